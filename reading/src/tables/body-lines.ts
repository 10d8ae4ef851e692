import { anyOf } from '@tallyport/domain/any-of';
import { isQuantityUnit } from '@tallyport/domain/values/quantity-units';
import { isSentence } from '@tallyport/domain/values/sentences';
import { insert } from '../ascending.js';
import type { Concept } from '../labels/concepts.js';
import { knownLabelsWithin } from '../labels/find-labels.js';
import { enumerated, matchLabel } from '../labels/match-label.js';
import { tokensOf } from '../labels/tokens.js';
import { heightOf } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { isCarried, isCountOfColumns, isField, isGroupName, isIntroduction, isLikeRow, isSubtotal, isTotalBehind } from './between-rows.js';
import { type BodyLine, linesOf } from './body-line.js';
import { isDescribing } from './cell-forms.js';
import type { ColumnRole } from './column-roles.js';
import { type Column, columnAt } from './columns.js';
import { isProvedRow, multiplies } from './proved-bands.js';
import { isRemark } from './rows.js';
import { BODY_LINES } from './tuning.js';
import { OF_ALL_WORDS, TOTAL_WORDS } from './words/total-words.js';

/** The lines of a table's body, the line of its totals if there is one, and whether the body ran to the end of its page. */
export interface TableBody {
  readonly lines: readonly BodyLine[];
  /** Lines between the rows that tell of several of them. */
  readonly asides: readonly BodyLine[];
  readonly totals: BodyLine | null;
  readonly isOpenEnded: boolean;
}

const TOTALS = new Set<Concept>(['total_amount', 'goods_total', 'total_in_words']);
// biome-ignore format: a table reads best in rows
const ENDS = new Set<Concept>([
  ...TOTALS, 'freight', 'freight_terms', 'insurance', 'discount', 'tax', 'other_charges', 'statement', 'signature', 'gross_weight', 'net_weight', 'volume', 'packages',
  'payment_terms', 'account', 'money_detail', 'issue_date', 'place_and_date_of_issue', 'deposit', 'currency', 'freight_payable_at', 'on_board_date', 'original_bills', 'sea_form', 'air_form', 'date',
  'signatory_name', 'issue_place', 'expiry_date', 'certificate_number', 'booking_number', 'vessel', 'vessel_and_voyage', 'voyage', 'port_of_loading', 'port_of_discharge',
  'place_of_delivery', 'place_of_receipt', 'delivery_agent', 'departure_date', 'completion_date', 'treatment_provider', 'due_date',
]);
/** Labels that describe the goods of one row when they stand in its description. */
const OF_A_ROW = new Set<Concept>(['net_weight', 'gross_weight', 'volume', 'packages', 'date']);
/** What begins like this is told of all rows. */
const SUMMING = /^\W*(?:grand |sub)?totals?(?!\p{L})/iu;

/** The lines that stand between two heights of a page. */
export function linesBetween(phrases: readonly Phrase[], from: number, to: number): BodyLine[] {
  return linesOf(phrases.filter(({ area }) => area.top >= from - 1 && area.bottom <= to));
}

/** The body of a table among the lines that stand below a height. */
export function bodyUnder(candidates: readonly BodyLine[], columns: readonly Column[], from: number): TableBody {
  const lines: BodyLine[] = [];
  const asides: BodyLine[] = [];
  const heights: number[] = [];
  let previous = from;
  let ruledTo = from;
  let hasSubtotals = false;
  let onTop: BodyLine | null = null;
  for (const [index, line] of candidates.entries()) {
    for (const { area } of line.phrases) insert(heightOf(area), heights);
    const reached = isRuledWith(line, columns) ? Math.max(previous, ruledTo) : previous;
    if (line.area.top - reached > gapAllowed(line, heights) && !isBetweenRules(line, columns))
      return { lines, asides, totals: null, isOpenEnded: false };
    if (isBetweenRules(line, columns))
      ruledTo = Math.max(...line.phrases.map(({ cell }) => (Number.isFinite(cell.bottom) ? cell.bottom : from)));
    if (lines.length === 0 && isCountOfColumns(line)) {
      previous = Math.max(previous, line.area.bottom);
      continue;
    }
    const isPart: boolean = isSubtotal(line) && (hasSubtotals || candidates.slice(index + 1).some((other) => isLikeRow(other, columns)));
    if (isPart || isCarried(line)) {
      hasSubtotals ||= isPart;
      asides.push(line);
      previous = Math.max(previous, line.area.bottom);
      continue;
    }
    const isRow = isFirmRow(line, columns);
    const isProved =
      isProvedRow(line) ||
      (isRow &&
        isWhole(
          line,
          lines.findLast((other) => isFirmRow(other, columns)),
          columns,
        ));
    const end = isProved
      ? null
      : (endOf(line, columns, isApart(line, previous), isRow) ??
        (isSumLine(line, columns) || isTotalBehind(line) || isNamedTotal(line) ? 'totals' : null));
    if (end === 'totals' && lines.length === 0 && onTop === null && isAboveRows(line, candidates[index + 1], columns)) {
      onTop = line;
      previous = Math.max(previous, line.area.bottom);
      continue;
    }
    if (
      end === 'totals' &&
      lines.length > 0 &&
      candidates.slice(index + 1).some((other) => isGoodsRow(other, columns) || (isFirmRow(other, columns) && multiplies(other)))
    ) {
      asides.push(line);
      previous = Math.max(previous, line.area.bottom);
      continue;
    }
    const endsPage = isSubtotal(line) && candidates.slice(index + 1).every((other) => isFoot(other, lines));
    if (end === 'totals') return { lines, asides, totals: onTop ?? line, isOpenEnded: endsPage };
    const isLast = lines.length > 0 && isOfFields(line, columns) && !candidates.slice(index + 1).some((other) => isLikeRow(other, columns));
    if (
      !isProved &&
      (end === 'other' || isLast || (lines.length > 0 && isField(line, columns)) || isOutside(line, columns) || isStatement(line, columns))
    ) {
      const isDetail = end === 'other' && isUnderGoods(line, columns) && !isApart(line, previous);
      const isToldBefore = isDetail && lines.some((other) => other !== line && labelOf(other) === labelOf(line));
      if (!isToldBefore && (!lines.some((other) => isFirmRow(other, columns)) || !goesOn(candidates.slice(index + 1), columns)))
        return { lines, asides, totals: onTop, isOpenEnded: false };
      (isDetail ? lines : asides).push(line);
      previous = Math.max(previous, line.area.bottom);
      continue;
    }
    if (isFoot(line, lines)) return { lines, asides, totals: onTop, isOpenEnded: true };
    const isAside = isOfSeveralRows(line) || isGroupName(line) || (lines.length === 0 && isIntroduction(line));
    (isAside ? asides : lines).push(line);
    previous = Math.max(previous, line.area.bottom);
  }
  return { lines, asides, totals: onTop, isOpenEnded: true };
}

/** Whether sums stand right over the first row, as lists have them that are read from the top. */
function isAboveRows({ phrases }: BodyLine, next: BodyLine | undefined, columns: readonly Column[]): boolean {
  const isSum = phrases.filter(({ text }) => !/\d/u.test(text)).length <= 1 && phrases.some(({ text }) => /\d/u.test(text));
  return isSum && next !== undefined && isLikeRow(next, columns);
}

/** Whether a line is a label with its value, alone under the descriptions: a detail of the goods above it. */
function isUnderGoods({ phrases: [phrase, ...others] }: BodyLine, columns: readonly Column[]): boolean {
  if (phrase === undefined || others.length > 0 || labelOf({ phrases: [phrase] }) === null) return false;
  return isOfGoods(columnAt(columns, phrase.area), columns);
}

/** Whether a column says what the goods are. Where no head is known to say so, each column may whose head is not known, or that of their codes. */
function isOfGoods(column: Column | null, columns: readonly Column[]): boolean {
  const isTold = columns.some(({ role }) => isDescribing(role));
  return column !== null && (isTold ? /descri|goods/u.test(column.role ?? '') : column.role === null || column.role === 'product_code');
}

/** What stands before the colon of a line; null where it has none. */
function labelOf({ phrases: [phrase] }: Pick<BodyLine, 'phrases'>): string | null {
  return /^(\p{L}[^:：]{0,30})[:：]\s*\S/u.exec(phrase?.text ?? '')?.[1] ?? null;
}

/** The gap that may stand above a line, by the middle one of all heights down to it. */
function gapAllowed(line: BodyLine, heights: readonly number[]): number {
  const isCells = line.phrases.some(({ method }) => method === 'cells');
  return (isCells ? 3 : 1) * BODY_LINES.widestGap * (heights[Math.floor(heights.length / 2)] ?? 0);
}

/** Whether several things on a line stand in cells between the rules of the columns: however high its row is. */
function isBetweenRules(line: BodyLine, columns: readonly Column[]): boolean {
  const ruled = line.phrases.filter((phrase) => isInColumn(phrase, columns));
  return ruled.length >= BODY_LINES.leastRuled && ruled.length * 2 > line.phrases.length;
}

/** Whether all of a line stands between the rules of the columns. */
function isRuledWith({ phrases }: BodyLine, columns: readonly Column[]): boolean {
  return phrases.every((phrase) => isInColumn(phrase, columns));
}

/** Whether something stands between the two rules of a column. */
function isInColumn({ cell }: Phrase, columns: readonly Column[]): boolean {
  return columns.some(({ left, right }) => isSameRule(cell.left, left) && isSameRule(cell.right, right));
}

function isSameRule(one: number, other: number): boolean {
  return Number.isFinite(one) && Math.abs(one - other) < BODY_LINES.sameRule;
}

/** Whether a line stands alone, and further below the one before it than the lines of one row do. */
function isApart({ phrases, area }: BodyLine, previous: number): boolean {
  return phrases.length === 1 && area.top - previous > BODY_LINES.farthestDetail * heightOf(area);
}

function endOf(line: BodyLine, columns: readonly Column[], isApartFromRows: boolean, isRow = false): 'totals' | 'other' | null {
  for (const phrase of line.phrases) {
    const tokens = tokensOf(phrase.text);
    const match = matchLabel(phrase.text, tokens, enumerated(phrase.text, tokens));
    const concept = match?.concepts.find((name) => ENDS.has(name));
    if (match === null || concept === undefined || isUnit(phrase.text) || isCopyMark(concept, tokens.length)) continue;
    const column = columnAt(columns, phrase.area);
    if (column?.role === 'marks' && columns.some(({ role }) => role !== null && MONEY.has(role))) continue; // marks go on beside the rows
    if (phrase !== line.phrases[0] && column !== null && concept === 'date') continue; // that of an invoice beside the goods of a certificate
    if (isRow && column?.role != null && NUMERIC.has(column.role)) continue; // a remark beside the figures of a row
    if (isRow && column?.role === null && phrase !== line.phrases[0] && concept === 'tax') continue; // or how it is taxed
    const isGoods = isOfGoods(column, columns) && phrase.area.left >= (column?.left ?? 0) - 2;
    const isOfRow = OF_A_ROW.has(concept) && !SUMMING.test(phrase.text);
    if (isGoods && !isApartFromRows && (isOfRow || match.ending === 'loose')) continue;
    if (/weight|volume|price/u.test(column?.role ?? '') && !isApartFromRows && OF_A_ROW.has(concept)) continue; // `Net: 11,900` under the gross weight or price
    const isTotal = TOTALS.has(concept) && (match.ending !== 'loose' || /\d/.test(phrase.text) || concept === 'total_in_words');
    if (isTotal) return concept === 'total_in_words' ? 'other' : 'totals';
    if (match.ending !== 'loose' || /\d/.test(phrase.text.slice(match.valueStart))) return 'other';
  }
  return null;
}

/** Whether rows come after a line that looks like the end of a table, before anything sums them up: then it tells of the row above. */
function goesOn(after: readonly BodyLine[], columns: readonly Column[]): boolean {
  for (const line of after) {
    const isRow = isFirmRow(line, columns);
    if (endOf(line, columns, false, isRow) === 'totals' || isSumLine(line, columns) || isTotalBehind(line)) return false;
    if (isRow) return true;
  }
  return false;
}

/** Whether a line is surely a row: a figure under a quantity and under a price or an amount, beside something else. */
function isFirmRow({ phrases }: BodyLine, columns: readonly Column[]): boolean {
  const isUnder = (roles: ReadonlySet<ColumnRole>): boolean =>
    phrases.some(({ text, area, words }) => {
      const isIn = (place: typeof area) => roles.has(columnAt(columns, place)?.role ?? 'other');
      return (isIn(area) && isFigure(text)) || words.some((word) => isIn(word.area) && isFigure(word.text));
    });
  const filled = new Set(phrases.map(({ area }) => columnAt(columns, area)));
  return filled.size > 2 && isUnder(COUNTS) && isUnder(MONEY);
}

/** Whether a line says something in each of the columns in which the row above it does, and these are several: sums, remarks and fields do not. */
function isWhole({ phrases }: BodyLine, above: BodyLine | undefined, columns: readonly Column[]): boolean {
  const filled = new Set(phrases.map(({ area }) => columnAt(columns, area)));
  const before = new Set(above?.phrases.map(({ area }) => columnAt(columns, area)));
  return before.size >= BODY_LINES.leastWhole && [...before].every((column) => filled.has(column));
}

/** Whether a line is surely a row and says in words what the goods are: what stands above it sums up some of the rows only. */
function isGoodsRow(line: BodyLine, columns: readonly Column[]): boolean {
  const placed = line.phrases.map(({ text, area }) => ({ text, role: columnAt(columns, area)?.role ?? null }));
  const isNamed = placed.some(({ text, role }) => isDescribing(role) && /\p{L}{3}/u.test(text));
  const figured = new Set(placed.flatMap(({ text, role }) => (role !== null && isFigure(text) ? role : [])));
  const isPriced = figured.has('quantity') && (figured.has('unit_price') || figured.has('total_price'));
  return isNamed && isPriced && isFirmRow(line, columns) && endOf(line, columns, false, true) === null;
}

const COUNTS = new Set<ColumnRole>(['quantity']);
const MONEY = new Set<ColumnRole>(['unit_price', 'total_price']);

/** A number, with a sign of money or a unit beside it. */
function isFigure(text: string): boolean {
  return /^(?:[A-Z]{3}|[$€£¥])?\s?\d[\d.,'’ ]*(?:\s?(?:\p{L}{1,6}\.?(?:\(\p{L}\))?|[€$£¥]))?$/u.test(text.trim());
}

/** Whether a line runs over the columns and tells of the whole paper at labels: `Marks: N/M  Packages: 162  Net weight: 2,923 KGS`. */
function isOfFields(line: BodyLine, columns: readonly Column[]): boolean {
  const labels = line.phrases.flatMap((phrase) => knownLabelsWithin(phrase));
  return labels.length > 1 && isRemark(line, columns) && labels.some(({ concepts }) => concepts.some((concept) => ENDS.has(concept)));
}

/** `ORIGINAL` alone is printed across forms to tell which copy they are. */
function isCopyMark(concept: Concept, words: number): boolean {
  return concept === 'original_bills' && words === 1;
}

/** What a line between rows may name that the rows below it share. */
const SHARED = new Set<Concept>(['purchase_order', 'order_number', 'container_number', 'contract_number', 'booking_number']);

/** Whether a line tells of the rows below it, not of one: `Order PO-123`, `Container No.: HLXU4795777`, alone on its line or before other labels. */
function isOfSeveralRows({ phrases: [phrase, ...others] }: BodyLine): boolean {
  if (phrase === undefined || !/\d{3}/u.test(phrase.text) || !others.every(({ text }) => /[:：]/u.test(text) || !/\d/u.test(text)))
    return false;
  const match = matchLabel(phrase.text, tokensOf(phrase.text), 0);
  const isNamed = match !== null && (others.length === 0 ? match.ending !== 'bare' : match.ending === 'colon');
  return isNamed && match.concepts.some((concept) => SHARED.has(concept));
}

const NUMERIC = new Set<ColumnRole>(['unit_price', 'total_price', 'quantity', 'quantity_unit', 'tax', 'sell_price', 'currency']);

/** A word for totals alone, in any language, and figures beside it. */
const TOTAL_WORD = new RegExp(String.raw`^\W*(?:${anyOf(OF_ALL_WORDS)}\s)?${anyOf(TOTAL_WORDS)}(?:\s${anyOf(OF_ALL_WORDS)})?\W*$`, 'iu');

function isNamedTotal({ phrases: [phrase, ...others] }: BodyLine): boolean {
  return phrase !== undefined && TOTAL_WORD.test(phrase.text) && others.length > 0 && others.every(({ text }) => /^\W{0,3}\d/u.test(text));
}

/** A sum with a name that no vocabulary has: words and an amount in the columns of numbers, and no goods. */
function isSumLine(line: BodyLine, columns: readonly Column[]): boolean {
  const placed = line.phrases.map((phrase) => ({ phrase, role: columnAt(columns, phrase.area)?.role ?? null }));
  const isNumeric = placed.every(({ role }) => role !== null && NUMERIC.has(role));
  const hasWords = placed.some(
    ({ phrase, role }) =>
      role !== 'quantity_unit' &&
      /\p{L}{3,}/u.test(phrase.text.replace(/(?<!\p{L})[A-Z]{3}(?!\p{L})/gu, '')) &&
      !/\d/.test(phrase.text) &&
      !isUnit(phrase.text),
  );
  return isNumeric && hasWords && placed.some(({ phrase, role }) => role === 'total_price' && /\d/.test(phrase.text));
}

/** A sentence that runs over several columns is no row of theirs. */
function isStatement({ phrases }: BodyLine, columns: readonly Column[]): boolean {
  return phrases.some(({ text, words }) => isSentence(text) && new Set(words.map(({ area }) => columnAt(columns, area))).size > 1);
}

/** `PCS` and `Cartons` alone are units here, although they also begin labels. */
function isUnit(text: string): boolean {
  return isQuantityUnit(text.trim());
}

const PAGE_NUMBER = /^(?:page|p[aá]gina|seite)\W*\d+\b|^第\s*\d+\s*页/iu;

/** What stands at the foot of a page is not of its table: the number of the page, and under a ruled table whatever has no rule beside it. */
function isFoot({ phrases }: BodyLine, before: readonly BodyLine[]): boolean {
  if (phrases.some(({ text }) => PAGE_NUMBER.test(text))) return true;
  return before.length > 0 && before.every(isRuled) && !isRuled({ phrases });
}

const isRuled = ({ phrases }: Pick<BodyLine, 'phrases'>): boolean =>
  phrases.some(({ cell }) => Number.isFinite(cell.left) || Number.isFinite(cell.right));

/** In a ruled table every line stands between its vertical rules; a line with a cell between other rules is not of this table. */
function isOutside(line: BodyLine, columns: readonly Column[]): boolean {
  if (!columns.every(({ left, right }) => Number.isFinite(left) && Number.isFinite(right)) || columns.length === 0) return false;
  // Cells of a sheet beside those of the heads go on with them: units behind counts.
  if (line.phrases.every(({ method }) => method === 'cells') && line.phrases.length >= columns.length) return false;
  const sides = columns.flatMap(({ left, right }) => [left, right]);
  const isBorder = (x: number): boolean => sides.some((side) => Math.abs(side - x) < 4);
  const ruled = line.phrases.filter(({ cell }) => Number.isFinite(cell.left) && Number.isFinite(cell.right));
  const other = ruled.filter(({ cell }) => !isBorder(cell.left) || !isBorder(cell.right));
  // A column may be ruled once more within: a count and its unit.
  const isParted = other.every(({ cell }) => columns.some(({ left, right }) => left - 4 < cell.left && cell.right < right + 4));
  return (
    ruled.length === line.phrases.length &&
    other.length > 0 &&
    (!isParted || other.length * 2 >= ruled.length || ruled.length < BODY_LINES.leastRuled)
  );
}
