import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase } from '@tallyport/database/testing/test-database';
import type { GoodsEmbedding } from '@tallyport/domain/classification/embedding/goods-embedding';
import { type MadeGoods, madeGoods } from '@tallyport/domain/classification/fitting/made-goods';
import { buildTariffIndex, type TariffIndex } from '@tallyport/domain/classification/index/tariff-index';
import { readNomenclature } from '@tallyport/domain/classification/read-nomenclature';
import { suggestTariffCodes } from '@tallyport/domain/classification/suggest-tariff-codes';
import type { TariffEntry } from '@tallyport/domain/classification/tariff-entry';
import { startPostgres } from '@tallyport/local/test-engines';
import { openGoodsReader } from '@tallyport/tariff/embedding/goods-reader';
import { readCsv } from '@tallyport/worker/adapters/read-csv';
import { readStarter } from '@tallyport/worker/adapters/tariff/starter';
import { completeEmbeddings } from '@tallyport/worker/adapters/tariff/tariff-embeddings';
import { REAL_PAPERS } from '@tallyport/worker/testing/real-papers';
import type { Bench } from '../bench.js';
import { exactly } from '../exact.js';
import type { BenchLine } from '../goal.js';
import { FullTextRanking } from './full-text-ranking.js';

const NOMENCLATURE = join(REAL_PAPERS, 'hs/harmonized-system.csv');
const SEED = 2_022;
const DESCRIPTIONS = 2_400;
const BINS = 10;

/** How a list of codes met the right one. */
interface Met {
  readonly first: boolean;
  readonly three: boolean;
  readonly headingInThree: boolean;
  readonly confidence: number;
}

/**
 * P21: goods that nobody saw before. Descriptions are made of nomenclature texts as invoices would say them (other order, words left
 * out, cut off, misspelt); ours and PostgreSQL's full-text ranking search the same texts.
 */
export const newGoods: Bench = {
  id: 'P21',
  title: 'codes of new goods against full-text ranking',
  async *run(say) {
    if (!existsSync(NOMENCLATURE)) {
      say(`skipped: there is no nomenclature at ${NOMENCLATURE}`);
      return;
    }
    const nomenclature = readNomenclature(await readCsv(NOMENCLATURE), 'harmonized-system');
    const entries = [...(await readStarter()).entries, ...nomenclature];
    const asked = madeGoods(nomenclature, DESCRIPTIONS, SEED);
    say(`${asked.length} descriptions, ${entries.length} entries`);
    const index = buildTariffIndex(entries);
    const embeddings = await embeddingsOf(asked, entries, index);
    say(embeddings === undefined ? 'by words alone: the text model is not here' : 'by words and by embeddings');
    const ours = asked.map(({ description, code }, place) => {
      const { candidates } = suggestTariffCodes(description, index, embeddings?.[place]);
      return met(
        candidates.map((candidate) => candidate.code),
        code,
        candidates[0]?.confidence ?? 0,
      );
    });
    const bare = await askFullText(entries, asked);
    yield* linesOf(ours, bare);
  },
};

/** The embeddings of the descriptions, as the product would have them; undefined where its model was not fetched. */
async function embeddingsOf(
  asked: readonly MadeGoods[],
  entries: readonly TariffEntry[],
  index: TariffIndex,
): Promise<GoodsEmbedding[] | undefined> {
  if (!(await completeEmbeddings(entries, 0))) return undefined;
  const reader = await openGoodsReader(index);
  const embeddings = await reader?.embeddingsOf(asked.map(({ description }) => description));
  await reader?.close();
  return embeddings;
}

async function askFullText(entries: Parameters<typeof FullTextRanking.over>[1], asked: readonly MadeGoods[]): Promise<Met[]> {
  const postgres = await startPostgres();
  try {
    const database = await createTestDatabase(postgres.url);
    const ranking = await FullTextRanking.over(database.pool(), entries);
    const answers: Met[] = [];
    for (const { description, code } of asked) answers.push(met(await ranking.codesOf(description), code, 0));
    await database.drop();
    return answers;
  } finally {
    await postgres.stop();
  }
}

function met(codes: readonly string[], right: string, confidence: number): Met {
  const three = codes.slice(0, 3);
  return {
    first: three[0] === right,
    three: three.includes(right),
    headingInThree: three.some((code) => code.slice(0, 4) === right.slice(0, 4)),
    confidence,
  };
}

function* linesOf(ours: readonly Met[], bare: readonly Met[]): Iterable<BenchLine> {
  const share = (answers: readonly Met[], is: (answer: Met) => boolean) => answers.filter(is).length / answers.length;
  const wrong = (answers: readonly Met[]) => 1 - share(answers, ({ three }) => three);
  const line = (what: string, figure: number, goal: BenchLine['goal']): BenchLine => ({ id: 'P21', what, ratio: exactly(figure), goal });
  yield line(
    'new goods: six digits first',
    share(ours, ({ first }) => first),
    { atLeast: 0.6 },
  );
  yield line(
    'new goods: six digits among three',
    share(ours, ({ three }) => three),
    { atLeast: 0.85 },
  );
  yield line(
    'new goods: heading among three',
    share(ours, ({ headingInThree }) => headingInThree),
    { atLeast: 0.95 },
  );
  yield line('new goods: wrong among three, by full-text ranking', wrong(ours) / wrong(bare), { atMost: 0.6 });
  yield line('new goods: calibration error', calibrationError(ours), { atMost: 0.03 });
}

/** By how much, on the average of all answers, the chance that was told differs from how often it came true. */
function calibrationError(answers: readonly Met[]): number {
  const bins = Array.from({ length: BINS }, (_, bin) =>
    answers.filter(({ confidence }) => Math.min(BINS - 1, Math.floor(confidence * BINS)) === bin),
  );
  return bins.reduce((sum, bin) => {
    if (bin.length === 0) return sum;
    const told = bin.reduce((total, { confidence }) => total + confidence, 0) / bin.length;
    const came = bin.filter(({ first }) => first).length / bin.length;
    return sum + (bin.length / answers.length) * Math.abs(told - came);
  }, 0);
}
