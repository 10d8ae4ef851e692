import { heightOf, middleY, overlapX } from '../page/area.js';
import { isClosed } from '../page/enclosure.js';
import type { Phrase } from '../page/phrases.js';
import { isLikeRow } from './between-rows.js';
import type { BodyLine } from './body-line.js';
import type { ColumnRole } from './column-roles.js';
import { type Column, columnAt } from './columns.js';
import { placedPieces } from './placed-pieces.js';
import { isRemark } from './rows.js';
import { GROUP_LINES } from './tuning.js';

/** Columns of which each row has one value, on its main line. */
const ANCHORS: readonly ColumnRole[] = [
  'total_price',
  'quantity',
  'unit_price',
  'packages',
  'net_weight',
  'gross_weight',
  'weight',
  'volume',
  'package_range',
  'hs_code',
  'product_code',
];
/** Columns of figures of which each row has several on one line. */
const FIGURED = new Set<ColumnRole>(['quantity', 'unit_price', 'total_price', 'net_weight', 'gross_weight']);
/** What a row of goods that are sold has. */
const PRICED = new Set<ColumnRole>(['quantity', 'unit_price', 'total_price']);
const NUMBER = /^[^\p{L}\d]{0,4}(?:[A-Z]{3}\s?)?[$€£¥]?\s?\d[\d.,'/ -]*/u;

/** Groups the lines of a table's body to rows: by the rules between them, and within these by the column that has one value a row. */
export function groupLines(lines: readonly BodyLine[], columns: readonly Column[]): BodyLine[][] {
  const { isAnchor, isFigured } = anchorOf(lines, columns);
  const ruled = ruledGroups(
    lines,
    columns.find(({ role }) => role === 'item'),
  );
  return ruled.flatMap((group) => {
    const isOne =
      group.filter(isAnchor).length <= 1 ||
      (!isFigured && ruled.length > 1 && group.every(({ phrases }) => phrases.every(({ cell }) => isClosed(cell))));
    return isOne && isRuled(group) ? [group] : splitAtAnchors(group, isAnchor);
  });
}

/** What tells the lines on which a row begins or has its numbers, and whether it goes by figures or by texts alone. */
interface Anchor {
  readonly isAnchor: (line: BodyLine) => boolean;
  readonly isFigured: boolean;
}

function anchorOf(lines: readonly BodyLine[], columns: readonly Column[]): Anchor {
  const item = columns.find(({ role }) => role === 'item');
  if (item !== undefined && countsUp(lines.flatMap((line) => textUnder(line, item, columns) ?? []))) {
    const counted = (line: BodyLine): boolean => textUnder(line, item, columns) !== null;
    // A row among those that are numbered may have no number of its own: a deposit, a fee.
    const arePriced = lines.filter(counted).every((line) => isPriced(line, columns));
    const isRow = (line: BodyLine): boolean => counted(line) || (arePriced && isPriced(line, columns));
    return { isAnchor: figuresOver(lines, columns, counted) ?? isRow, isFigured: true };
  }
  const [best] = columns
    .filter(({ role }) => role !== null && ANCHORS.includes(role))
    .map((column) => ({ column, count: lines.filter((line) => isNumberUnder(line, column, columns)).length }))
    .sort((a, b) => Number(isCode(a)) - Number(isCode(b)) || b.count - a.count || rank(a.column) - rank(b.column));
  if (best !== undefined && best.count > 0) return { isAnchor: (line) => isNumberUnder(line, best.column, columns), isFigured: true };
  const text = columns.find(({ role }) => role === 'description') ?? columns[0];
  const isBare = columns.every(({ role }) => role === null) && lines.some((line) => isLikeRow(line, columns));
  // Where nothing is known of the columns and the first one has words, some of these may go on below the figures.
  if (isBare && text !== undefined && !lines.some((line) => isNumberUnder(line, text, columns)))
    return { isAnchor: (line) => isLikeRow(line, columns), isFigured: true };
  return { isAnchor: (line) => text !== undefined && textUnder(line, text, columns) !== null, isFigured: false };
}

/** Whether a line names goods and says how many there are, what one costs and what all do. */
function isPriced(line: BodyLine, columns: readonly Column[]): boolean {
  const figured = columns.filter(({ role }) => role !== null && PRICED.has(role));
  const described = columns.find(({ role }) => role === 'description');
  return (
    figured.length === PRICED.size &&
    figured.every((column) => isNumberUnder(line, column, columns)) &&
    described !== undefined &&
    textUnder(line, described, columns) !== null
  );
}

/** Where numbers of rows stand in the middle of their height, below their figures: the lines with the figures. Null where they stand beside these. */
function figuresOver(
  lines: readonly BodyLine[],
  columns: readonly Column[],
  isCounted: (line: BodyLine) => boolean,
): ((line: BodyLine) => boolean) | null {
  const figured = columns.filter(({ role }) => role !== null && FIGURED.has(role));
  const isFigured = (line: BodyLine): boolean => figured.filter((column) => isNumberUnder(line, column, columns)).length > 1;
  const first = lines.findIndex(isCounted);
  if (first < 1 || lines.slice(first, first + 1).some(isFigured) || !lines.slice(0, first).some(isFigured)) return null;
  const anchors = new Set<BodyLine>();
  let from = 0;
  for (const [index, line] of lines.entries()) {
    if (!isCounted(line)) continue;
    const anchor = isFigured(line) ? line : (lines.slice(from, index).find(isFigured) ?? line);
    anchors.add(anchor);
    from = index + 1;
  }
  return (line) => anchors.has(line);
}

/** Codes are broken over lines, and a column that has no number at all anchors nothing. */
function isCode({ column, count }: { column: Column; count: number }): boolean {
  return column.role === 'product_code' || count === 0;
}

function rank({ role }: Column): number {
  return role === null ? ANCHORS.length : ANCHORS.indexOf(role);
}

/** Rows are counted by ones or, as some programs do, by tens. */
export function countsUp(texts: readonly string[]): boolean {
  const numbers = texts.map((text) => Number(/^\d+/.exec(text)?.[0] ?? Number.NaN));
  const step = numbers.length > 1 && numbers.every((number) => number % 10 === 0) ? 10 : 1;
  return numbers.length > 0 && numbers.every((number, index) => index === 0 || number === (numbers[index - 1] ?? 0) + step);
}

function isNumberUnder(line: BodyLine, column: Column, columns: readonly Column[]): boolean {
  return !isAcross(line, columns) && NUMBER.test(textUnder(line, column, columns) ?? '');
}

/** Whether a line is one text that runs over several columns, or labels with values beside each other: its numbers are none of theirs. */
function isAcross(line: BodyLine, columns: readonly Column[]): boolean {
  const [phrase, ...others] = line.phrases;
  if (others.length > 0) return isRemark(line, columns);
  if (phrase === undefined || !/\p{L}{3}/u.test(phrase.text)) return false;
  return new Set(phrase.words.map(({ area }) => columnAt(columns, area))).size > 1;
}

function textUnder(line: BodyLine, column: Column, columns: readonly Column[]): string | null {
  const pieces = placedPieces(line, columns).filter((placed) => placed.column === column);
  return pieces.length === 0 ? null : pieces.map(({ piece }) => piece.text).join(' ');
}

/** Lines with no horizontal rule between them, as far as they stand above each other. */
function ruledGroups(lines: readonly BodyLine[], item: Column | undefined): BodyLine[][] {
  const counters = item === undefined ? [] : lines.flatMap(({ phrases }) => phrases.filter(({ area }) => columnAt([item], area) !== null));
  const groups: BodyLine[][] = [];
  let above: Phrase[] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group === undefined || (isRuledApart(above, line) && !isAcrossOne(group.at(-1), line, counters))) {
      groups.push([line]);
      above = [];
    } else group.push(line);
    above.push(...line.phrases.filter(({ cell }) => Number.isFinite(cell.bottom)));
  }
  return groups;
}

/** Whether the number of a row stands in one cell beside two lines, whatever rules part these. */
function isAcrossOne(above: BodyLine | undefined, below: BodyLine, counters: readonly Phrase[]): boolean {
  return counters.some(
    ({ cell }) =>
      above !== undefined &&
      Number.isFinite(cell.top) &&
      Number.isFinite(cell.bottom) &&
      cell.top <= middleY(above.area) &&
      middleY(below.area) <= cell.bottom &&
      counters.filter((other) => other.cell.top === cell.top).length === 1,
  );
}

/** Whether a rule stands between a line and what stands above it with a rule below. */
function isRuledApart(above: readonly Phrase[], below: BodyLine): boolean {
  return below.phrases.some((phrase) =>
    above.some((other) => overlapX(other.area, phrase.area) > 0 && other.cell.bottom <= middleY(phrase.area)),
  );
}

/** Each line without an anchor belongs to the row above, unless it stands clearly nearer to the row below. */
function splitAtAnchors(lines: readonly BodyLine[], isAnchor: (line: BodyLine) => boolean): BodyLine[][] {
  const rows: BodyLine[][] = [];
  let waiting: BodyLine[] = [];
  const [first, last] = [lines[0], lines.at(-1)];
  const isLow = first !== undefined && last !== undefined && isAnchor(last) && (!isAnchor(first) || leansDown(lines, isAnchor));
  const isHigh = first !== undefined && isAnchor(first);
  for (const line of lines) {
    if (isAnchor(line)) {
      const [back, forth] = shared(waiting, rows.at(-1)?.at(-1), line, { isLow, isHigh });
      rows.at(-1)?.push(...back);
      rows.push([...forth, line]);
      waiting = [];
    } else waiting.push(line);
  }
  rows.at(-1)?.push(...attached(waiting, rows.at(-1)?.at(-1)));
  return rows.length === 0 ? [[...lines]] : rows;
}

/** Whether the lines between two figures stand a little nearer to the lower ones. On a scan single ones may seem not to. */
function leansDown(lines: readonly BodyLine[], isAnchor: (line: BodyLine) => boolean): boolean {
  const leans = lines.flatMap((line, index) => {
    const [above, below] = [lines[index - 1], lines[index + 1]];
    if (isAnchor(line) || above === undefined || below === undefined || !isAnchor(above) || !isAnchor(below)) return [];
    return [(line.area.top - above.area.bottom - (below.area.top - line.area.bottom)) / heightOf(line.area)];
  });
  return (
    leans.length > 0 &&
    Math.min(...leans) > -GROUP_LINES.lean &&
    leans.reduce((sum, lean) => sum + lean, 0) > GROUP_LINES.lean * leans.length
  );
}

/** Lines under the last row belong to it as long as they follow closely, or stand in the same ruled cells. */
function attached(lines: readonly BodyLine[], above: BodyLine | undefined): readonly BodyLine[] {
  let previous = above;
  const end = lines.findIndex((line) => {
    const isFar = previous !== undefined && !isRuled([previous, line]) && line.area.top - previous.area.bottom > 1.6 * heightOf(line.area);
    previous = line;
    return isFar;
  });
  return end < 0 ? lines : lines.slice(0, end);
}

/** Whether lines stand between the same rules, above and below. */
function isRuled(lines: readonly BodyLine[]): boolean {
  const cells = lines.map((line) => ({
    top: Math.max(...line.phrases.map(({ cell }) => cell.top)),
    bottom: Math.min(...line.phrases.map(({ cell }) => cell.bottom)),
  }));
  return cells.every(
    ({ top, bottom }) => Number.isFinite(top) && Number.isFinite(bottom) && top === cells[0]?.top && bottom === cells[0]?.bottom,
  );
}

/**
 * Divides the lines between two rows at their widest gap; without one they are of the row above, but for what stands behind details where not
 * even the first row has its figures on its first line. Where figures are set low they are of the row below.
 */
function shared(
  lines: readonly BodyLine[],
  above: BodyLine | undefined,
  below: BodyLine,
  { isLow, isHigh }: { readonly isLow: boolean; readonly isHigh: boolean },
): [readonly BodyLine[], readonly BodyLine[]] {
  if (above === undefined && isLow) return [[], lines];
  if (above === undefined) return [[], lines.filter((line) => below.area.top - line.area.bottom < 0.8 * heightOf(below.area))];
  const all = [above, ...lines, below];
  const gaps = all.slice(1).map((line, index) => line.area.top - (all[index]?.area.bottom ?? 0));
  const widest = Math.max(...gaps);
  const typical = 0.25 * heightOf(below.area);
  const isTold = widest - Math.min(...gaps) > typical;
  const cut = isTold ? gaps.findLastIndex((gap) => gap > widest - typical) : isLow ? 0 : isHigh ? lines.length : endOfDetails(lines);
  return [lines.slice(0, cut), lines.slice(cut)];
}

/** A detail of goods under its label, below what they are: `HS Code: 520852`. */
const DETAIL = /^\p{L}[\p{L} .#/]{1,30}[:#]\s*\S/u;

/** Where the next description begins behind the details of the one before it; without details nowhere. */
function endOfDetails(lines: readonly BodyLine[]): number {
  const isDetail = ({ phrases }: BodyLine): boolean => phrases.every(({ text }) => DETAIL.test(text));
  const next = lines.findIndex((line, index) => index > 0 && !isDetail(line) && lines.slice(0, index).some(isDetail));
  return next < 0 ? lines.length : next;
}
