import { type NumberStyle, numbersIn } from '@tallyport/domain/values/numbers';
import { Decimal } from 'decimal.js';
import { heightOf, overlapX } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { isSubtotal } from './between-rows.js';
import { type BodyLine, linesOf } from './body-line.js';
import { bandOver } from './proved-bands.js';
import { SUMMED_BANDS } from './tuning.js';

/**
 * The lines that stand over rows of which a line below sums figures up: their heads, whatever these say. The rows have words beside their figures,
 * and the sums stand below what they sum up.
 */
export function summedBands(phrases: readonly Phrase[]): Phrase[][] {
  const lines = linesOf(phrases);
  const bands: Phrase[][] = [];
  let from = 0;
  for (const index of lines.keys()) {
    const first = (['point', 'comma'] as const).map((style) => firstSummed(lines, index, from, style)).find((row) => row !== null);
    const band = first === undefined || first === null ? [] : bandOver(lines, first);
    if (band.length === 0) continue;
    bands.push(band);
    from = index + 1;
  }
  return bands;
}

/** The first of the rows whose figures a line sums up; null where it sums none up. */
function firstSummed(lines: readonly BodyLine[], sum: number, from: number, style: NumberStyle): number | null {
  const told = figuresOn(lines[sum], style);
  if (told.length === 0) return null;
  const sums = told.map(() => new Decimal(0));
  let rows = 0;
  let first = sum;
  for (let index = sum - 1; index >= from; index -= 1) {
    const [line, below] = [lines[index], lines[index + 1]];
    if (line === undefined || below === undefined) break;
    if (below.area.top - line.area.bottom > SUMMED_BANDS.widestGap * heightOf(below.area)) break;
    if (isSubtotal(line)) continue;
    const figures = figuresOn(line, style);
    const parts = told.map(({ area }) => figures.find((figure) => overlapX(figure.area, area) > 0)?.value);
    if (isRow(line, figures.length) && parts.some((part) => part !== undefined)) {
      rows += 1;
      first = index;
      for (const [at, part] of parts.entries()) sums[at] = sums[at]?.plus(part ?? 0) ?? new Decimal(0);
    } else if (line.phrases.length > 1 && figures.length > 0) break;
    const met = told.filter(({ value }, at) => value.gt(0) && sums[at]?.minus(value).abs().lt('0.011') === true).length;
    if (rows >= SUMMED_BANDS.leastRows && met >= (rows >= SUMMED_BANDS.manyRows ? 1 : 2)) return first;
  }
  return null;
}

function isRow({ phrases }: BodyLine, figures: number): boolean {
  return (
    phrases.length >= SUMMED_BANDS.leastCells && figures >= SUMMED_BANDS.leastFigures && phrases.some(({ text }) => /\p{L}{3}/u.test(text))
  );
}

interface Figure {
  readonly value: Decimal;
  readonly area: Phrase['area'];
}

function figuresOn(line: BodyLine | undefined, style: NumberStyle): Figure[] {
  return (line?.phrases ?? []).flatMap(({ text, area }) => {
    const [first, ...others] = numbersIn(text, style);
    return first === undefined || others.length > 0 || !/^(?:[A-Z]{3}|\p{Sc})?\W{0,2}\d/u.test(text) || /\p{L}{6}/u.test(text)
      ? []
      : [{ value: new Decimal(first.value), area }];
  });
}
