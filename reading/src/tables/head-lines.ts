import { currencyIn } from '@tallyport/domain/values/currencies';
import { isQuantityUnit } from '@tallyport/domain/values/quantity-units';
import { wholeLabel } from '../labels/match-label.js';
import { type Area, areaAround, heightOf, isSameLine, overlapX } from '../page/area.js';
import { besides, inBand } from '../page/band.js';
import { isClosed, isSameCell } from '../page/enclosure.js';
import type { Phrase } from '../page/phrases.js';
import { type ColumnHead, SUBJECTS } from './column-head.js';
import { type ColumnRole, columnRoleOf } from './column-roles.js';
import { isData } from './numbers-in-heads.js';
import { isSpan } from './spanning-head.js';
import { stackedHeads } from './stacked-heads.js';
import { HEAD_LINES } from './tuning.js';

/** The line of a phrase and the lines right below it, as long as they stand close together. */
export function linesFrom(first: Phrase, phrases: readonly Phrase[]): Phrase[][] {
  const lines: Phrase[][] = [besides(phrases, first.area).filter((phrase) => isSameLine(phrase.area, first.area))];
  const taken = new Set(lines[0]);
  const reach = areaAround((lines[0] ?? []).map(({ area }) => area));
  let bottom = reach.bottom;
  const height = heightOf(first.area);
  while (lines.length < HEAD_LINES.mostStaggered) {
    const limit = bottom + 0.9 * height;
    const next = inBand(phrases, first.area.top, limit).find(
      (phrase) => phrase.area.top > first.area.top && phrase.area.top < limit && phrase.area.bottom > bottom && !taken.has(phrase),
    );
    if (next === undefined || (lines.length >= HEAD_LINES.mostLines && !(isClosed(next.cell) && isSameRow(first.cell, next.cell)))) break;
    const line = besides(phrases, next.area).filter((phrase) => isSameLine(phrase.area, next.area) && !taken.has(phrase));
    lines.push(line);
    for (const phrase of line) taken.add(phrase);
    bottom = Math.max(...line.map(({ area }) => area.bottom));
  }
  return lines;
}

/** Whether a line is some words alone under a head that is whole without them: the first text of a row, not a line of the head. */
export function isFirstText(above: readonly Phrase[], [phrase, ...others]: readonly Phrase[]): boolean {
  if (phrase === undefined || others.length > 0 || above.length < 3 || !/^\p{L}[^()（）:]*\s\S/u.test(phrase.text)) return false;
  if (columnRoleOf(phrase.text) !== null || wholeLabel(phrase.text) !== null) return false;
  return stackedHeads(above).some(({ role, area }) => role !== null && SUBJECTS.has(role) && overlapX(area, phrase.area) > 0);
}

/** Whether a line stands below the rule under a whole row of heads, and heads nothing itself: the first texts of the rows. */
export function isRuledOff(above: readonly Phrase[], line: readonly Phrase[]): boolean {
  const bottom = above[0]?.cell.bottom ?? Number.POSITIVE_INFINITY;
  const isRow = above.every(({ cell }) => isClosed(cell) && Math.abs(cell.bottom - bottom) < 1);
  if (!isRow || !line.every(({ cell }) => isClosed(cell) && cell.top >= bottom - 1)) return false;
  const known = stackedHeads(above).filter(({ role }) => role !== null);
  return known.length >= HEAD_LINES.leastKnown && !line.some(({ text }) => columnRoleOf(text) !== null);
}

/** Whether a small ruled cell of a band goes on below it: a head has all lines of its cell. A large one may hold head and rows. */
export function isCutShort(band: readonly Phrase[], below: readonly Phrase[]): boolean {
  return below.some(
    (lower) =>
      isClosed(lower.cell) &&
      heightOf(lower.cell) < (HEAD_LINES.mostLines + 1) * heightOf(lower.area) &&
      !isData(lower) &&
      band.some((upper) => isClosed(upper.cell) && isSameRow(upper.cell, lower.cell)),
  );
}

/** Whether a small ruled cell of a band begins above it. */
export function isCutAbove(band: readonly Phrase[], phrases: readonly Phrase[]): boolean {
  const inCells = band.filter(
    ({ cell, area }) => isClosed(cell) && heightOf(cell) < (HEAD_LINES.mostLines + 1) * heightOf(area) && !isShared(cell, band),
  );
  return inCells.some(({ cell, area }) =>
    phrases.some(
      (upper) =>
        upper.area.top < area.top && !isData(upper) && !band.includes(upper) && isClosed(upper.cell) && isSameRow(upper.cell, cell),
    ),
  );
}

/** Whether a ruled cell holds several phrases beside each other: then it is the frame of something, no head's. */
function isShared(cell: Area, band: readonly Phrase[]): boolean {
  const within = band.filter((phrase) => isSameCell(phrase.cell, cell));
  return within.some((one, index) => within.slice(index + 1).some((other) => isSameLine(one.area, other.area)));
}

/** Whether two ruled cells stand between the same rules. */
function isSameRow(one: Area, other: Area): boolean {
  return Math.abs(one.top - other.top) < 1 && Math.abs(one.bottom - other.bottom) < 1;
}

/** Whether a rule parts two groups of lines, and the upper one has texts that head no column: a row of fields over a row of heads. */
export function isFieldsAbove(above: readonly Phrase[], below: readonly Phrase[]): boolean {
  const isParted = above.some((upper) =>
    below.some(
      (lower) => overlapX(upper.area, lower.area) > 0 && Number.isFinite(upper.cell.bottom) && upper.cell.bottom <= lower.area.top + 1,
    ),
  );
  if (!isParted || areHeadsInTwoRows(above, below)) return false;
  const isHeadBeside = above.some(({ cell }) => below.some(({ area }) => cell.bottom > area.bottom));
  const named = isHeadBeside ? above.filter((phrase) => !isSpan(phrase, [...above, ...below])) : above;
  return stackedHeads(named.filter(({ cell }) => !isHeadBeside || below.some(({ area }) => cell.bottom <= area.top + 1))).some(
    ({ role }) => role === null,
  );
}

/** Whether two ruled rows stand in the same columns, and most of the upper texts head columns: heads over their units, or in two languages. */
function areHeadsInTwoRows(above: readonly Phrase[], below: readonly Phrase[]): boolean {
  const isOver = (upper: Phrase, lower: Phrase): boolean =>
    isClosed(lower.cell) && isClosed(upper.cell) && upper.cell.left <= lower.cell.left + 1 && lower.cell.right <= upper.cell.right + 1;
  const heads = above.map((upper) => [upper, ...below.filter((lower) => isOver(upper, lower))]);
  const known = heads.filter(
    (head) => columnRoleOf(head[0]?.text ?? '') !== null || columnRoleOf(head.map(({ text }) => text).join(' ')) !== null,
  );
  return (
    below.length >= HEAD_LINES.leastKnown &&
    below.every((lower) => above.some((upper) => isOver(upper, lower))) &&
    !above.some(isData) &&
    known.length >= HEAD_LINES.leastKnown &&
    known.length * 2 > above.length
  );
}

/** Remarks in brackets below heads (`(kg)`) belong to them although they name no column. */
export function remarksBelow(phrases: readonly Phrase[]): number {
  return phrases.filter(({ text }) => /^[(（].*[)）]$/u.test(text)).length * 0.5;
}

/** Columns of figures, in which words alone are none of a row. */
const FIGURED = new Set<ColumnRole>([
  'quantity',
  'quantity_unit',
  'unit_price',
  'total_price',
  'net_weight',
  'gross_weight',
  'volume',
  'packages',
]);

/** Whether the next line has no figures, and words under heads of figures that are none of their values: a line more of the heads. */
export function isCutOff(heads: readonly ColumnHead[], next: readonly Phrase[]): boolean {
  if (next.length === 0 || next.some(isData)) return false;
  const isOfHead = ({ text, area }: Phrase): boolean =>
    /\p{L}{2}/u.test(text) &&
    !/^\d/u.test(text) &&
    !isQuantityUnit(text.trim()) &&
    currencyIn(text) === null &&
    heads.some(({ role, likely, area: above }) => FIGURED.has(role ?? likely ?? 'other') && overlapX(above, area) > 0);
  return next.some(isOfHead);
}
