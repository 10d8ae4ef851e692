import { wholeLabel } from '../labels/match-label.js';
import { type Area, areaAround, heightOf, isSameLine, overlapX, overlapY } from '../page/area.js';
import { isSameCell } from '../page/enclosure.js';
import { type Phrase, phraseOfWords, runsOf } from '../page/phrases.js';
import type { ColumnHead } from './column-head.js';
import { type ColumnRole, columnRoleOf } from './column-roles.js';
import { likelyRole } from './likely-head.js';
import { isAnySize, isOfSizes, SIZE } from './numbers-in-heads.js';
import { partedHeads } from './part-heads.js';
import { roleOfStack } from './role-of-stack.js';
import { settled } from './settled-heads.js';
import { roleUnder } from './spanned-heads.js';
import { headsUnder, isSpan } from './spanning-head.js';
import { STACKED_HEADS } from './tuning.js';

/** What the figures of a row begin with where its description has lines of its own. */
const CODED = new Set<ColumnRole>(['product_code', 'hs_code', 'item']);

/** Phrases of a band that stand above each other make one head. */
export function stackedHeads(band: readonly Phrase[]): ColumnHead[] {
  const stacks: Phrase[][] = [];
  const spans = band.filter((phrase) => isSpan(phrase, band) || isTitle(phrase, band));
  for (const phrase of band) {
    if (spans.includes(phrase)) continue;
    const isOfOne = !isFrame(phrase, band);
    const stack = stacks.find((other) => other.some((above) => isStacked(above, phrase, isOfOne)));
    if (stack === undefined) stacks.push([phrase]);
    else stack.push(phrase);
  }
  const heads = withoutLoneSizes(stacks.flatMap(headsOfStack).sort((a, b) => a.area.left - b.area.left));
  return spans.length === 0 ? heads : withSpans(heads, spans, band);
}

/** Heads with what is said over several of them. */
function withSpans(heads: readonly ColumnHead[], spans: readonly Phrase[], band: readonly Phrase[]): ColumnHead[] {
  const under = spans.map((span) => ({ span, all: headsUnder(span, band) }));
  return heads.map((head) => {
    const over = under.find(({ all }) => head.phrases.some((phrase) => all.includes(phrase)))?.span.text;
    return over === undefined ? head : { ...head, role: roleUnder(over, head.text, head.role), over };
  });
}

/** Whether a text with a colon stands over several heads: the title of what follows. */
function isTitle({ text, area }: Phrase, band: readonly Phrase[]): boolean {
  return /[:：]$/u.test(text) && band.filter((other) => other.area.top >= area.bottom - 1 && overlapX(other.area, area) > 0).length > 1;
}

/** A number heads a column only among other sizes: `62` before `PACKAGES` is a count. */
function withoutLoneSizes(heads: readonly ColumnHead[]): ColumnHead[] {
  const numbers = heads.filter(({ text }) => (/^\d/u.test(text) && SIZE.test(text)) || isAnySize(text)).flatMap(({ phrases }) => phrases);
  const role = isOfSizes(numbers) ? 'other' : null;
  return heads.map((head) => (head.phrases.some((phrase) => numbers.includes(phrase)) ? { ...head, role } : head));
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
    if (lower === 'description' && CODED.has(upper)) return upper === 'product_code' ? lower : upper;
  }
  return null;
}

/**
 * The heads of narrow columns that stand so close that they look like one phrase: a head set right beside one set left (`Qty Unit`).
 * Only a gap wider than a space parts them, and only where each part heads a column of its own kind.
 */
function headsSideBySide(phrase: Phrase): ColumnHead[] | null {
  const runs = runsOf(phrase, STACKED_HEADS.widestSpace);
  return runs.length < 2
    ? null
    : severalHeads(
        runs.map((words) => [phraseOfWords(phrase, words)]),
        [phrase],
      );
}

const BARE_NET = /^(?:nett?[oa]?|brutt?o?|gross)$/iu;

/** Heads of their own out of phrases of the page, which stay what is told of the page. */
function severalHeads(stacks: readonly (readonly Phrase[])[], printed: readonly Phrase[]): ColumnHead[] | null {
  const alone = stacks.flatMap((stack) => {
    const [first] = stack;
    const text = stack.map((phrase) => phrase.text).join(' ');
    return first === undefined
      ? []
      : [{ role: roleOfStack(stack), text, area: areaAround(stack.map(({ area }) => area)), cell: first.cell, phrases: printed }];
  });
  // `PU HT` and `net` are one head: what is net alone is told by what stands beside it.
  if (alone.some(({ text }) => BARE_NET.test(text.trim()))) return null;
  const heads = settled(alone, false);
  const roles = new Set(heads.map(({ role }) => role));
  const taxes = heads.filter(({ role }) => role === 'tax').length; // a discount beside a tax
  if (heads.length < 2 || roles.has(null) || roles.size < heads.length - Math.max(0, taxes - 1)) return null;
  const whole = wholeLabel(stacks.map((stack) => stack.map(({ text }) => text).join(' ')).join(' '));
  return whole === null || whole.concepts.includes('section') ? heads : null;
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

/** Whether the ruled cell around a phrase holds several heads beside each other: then it is the frame of a table. */
function isFrame({ cell }: Phrase, band: readonly Phrase[]): boolean {
  const within = band.filter((phrase) => isSameCell(phrase.cell, cell));
  return within.some((one, index) =>
    within.some((other, at) => at > index && (isSameLine(one.area, other.area) || isBeside(one.area, other.area))),
  );
}

/** Whether two texts stand apart from each other and reach into the same lines: one head of two lines beside one of one line. */
function isBeside(one: Area, other: Area): boolean {
  return overlapY(one, other) > 0 && overlapX(one, other) < -heightOf(one);
}
