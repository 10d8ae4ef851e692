import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { suggestTariffCodes } from '@tallyport/domain/classification/suggest-tariff-codes';
import { readConfig } from '@tallyport/runtime/config';
import { Registry } from 'prom-client';
import { modelConfigOf, modelVariables } from './adapters/model/model-config.js';
import { openModel } from './adapters/model/open-model.js';
import { loadTariff, loadTariffEntries } from './adapters/tariff/load-tariff.js';
import { readCsv } from './adapters/tariff/read-csv.js';
import { tariffFolder } from './adapters/tariff/tariff-versions.js';
import { answerOf, judgedAnswerOf } from './classify-cli/answer.js';
import { judgeSuggestions } from './classify-cli/judge-suggestions.js';

const USAGE = 'usage: npm run -s classify -- PAIRS.csv [--out FILE.jsonl] [--model]';
const NO_MODEL = 'No model is configured (OPENAI_MODEL): codes are suggested without one.\n';

/** Reads the column `description` and nothing else of the file. */
async function descriptionsOf(path: string): Promise<string[] | undefined> {
  const rows = await readCsv(path);
  const descriptions = rows.flatMap((row) => row['description'] ?? []);
  return descriptions.length === rows.length ? descriptions : undefined;
}

async function classify(
  path: string,
  { out, model: asksModel = false }: { out?: string | undefined; model?: boolean | undefined },
): Promise<void> {
  const descriptions = await descriptionsOf(path);
  if (descriptions === undefined) {
    process.stderr.write(`${path} has no column description.\n`);
    process.exitCode = 1;
    return;
  }
  const tariff = await loadTariff(tariffFolder(process.env));
  const described = descriptions.map((description) => ({ description, tariff: suggestTariffCodes(description, tariff) }));
  const model = asksModel ? openModel(modelConfigOf(readConfig(modelVariables, process.env)), new Registry()) : null;
  if (asksModel && model === null) process.stderr.write(NO_MODEL);
  const answers =
    model === null
      ? described.map((one) => answerOf(one.tariff))
      : (await judgeSuggestions(described, model, await loadTariffEntries(tariffFolder(process.env)))).map(judgedAnswerOf);
  const lines = answers.map((answer) => `${JSON.stringify(answer)}\n`).join('');
  if (out === undefined) process.stdout.write(lines);
  else await writeFile(out, lines);
}

const { values, positionals } = parseArgs({ options: { out: { type: 'string' }, model: { type: 'boolean' } }, allowPositionals: true });
const [path, ...others] = positionals;
if (path === undefined || others.length > 0) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  await classify(path, values);
}
