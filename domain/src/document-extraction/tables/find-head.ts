import { wholeLabel } from '../labels/match-label.js';
import { type Area, areaAround, heightOf, isSameLine, overlapX } from '../page/area.js';
import { besides, inBand } from '../page/band.js';
import { isClosed, isSameCell } from '../page/enclosure.js';
import { type Phrase, phraseOfWords, runsOf } from '../page/phrases.js';
import { currencyIn } from '../values/currencies.js';
import { isQuantityUnit } from '../values/quantity-units.js';
import { linesOf } from './body-line.js';
import { type ColumnRole, columnRoleOf } from './column-roles.js';
import { likelyRole } from './likely-head.js';
import { isData, isMostlyNumbers, isOfSizes, SIZE } from './numbers-in-heads.js';
import { partedHeads } from './part-heads.js';
import { provedBands } from './proved-bands.js';

/** One head of a table: where it stands and what its column holds; null for a head that is not known. */
export interface ColumnHead {
  readonly role: ColumnRole | null;
  readonly text: string;
  readonly area: Area;
  readonly cell: Area;
  readonly phrases: readonly Phrase[];
  /** What the words of a head that is not known make likely. */
  readonly likely?: ColumnRole;
}

/** The row of heads of a table. */
export interface TableHead {
  readonly heads: readonly ColumnHead[];
  readonly area: Area;
}

/** A table of goods has one of these columns; without it a row of labels is a row of fields. */
export const SUBJECTS: ReadonlySet<ColumnRole> = new Set<ColumnRole>([
  'description',
  'description_english',
  'packages_and_description',
  'product_code',
  'container_number',
  'container_and_marks',
]);
/** What the figures of a row begin with where its description has lines of its own. */
const CODED = new Set<ColumnRole>(['product_code', 'hs_code', 'item']);
const MOST_LINES = 5;
const LEAST_SCORE = 3;
/** A gap between two words that is wider than this many letter heights is no space. */
const WIDEST_SPACE = 0.55;

/** The rows of heads on a page, from top to bottom. */
export function findHeads(phrases: readonly Phrase[]): TableHead[] {
  const found: { head: TableHead; score: number }[] = [];
  for (const line of linesOf(phrases)) {
    const [first] = line.phrases;
    const lines = first === undefined ? [] : linesFrom(first, phrases);
    const most = lines.findIndex(
      (line, index) =>
        (index > 0 && line.some(isData) && !isOfSizes(line)) ||
        isFieldsAbove(lines.slice(0, index).flat(), line) ||
        isFirstText(lines.slice(0, index).flat(), line),
    );
    for (let count = 1; count <= (most < 0 ? lines.length : most); count += 1) {
      const band = lines.slice(0, count).flat();
      if (isMostlyNumbers(band) || isCutShort(band, lines.slice(count).flat())) continue;
      const heads = settled(described(stackedHeads(band)));
      const score = scoreOf(heads) + remarksBelow(lines.slice(1, count).flat()) - (isCutOff(heads, lines[count] ?? []) ? CUT_OFF : 0);
      if (score >= LEAST_SCORE)
        found.push({ head: { heads, area: areaAround(heads.map(({ area }) => area)) }, score: score + count / 100 });
    }
  }
  const best: TableHead[] = [];
  const proved = provedBands(phrases).map((band): TableHead => {
    const heads = settled(described(stackedHeads(band)));
    return { heads, area: areaAround(heads.map(({ area }) => area)) };
  });
  const named = found.sort((a, b) => b.score - a.score).map(({ head }) => head);
  // Beside rows that prove themselves, heads of fewer columns that do not tell all of it are a part of theirs.
  const isPart = (head: TableHead) =>
    !isWhole(head) && proved.some((other) => isBeside(other, head) && other.heads.length > head.heads.length);
  for (const head of [...named.filter((one) => !isPart(one)), ...proved]) {
    if (!best.some((other) => isBeside(other, head))) best.push(head);
  }
  return best.sort((a, b) => a.area.top - b.area.top);
}

function isWhole({ heads }: TableHead): boolean {
  return (['quantity', 'unit_price', 'total_price'] as const).every((role) => heads.some((head) => head.role === role));
}

function isBeside(one: TableHead, other: TableHead): boolean {
  return one.area.top < other.area.bottom && other.area.top < one.area.bottom;
}

/** The line of a phrase and the lines right below it, as long as they stand close together. */
function linesFrom(first: Phrase, phrases: readonly Phrase[]): Phrase[][] {
  const lines: Phrase[][] = [besides(phrases, first.area).filter((phrase) => isSameLine(phrase.area, first.area))];
  const taken = new Set(lines[0]);
  const reach = areaAround((lines[0] ?? []).map(({ area }) => area));
  let bottom = reach.bottom;
  const height = heightOf(first.area);
  while (lines.length < MOST_LINES) {
    const limit = bottom + 0.9 * height;
    const next = inBand(phrases, first.area.top, limit).find(
      (phrase) => phrase.area.top > first.area.top && phrase.area.top < limit && phrase.area.bottom > bottom && !taken.has(phrase),
    );
    if (next === undefined) break;
    const line = besides(phrases, next.area).filter((phrase) => isSameLine(phrase.area, next.area) && !taken.has(phrase));
    lines.push(line);
    for (const phrase of line) taken.add(phrase);
    bottom = Math.max(...line.map(({ area }) => area.bottom));
  }
  return lines;
}

/** Phrases of a band that stand above each other make one head. */
function stackedHeads(band: readonly Phrase[]): ColumnHead[] {
  const stacks: Phrase[][] = [];
  const spans = band.filter((phrase) => isSpan(phrase, band));
  for (const phrase of band) {
    if (spans.includes(phrase)) continue;
    const isOfOne = !isFrame(phrase, band);
    const stack = stacks.find((other) => other.some((above) => isStacked(above, phrase, isOfOne)));
    if (stack === undefined) stacks.push([phrase]);
    else stack.push(phrase);
  }
  return withoutLoneSizes(stacks.flatMap(headsOfStack).sort((a, b) => a.area.left - b.area.left));
}

/** A number heads a column only among other sizes: `62` before `PACKAGES` is a count. */
function withoutLoneSizes(heads: readonly ColumnHead[]): ColumnHead[] {
  const numbers = heads.filter(({ text }) => /^\d/u.test(text) && SIZE.test(text)).flatMap(({ phrases }) => phrases);
  if (numbers.length === 0 || isOfSizes(numbers)) return [...heads];
  return heads.map((head) => (head.phrases.some((phrase) => numbers.includes(phrase)) ? { ...head, role: null } : head));
}

function headsOfStack(stack: readonly Phrase[]): ColumnHead[] {
  const [first] = stack;
  const area = areaAround(stack.map((phrase) => phrase.area));
  const head = {
    role: roleOfStack(stack),
    text: stack.map((phrase) => phrase.text).join(' '),
    area,
    cell: first?.cell ?? area,
    phrases: stack,
  };
  const coded = stack.length > 1 && head.role === 'description' ? headBesideDescription(stack) : null;
  if (coded !== null) return [{ ...head, role: coded }];
  if (first === undefined || head.role !== null) return [head];
  const beside = stack.length === 1 ? headsSideBySide(first) : null;
  const parted = partedHeads(stack, roleOfStack);
  const named = parted === null ? null : severalHeads(parted, stack);
  const several = beside !== null && (named === null || named.length >= beside.length) ? beside : named;
  if (several !== null) return several;
  const figures = headBesideDescription(stack);
  if (figures !== null) return [{ ...head, role: figures }];
  const likely = likelyRole(head.text);
  return [likely === null ? head : { ...head, likely }];
}

/** What a column holds whose head stands above or below that of descriptions, which have lines of their own in each row. */
function headBesideDescription(stack: readonly Phrase[]): ColumnRole | null {
  if (stack.some(({ text }) => text.endsWith(':') || columnRoleOf(text) === null)) return null;
  for (let at = 1; at < stack.length; at += 1) {
    const [upper, lower] = [roleOfStack(stack.slice(0, at)), roleOfStack(stack.slice(at))];
    if (upper === null || lower === null || upper === lower) continue;
    if (upper === 'description' && CODED.has(lower)) return lower;
    if (lower === 'description' && CODED.has(upper)) return upper;
  }
  return null;
}

/**
 * The heads of narrow columns that stand so close that they look like one phrase: a head set right beside one set left (`Qty Unit`).
 * Only a gap wider than a space parts them, and only where each part heads a column of its own kind.
 */
function headsSideBySide(phrase: Phrase): ColumnHead[] | null {
  const runs = runsOf(phrase, WIDEST_SPACE);
  return runs.length < 2
    ? null
    : severalHeads(
        runs.map((words) => [phraseOfWords(phrase, words)]),
        [phrase],
      );
}

/** Heads of their own out of phrases of the page, which stay what is told of the page. */
function severalHeads(stacks: readonly (readonly Phrase[])[], printed: readonly Phrase[]): ColumnHead[] | null {
  const alone = stacks.flatMap((stack) => {
    const [first] = stack;
    const text = stack.map((phrase) => phrase.text).join(' ');
    return first === undefined
      ? []
      : [{ role: roleOfStack(stack), text, area: areaAround(stack.map(({ area }) => area)), cell: first.cell, phrases: printed }];
  });
  const heads = settled(alone, false);
  const roles = new Set(heads.map(({ role }) => role));
  if (heads.length < 2 || roles.has(null) || roles.size < heads.length) return null;
  const whole = wholeLabel(stacks.map((stack) => stack.map(({ text }) => text).join(' ')).join(' '));
  return whole === null || whole.concepts.includes('section') ? heads : null;
}

/** Beside a count of goods the pieces are those of the shipment. */
const PIECES = /^(?:total\s+)?(?:no|nos|number)?\W*(?:of\s+)?(?:pieces|boxes|parcels)(?:\s*\/\s*\w+)?$/iu;

/**
 * Heads that mean one thing beside some heads and another beside others. `Units` is the count beside a column of units; `Items` is a count where
 * something else is described, and the description where nothing else in the whole row is; `Item No.` is a code beside a column that counts the rows.
 */
function settled(heads: readonly ColumnHead[], areAll = true): ColumnHead[] {
  const isDescribed = !areAll || heads.some(({ role }) => role !== null && SUBJECTS.has(role) && role !== 'product_code');
  const isCounted = heads.some(({ role }) => role === 'quantity') || heads.filter(({ role }) => role === 'quantity_unit').length < 2;
  const isCountedTwice = heads.some(({ role, text }) => role === 'quantity' && !PIECES.test(text));
  const isNumbered = heads.filter(({ role }) => role === 'item').length > 1 && !heads.some(({ role }) => role === 'product_code');
  return heads.map((head) => {
    const text = head.text.trim();
    if (!isCounted && /^units$/iu.test(text)) return { ...head, role: 'quantity' };
    if (isCountedTwice && head.role === 'quantity' && PIECES.test(text)) return { ...head, role: 'packages' };
    if (!isDescribed && head.role === 'item' && /^items?$/iu.test(text)) return { ...head, role: 'description' };
    return isNumbered && head.role === 'item' && /item|article|part/iu.test(text) ? { ...head, role: 'product_code' } : head;
  });
}

/** Rows are told apart by their descriptions: where only the words of a head tell which column these are, it is taken at once. */
function described(heads: readonly ColumnHead[]): readonly ColumnHead[] {
  if (heads.some(({ role }) => role !== null && SUBJECTS.has(role)) || heads.filter(({ role }) => role !== null).length < 2) return heads;
  return heads.map((head) => (head.likely === 'description' ? { ...head, role: 'description' } : head));
}

/** Whether a line is some words alone under a head that is whole without them: the first text of a row, not a line of the head. */
function isFirstText(above: readonly Phrase[], [phrase, ...others]: readonly Phrase[]): boolean {
  if (phrase === undefined || others.length > 0 || above.length < 3 || !/^\p{L}[^()（）:]*\s\S/u.test(phrase.text)) return false;
  if (columnRoleOf(phrase.text) !== null || wholeLabel(phrase.text) !== null) return false;
  return stackedHeads(above).some(({ role, area }) => role !== null && SUBJECTS.has(role) && overlapX(area, phrase.area) > 0);
}

/** Whether a small ruled cell of a band goes on below it: a head has all lines of its cell. A large one may hold head and rows. */
function isCutShort(band: readonly Phrase[], below: readonly Phrase[]): boolean {
  return below.some(
    (lower) =>
      isClosed(lower.cell) &&
      heightOf(lower.cell) < (MOST_LINES + 1) * heightOf(lower.area) &&
      !isData(lower) &&
      band.some((upper) => isSameCell(upper.cell, lower.cell)),
  );
}

/** What a row of heads loses where its next line is left out. */
const CUT_OFF = 2.5;
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
function isCutOff(heads: readonly ColumnHead[], next: readonly Phrase[]): boolean {
  if (next.length === 0 || next.some(isData)) return false;
  const isOfHead = ({ text, area }: Phrase): boolean =>
    /\p{L}{2}/u.test(text) &&
    !isQuantityUnit(text.trim()) &&
    currencyIn(text) === null &&
    heads.some((head) => head.role !== null && FIGURED.has(head.role) && overlapX(head.area, area) > 0);
  return next.some(isOfHead);
}

/** Whether a rule parts two groups of lines, and the upper one has texts that head no column: a row of fields over a row of heads. */
function isFieldsAbove(above: readonly Phrase[], below: readonly Phrase[]): boolean {
  const isParted = above.some((upper) =>
    below.some(
      (lower) => overlapX(upper.area, lower.area) > 0 && Number.isFinite(upper.cell.bottom) && upper.cell.bottom <= lower.area.top + 1,
    ),
  );
  if (!isParted) return false;
  const isHeadBeside = above.some(({ cell }) => below.some(({ area }) => cell.bottom > area.bottom));
  const named = isHeadBeside ? above.filter((phrase) => !isSpan(phrase, [...above, ...below])) : above;
  return stackedHeads(named.filter(({ cell }) => !isHeadBeside || below.some(({ area }) => cell.bottom <= area.top + 1))).some(
    ({ role }) => role === null,
  );
}

/** Whether a text is set in a ruled cell over those of several others: a head of heads, `Weight (kg)` over `Net` and `Gross`. */
function isSpan({ cell, area }: Phrase, band: readonly Phrase[]): boolean {
  if (!isClosed(cell)) return false;
  const under = band.filter(
    (other) =>
      other.area.top > area.top &&
      other.cell.top >= cell.bottom - 1 &&
      other.cell.left >= cell.left - 1 &&
      other.cell.right <= cell.right + 1,
  );
  return new Set(under.map((other) => other.cell.left)).size > 1;
}

/** Remarks in brackets below heads (`(kg)`) belong to them although they name no column. */
function remarksBelow(phrases: readonly Phrase[]): number {
  return phrases.filter(({ text }) => /^[(（].*[)）]$/u.test(text)).length * 0.5;
}

/** A head may be broken within a word (`Lin` / `e #`), so it is tried with and without spaces. */
function roleOfStack(stack: readonly Phrase[]): ColumnRole | null {
  const texts = stack.map(({ text }) => text);
  const spaced = texts.join(' ');
  if (SIZE.test(spaced)) return 'other';
  const role = roleSaidTwice(stack) ?? columnRoleOf(spaced) ?? (stack.length > 1 ? columnRoleOf(texts.join('')) : null);
  return role ?? (spaced.includes('-') ? columnRoleOf(spaced.replace(/-\s+/g, '')) : null);
}

/** What a head in two languages holds whose lines above and below some place say the same: `Descrizione` over `Item` over `name`. */
function roleSaidTwice(stack: readonly Phrase[]): ColumnRole | null {
  for (let at = 1; at < stack.length; at += 1) {
    const upper = roleOfStack(stack.slice(0, at));
    if (upper !== null && upper === roleOfStack(stack.slice(at))) return upper;
  }
  return null;
}

/** Whether the ruled cell around a phrase holds several heads beside each other: then it is the frame of a table. */
function isFrame({ cell }: Phrase, band: readonly Phrase[]): boolean {
  const within = band.filter((phrase) => isSameCell(phrase.cell, cell));
  return within.some((one, index) => within.some((other, at) => at > index && isSameLine(one.area, other.area)));
}

function isStacked(above: Phrase, below: Phrase, isCellOfOne: boolean): boolean {
  if (isSameLine(above.area, below.area)) return false;
  if (Number.isFinite(above.cell.left) && (above.cell.left !== below.cell.left || above.cell.right !== below.cell.right)) return false;
  return (
    (isCellOfOne && isSameCell(above.cell, below.cell)) || overlapX(above.area, below.area) > 0.3 * Math.min(widthOf(above), widthOf(below))
  );
}

function widthOf({ area }: Phrase): number {
  return area.right - area.left;
}

/** How good a row of heads is; 0 where it is none. Each column counts once, a guessed one half; unknown texts speak against it. */
function scoreOf(heads: readonly ColumnHead[]): number {
  const roles = new Set(heads.flatMap(({ role }) => role ?? []));
  const guessed = new Set(heads.flatMap(({ likely }) => (likely === undefined || roles.has(likely) ? [] : likely)));
  const unknown = heads.filter(({ role, likely }) => role === null && likely === undefined);
  const isGoods = [...roles, ...(roles.size < 2 ? [] : guessed)].some((role) => SUBJECTS.has(role));
  const isRow = roles.size >= 2 && roles.size + guessed.size >= 4 && !heads.some(({ phrases }) => phrases.some(isData));
  const isTable = (isGoods && roles.size + guessed.size >= 2) || roles.size >= 4 || isRow;
  if (!isTable || unknown.length * 2 > heads.length) return 0;
  return roles.size * 2 + guessed.size - unknown.length - unknown.filter(({ text }) => text.split(' ').length > 8).length;
}
