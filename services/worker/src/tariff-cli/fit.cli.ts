import { fitCalibration } from '@tallyport/domain/classification/fitting/fit-calibration';
import { fitWeights } from '@tallyport/domain/classification/fitting/fit-weights';
import { labelGoods } from '@tallyport/domain/classification/fitting/labelled-goods';
import { type MadeGoods, madeGoods } from '@tallyport/domain/classification/fitting/made-goods';
import { buildTariffIndex } from '@tallyport/domain/classification/index/tariff-index';
import { EVIDENCE } from '@tallyport/domain/classification/ranking/evidence';
import { runProgram } from '@tallyport/runtime/run-program';
import { openGoodsReader } from '@tallyport/tariff/embedding/goods-reader';
import { readCsv } from '../adapters/read-csv.js';
import { loadTariffEntries } from '../adapters/tariff/load-tariff.js';
import { tariffFolder } from '../adapters/tariff/tariff-versions.js';

/** So many goods made of the nomenclature stand beside each labelled one where chances are fitted, so that both are told rightly. */
const MADE_TO_EACH = 0.25;
const SEED = 7;

const round = (value: number) => Math.round(value * 1000) / 1000;

/** Fits on the odd rows, so that the even ones can measure: by embeddings too where they are known, else by words alone. */
async function fit(path: string): Promise<string> {
  const entries = await loadTariffEntries(tariffFolder(process.env));
  const tariff = buildTariffIndex(entries);
  const reader = await openGoodsReader(tariff);
  const labelled = async (goods: readonly MadeGoods[]) => {
    const embeddings = await reader?.embeddingsOf(goods.map(({ description }) => description));
    return goods.flatMap(({ description, code }, at) => labelGoods(description, code, tariff, embeddings?.[at]) ?? []);
  };
  const odd = (await readCsv(path)).filter((_row, at) => at % 2 === 0);
  const real = await labelled(odd.map((row) => ({ description: row['description'] ?? '', code: row['hs6'] ?? '' })));
  const nomenclature = entries.filter(({ source }) => source === 'nomenclature');
  const made = await labelled(madeGoods(nomenclature, Math.round(MADE_TO_EACH * real.length), SEED));
  const weights = fitWeights(real);
  const { floor, slope, official } = fitCalibration([...real, ...made], weights);
  const fitted = {
    by: reader === null ? 'words' : 'meaning',
    weights: Object.fromEntries(EVIDENCE.map((kind, at) => [kind, round(weights[at] ?? 0)])),
    nothingFits: round(weights.at(-1) ?? 0),
    calibration: { floor: round(floor), slope: round(slope), official: round(official) },
  };
  return `${JSON.stringify(fitted, null, 2)}\n`;
}

const PROGRAM = { usage: 'usage: npm run -s tariff:fit -- PAIRS.csv', options: {}, words: { atLeast: 1, atMost: 1 } };

await runProgram(PROGRAM, async ({ positionals: [path = ''] }) => {
  process.stdout.write(await fit(path));
});
