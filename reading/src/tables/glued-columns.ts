import { isQuantityUnit } from '@tallyport/domain/values/quantity-units';
import { areaAround, heightOf, middleX } from '../page/area.js';
import { phraseOfWords } from '../page/phrases.js';
import type { PlacedWord } from '../page/placed-word.js';
import type { BodyLine } from './body-line.js';
import type { ColumnHead } from './column-head.js';
import type { ColumnRole } from './column-roles.js';
import { type Column, columnAt } from './columns.js';
import { type HeadPart, twoHeads } from './part-heads.js';
import { GLUED_COLUMNS } from './tuning.js';

const FIGURES = new Set<ColumnRole>([
  'quantity',
  'packages',
  'pieces_per_package',
  'unit_price',
  'total_price',
  'net_weight',
  'gross_weight',
  'volume',
]);

/**
 * Heads that stand so close that they look like one which has a meaning of its own (`QTY. NET WT (KGS)`) are told apart by what is below them:
 * figures in two columns, of the kinds that the two parts of the head name.
 */
export function partedByRows(heads: readonly ColumnHead[], columns: readonly Column[], lines: readonly BodyLine[]): readonly ColumnHead[] {
  const parted = heads.flatMap((head, index) => {
    const column = columns[index];
    const [phrase, ...others] = head.phrases;
    if (column === undefined || phrase === undefined || others.length > 0 || phrase.words.length < 2) return [head];
    const words = lines.map((line) =>
      line.phrases.flatMap((piece) => piece.words.filter(({ area }) => columnAt(columns, area) === column)),
    );
    const parts = twoHeads(phrase).find(([left, right]) => isBetween(left, right, words));
    return parts === undefined ? [head] : parts.map(({ role, words: own }) => ({ ...head, role, ...placeOf(phraseOfWords(phrase, own)) }));
  });
  return parted.length === heads.length ? heads : parted;
}

function placeOf({ text, area }: { text: string; area: ColumnHead['area'] }): Pick<ColumnHead, 'area' | 'text'> {
  return { text, area };
}

/** Whether nearly all lines have what the left part names, then a gap at one place, then what the right part names. */
function isBetween(left: HeadPart, right: HeadPart, lines: readonly (readonly PlacedWord[])[]): boolean {
  const filled = lines.filter((words) => words.length > 0);
  const channel = channelIn(
    filled,
    Math.min(...left.words.map(({ area }) => area.left)),
    Math.max(...right.words.map(({ area }) => area.right)),
  );
  if (channel === null) return false;
  const fitting = filled.filter((words) => {
    const [before, behind] = [words.filter(({ area }) => middleX(area) < channel), words.filter(({ area }) => middleX(area) > channel)];
    return isOf(left.role, before) && isOf(right.role, behind);
  });
  return fitting.length > 0 && fitting.length >= GLUED_COLUMNS.most * filled.length;
}

/** A place that no word crosses and that has words on both sides, where it is widest. */
function channelIn(lines: readonly (readonly PlacedWord[])[], from: number, to: number): number | null {
  return channelsIn(lines, from, to)[0] ?? null;
}

/** The places that no word crosses and that have words on both sides, the widest first. */
export function channelsIn(lines: readonly (readonly PlacedWord[])[], from: number, to: number): number[] {
  const areas = lines.flatMap((words) => words.map(({ area }) => area)).toSorted((a, b) => a.left - b.left);
  const least = GLUED_COLUMNS.widestSpace * Math.max(0, ...areas.map(heightOf));
  const channels: { at: number; gap: number }[] = [];
  let reach = Number.NEGATIVE_INFINITY;
  for (const { left, right } of areas) {
    const gap = left - reach;
    if (Number.isFinite(reach) && gap > least && reach > from && left < to) channels.push({ at: (left + reach) / 2, gap });
    reach = Math.max(reach, right);
  }
  return channels.toSorted((one, other) => other.gap - one.gap).map(({ at }) => at);
}

function isOf(role: ColumnRole, words: readonly PlacedWord[]): boolean {
  const text = words.map((word) => word.text).join(' ');
  if (role === 'quantity_unit') return isQuantityUnit(text);
  return FIGURES.has(role) && /^\D{0,1}\d[\d.,'’ ]*$/u.test(text);
}

/**
 * Heads that were taken for two and have something below the right one only are one: `H.S.` and `CODE`. What it heads is then told by what stands
 * below it. A column of remarks may well be empty.
 */
export function joinedByRows(heads: readonly ColumnHead[], columns: readonly Column[], lines: readonly BodyLine[]): readonly ColumnHead[] {
  const words = lines.flatMap((line) => line.phrases.flatMap((phrase) => phrase.words));
  const isFilled = (head: ColumnHead) => {
    const column = columns[heads.indexOf(head)];
    return words.some(({ area }) => columnAt(columns, area) === column);
  };
  if (words.length === 0) return heads;
  const joined: ColumnHead[] = [];
  for (const head of heads) {
    const before = joined.at(-1);
    const isHalf = heads.filter(({ phrases }) => phrases === head.phrases).length === 2;
    if (
      before === undefined ||
      !isHalf ||
      before.phrases !== head.phrases ||
      before.role === 'other' ||
      isFilled(before) ||
      !isFilled(head)
    )
      joined.push(head);
    else
      joined[joined.length - 1] = {
        ...before,
        role: before.role === 'quantity' && head.role === 'quantity_unit' ? 'quantity' : null,
        text: `${before.text} ${head.text}`,
        area: areaAround([before.area, head.area]),
      };
  }
  return joined.length === heads.length ? heads : joined;
}
