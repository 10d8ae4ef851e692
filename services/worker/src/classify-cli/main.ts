import { writeFile } from 'node:fs/promises';
import type { GoodsEmbedding } from '@tallyport/domain/classification/embedding/goods-embedding';
import type { TariffIndex } from '@tallyport/domain/classification/index/tariff-index';
import { suggestTariffCodes } from '@tallyport/domain/classification/suggest-tariff-codes';
import { readConfig } from '@tallyport/runtime/config';
import { runProgram } from '@tallyport/runtime/run-program';
import { UnusableInput } from '@tallyport/runtime/unusable-input';
import { openGoodsReader } from '@tallyport/tariff/embedding/goods-reader';
import { Registry } from 'prom-client';
import { modelConfigOf, modelVariables } from '../adapters/model/model-config.js';
import { openModel } from '../adapters/model/open-model.js';
import { readCsv } from '../adapters/read-csv.js';
import { loadTariff, loadTariffEntries } from '../adapters/tariff/load-tariff.js';
import { completeEmbeddings, NO_EMBEDDINGS } from '../adapters/tariff/tariff-embeddings.js';
import { tariffFolder } from '../adapters/tariff/tariff-versions.js';
import { answerOf, judgedAnswerOf } from './answer.js';
import { judgeSuggestions } from './judge-suggestions.js';

const PROGRAM = {
  usage: 'usage: npm run -s classify -- PAIRS.csv [--out FILE.jsonl] [--model]',
  options: { out: { type: 'string' }, model: { type: 'boolean' } },
  words: { atLeast: 1, atMost: 1 },
} as const;
const NO_MODEL = 'No model is configured (OPENAI_MODEL): codes are suggested without one.\n';
const ALL_CORES = 0;

/** Reads the column `description` and nothing else of the file. */
async function descriptionsOf(path: string): Promise<string[]> {
  const rows = await readCsv(path);
  const descriptions = rows.flatMap((row) => row['description'] ?? []);
  if (rows.length === 0 || descriptions.length < rows.length) throw new UnusableInput(`${path} has no column description.`);
  return descriptions;
}

/** What the descriptions mean. The first time what the tariff's phrases mean is worked out too, which takes minutes. */
async function embeddingsOf(descriptions: readonly string[], tariff: TariffIndex): Promise<readonly GoodsEmbedding[] | undefined> {
  if (!(await completeEmbeddings(await loadTariffEntries(tariffFolder(process.env)), ALL_CORES))) {
    process.stderr.write(`${NO_EMBEDDINGS}\n`);
    return undefined;
  }
  const reader = await openGoodsReader(tariff);
  const embeddings = await reader?.embeddingsOf(descriptions);
  await reader?.close();
  return embeddings;
}

async function classify(
  path: string,
  { out, model: asksModel = false }: { out?: string | undefined; model?: boolean | undefined },
): Promise<void> {
  const descriptions = await descriptionsOf(path);
  const tariff = await loadTariff(tariffFolder(process.env));
  const embeddings = await embeddingsOf(descriptions, tariff);
  const described = descriptions.map((description, row) => ({
    description,
    tariff: suggestTariffCodes(description, tariff, embeddings?.[row]),
  }));
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

await runProgram(PROGRAM, ({ values, positionals: [path = ''] }) => classify(path, values));
