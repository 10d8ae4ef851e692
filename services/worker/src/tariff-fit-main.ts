import { fitCalibration } from '@tallyport/domain/classification/fitting/fit-calibration';
import { fitWeights } from '@tallyport/domain/classification/fitting/fit-weights';
import { labelGoods } from '@tallyport/domain/classification/fitting/labelled-goods';
import { EVIDENCE } from '@tallyport/domain/classification/ranking/evidence';
import { openGoodsReader } from '@tallyport/tariff/meaning/goods-reader';
import { loadTariff } from './adapters/tariff/load-tariff.js';
import { readCsv } from './adapters/tariff/read-csv.js';
import { tariffFolder } from './adapters/tariff/tariff-versions.js';

const round = (value: number) => Math.round(value * 1000) / 1000;

/** Fits on the odd rows, so that the even ones can measure: by meanings too where they are known, else by words alone. */
async function fit(path: string): Promise<string> {
  const tariff = await loadTariff(tariffFolder(process.env));
  const odd = (await readCsv(path)).filter((_row, at) => at % 2 === 0);
  const reader = await openGoodsReader(tariff);
  const meanings = await reader?.meaningsOf(odd.map((row) => row['description'] ?? ''));
  const goods = odd.flatMap((row, at) => labelGoods(row['description'] ?? '', row['hs6'] ?? '', tariff, meanings?.[at]) ?? []);
  const weights = fitWeights(goods);
  const { floor, slope, official } = fitCalibration(goods, weights);
  const fitted = {
    by: meanings === undefined ? 'words' : 'meaning',
    weights: Object.fromEntries(EVIDENCE.map((kind, at) => [kind, round(weights[at] ?? 0)])),
    nothingFits: round(weights.at(-1) ?? 0),
    calibration: { floor: round(floor), slope: round(slope), official: round(official) },
  };
  return `${JSON.stringify(fitted, null, 2)}\n`;
}

const [path, ...others] = process.argv.slice(2);
if (path === undefined || others.length > 0) {
  process.stderr.write('usage: npm run -s tariff:fit -- PAIRS.csv\n');
  process.exitCode = 2;
} else {
  process.stdout.write(await fit(path));
}
