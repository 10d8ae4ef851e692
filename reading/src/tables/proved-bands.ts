import { numbersIn } from '@tallyport/domain/values/numbers';
import { heightOf } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { type BodyLine, linesOf } from './body-line.js';
import { firstOfRows } from './first-of-rows.js';
import { isData } from './numbers-in-heads.js';
import { PROVED_BANDS } from './tuning.js';

/** Lines of heads stand no farther above each other than this part of their height, and the first row this far below them. */
const [CLOSE, NEAR] = [0.9, 2.2];

/**
 * The lines that stand over rows which prove themselves, a quantity times a price being an amount on one line: their heads, whatever these say.
 * Of each run of such rows the first one tells.
 */
export function provedBands(phrases: readonly Phrase[]): Phrase[][] {
  const lines = linesOf(phrases);
  const many =
    PROVED_BANDS.pricedFor.find((pieces) => lines.filter((line) => isProvedRow(line, pieces)).length > Math.min(1, pieces - 1)) ?? 1;
  const bands: Phrase[][] = [];
  let isBelow = false;
  for (const [index, line] of lines.entries()) {
    const isRow = isProvedRow(line, many);
    if (isRow && !isBelow) {
      const own = bandOver(lines, index);
      const band = own.length > 0 ? own : bandOver(lines, firstOfRows(lines, index));
      if (band.length > 0) bands.push(band);
    }
    if (isRow) isBelow = true;
    else if (line.phrases.length >= PROVED_BANDS.leastCells) isBelow = false;
  }
  return bands;
}

/** The lines that prove themselves, in order. */
export function provedRows(phrases: readonly Phrase[]): BodyLine[] {
  return linesOf(phrases).filter((line) => isProvedRow(line));
}

/** Whether a line has words, and among its figures a quantity, a price for one or for many, and what they make. */
export function isProvedRow(line: BodyLine, pricedFor = 1): boolean {
  return line.phrases.some(({ text }) => /\p{L}{3}/u.test(text)) && multiplies(line, pricedFor);
}

/** Whether among the figures of a line are a quantity, a price for one or for many, and what they make: in rows of two storeys what is sold stands above. */
export function multiplies({ phrases }: BodyLine, pricedFor = 1): boolean {
  if (phrases.length < PROVED_BANDS.leastCells) return false;
  return (['point', 'comma'] as const).some((style) => {
    const figures = phrases.flatMap(partsOf).flatMap((text) => {
      const [first, ...others] = numbersIn(text, style);
      return first === undefined || others.length > 0 || !isFigure(text) ? [] : [Number(first.value)];
    });
    return figures.some((amount, last) =>
      figures.some((price, at) =>
        figures.some(
          (quantity, other) => other < at && at !== last && other !== last && isProduct([quantity, price / pricedFor, amount], figures),
        ),
      ),
    );
  });
}

/** Figures that stand so close that they look like one text are told apart by their cents: `84.00 1,680.00`. */
function partsOf({ text }: Phrase): string[] {
  return /^\S*\d[.,]\d{2}\s\S*\d(?:[.,]\d{2})?$/u.test(text) || /^\d+\s\d+[.,]\d{2}$/u.test(text) ? [text, ...text.split(' ')] : [text];
}

/** A number, and beside it no more than what may be a unit or a currency: `40 Unit(s)`. */
function isFigure(text: string): boolean {
  return !/\p{L}{4}/u.test(text) || /^\W*\d[\d.,'’ ]*\p{L}{4,8}(?:\(\p{L}+\))?\.?$/u.test(text);
}

/** Whether a quantity times a price is an amount, less a discount that is printed beside them. */
function isProduct([quantity = 0, price = 0, amount = 0]: readonly number[], beside: readonly number[]): boolean {
  if (quantity <= 0 || price <= 0 || quantity === 1 || price === 1 || amount <= PROVED_BANDS.leastAmount) return false;
  return [0, ...beside].some((less) => less < 100 && Math.abs(quantity * price * (1 - less / 100) - amount) < 0.011);
}

/** The lines without figures right over a row that stand beside each other in several pieces, with those that go on with them. */
export function bandOver(lines: readonly BodyLine[], row: number): Phrase[] {
  const band: BodyLine[] = [];
  let passed = 0;
  for (let index = row - 1; index >= 0 && band.length < PROVED_BANDS.mostLines; index -= 1) {
    const line = lines[index];
    const below = lines[index + 1];
    if (line === undefined || below === undefined) break;
    const isText = band.length === 0 && line.phrases.length === 1;
    if (!isText && line.phrases.some(isData)) break;
    const gap = below.area.top - line.area.bottom;
    if (gap > (band.length === 0 ? NEAR : CLOSE) * heightOf(below.area)) break;
    if (isRuledOff(line, band)) break;
    // The first lines of what is sold may stand over its figures.
    if (isText) {
      passed += 1;
      const upper = lines.slice(0, index).findLast(({ phrases }) => phrases.length > 1);
      if (passed > PROVED_BANDS.mostTexts || upper === undefined || upper.phrases.some(isData)) break;
      continue;
    }
    band.unshift(line);
  }
  const widest = Math.max(0, ...band.map(({ phrases }) => phrases.length));
  return widest < PROVED_BANDS.leastCells - 1 ? [] : band.flatMap(({ phrases }) => phrases);
}

/** Whether a rule stands between a line and those of the band below it. */
function isRuledOff({ phrases }: BodyLine, band: readonly BodyLine[]): boolean {
  const below = band.flatMap((line) => line.phrases);
  return (
    below.length > 0 &&
    below.every(
      ({ cell, area }) => Number.isFinite(cell.top) && phrases.every((upper) => upper.area.bottom <= cell.top + 1 && area.top > cell.top),
    )
  );
}
