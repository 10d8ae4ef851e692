import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { suggestTariffCodes } from '@tallyport/domain/classification/suggest-tariff-codes';
import { loadTariff } from './adapters/tariff/load-tariff.js';
import { readCsv } from './adapters/tariff/read-csv.js';
import { tariffFolder } from './adapters/tariff/tariff-versions.js';
import { answerOf } from './classify-cli/answer.js';

const USAGE = 'usage: npm run -s classify -- PAIRS.csv [--out FILE.jsonl]';

/** Reads the column `description` and nothing else of the file. */
async function descriptionsOf(path: string): Promise<string[] | undefined> {
  const rows = await readCsv(path);
  const descriptions = rows.flatMap((row) => row['description'] ?? []);
  return descriptions.length === rows.length ? descriptions : undefined;
}

async function classify(path: string, out: string | undefined): Promise<void> {
  const descriptions = await descriptionsOf(path);
  if (descriptions === undefined) {
    process.stderr.write(`${path} has no column description.\n`);
    process.exitCode = 1;
    return;
  }
  const tariff = await loadTariff(tariffFolder(process.env));
  const lines = descriptions.map((description) => `${JSON.stringify(answerOf(suggestTariffCodes(description, tariff)))}\n`).join('');
  if (out === undefined) process.stdout.write(lines);
  else await writeFile(out, lines);
}

const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
const [path, ...others] = positionals;
if (path === undefined || others.length > 0) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  await classify(path, values.out);
}
