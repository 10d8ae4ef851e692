import { isQuantityUnit } from '@tallyport/domain/values/quantity-units';
import { areaAround, middleX } from '../page/area.js';
import type { PlacedWord } from '../page/placed-word.js';
import type { BodyLine } from './body-line.js';
import { isDescribing } from './cell-forms.js';
import type { ColumnHead } from './column-head.js';
import { columnRoleOf } from './column-roles.js';
import { type Column, columnAt } from './columns.js';
import { channelsIn } from './glued-columns.js';
import { JOINED_COLUMNS } from './tuning.js';

/** A number with a sign of money or per cent. */
const FIGURE = /^(?:[A-Z]{3}|\p{Sc})?[-−+]?\d[\d.,'’]*(?:%|\p{Sc})?$/u;
/** A count that stands close before its unit: `12BTE`. */
const COUNT = /^\d[\d.,]*(?=\p{L})/u;
const SIGN = /^(?:%|\p{Sc}|[-−+])$/u;
/** What a space of thousands parts: `25 200,00`. */
const THOUSANDS = /^[-−]?\d{1,3}(?:\s\d{3})+(?:[.,]\d+)?$/u;

/**
 * Heads that nobody can tell apart stand over columns that anybody can: where nearly all rows have figures or units on both sides of a gap at one
 * place, what stands over them is two heads. What the columns hold is told by their part of the words, or later by what stands in them.
 */
export function partedByKinds(heads: readonly ColumnHead[], columns: readonly Column[], lines: readonly BodyLine[]): readonly ColumnHead[] {
  const rows = lines.filter(({ phrases }) => phrases.length >= JOINED_COLUMNS.leastCells);
  const parted = heads.flatMap((head, index): ColumnHead[] => {
    const column = columns[index];
    if (column === undefined || head.phrases.some(({ method }) => method === 'cells')) return [head];
    const words = rows.map(({ phrases }) =>
      phrases.flatMap((phrase) => phrase.words.filter(({ area }) => columnAt(columns, area) === column)),
    );
    return (
      partsOf(
        head,
        words.filter(({ length }) => length > 0),
      ) ?? [head]
    );
  });
  return parted.length === heads.length ? heads : parted;
}

function partsOf(head: ColumnHead, rows: readonly (readonly PlacedWord[])[]): ColumnHead[] | null {
  const channels = channelsIn(rows, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  const [widest] = isDescribing(head.role) ? [] : channels;
  const isOpen = isDescribing(head.role) || head.role === null;
  const channel =
    [widest].find((at) => at !== undefined && isOfTwo(head, rows, at)) ??
    (isOpen ? channels.toSorted((one, other) => other - one).find((at) => isBeforeGoods(head, rows, at)) : undefined);
  if (channel === undefined) return null;
  const named = sidesAt(
    head.phrases.flatMap(({ words }) => words),
    channel,
  ).map(textOf);
  const roles = named.map(columnRoleOf);
  const known = roles.every((role) => role === null) ? [head.role, null] : roles;
  const { likely: _likely, ...rest } = head;
  return [0, 1].map((side) => ({
    ...rest,
    role: isDescribing(head.role) ? ([roles[0] === head.role ? null : roles[0], head.role][side] ?? null) : (known[side] ?? null),
    text: named[side] ?? '',
    area: {
      ...areaAround(rows.flatMap((words) => sidesAt(words, channel)[side] ?? []).map(({ area }) => area)),
      top: head.area.top,
      bottom: head.area.bottom,
    },
  }));
}

function sidesAt(words: readonly PlacedWord[], channel: number): PlacedWord[][] {
  return [words.filter(({ area }) => middleX(area) < channel), words.filter(({ area }) => middleX(area) > channel)];
}

/** What most rows have left and right of a place; null where they do not have something on both sides. */
function cellsAt(rows: readonly (readonly PlacedWord[])[], channel: number): readonly (readonly [string, string])[] | null {
  const both = rows.flatMap((words) => {
    const [left = '', right = ''] = sidesAt(words, channel).map(textOf);
    return left === '' || right === '' ? [] : [[left, right] as const];
  });
  return both.length < JOINED_COLUMNS.leastRows || both.length < JOINED_COLUMNS.most * rows.length ? null : both;
}

/** Whether figures or units stand on both sides, and neither are one number nor a count with its unit. */
function isOfTwo(head: ColumnHead, rows: readonly (readonly PlacedWord[])[], channel: number): boolean {
  const cells = cellsAt(rows, channel);
  if (cells === null || cells.every((sides) => THOUSANDS.test(sides.join(' ')))) return false;
  const sides = [0, 1].map((side) => cells.map((texts) => texts[side] ?? ''));
  const isCounted = head.role !== null && sides.some((texts) => texts.every((text) => !/\d/u.test(text)));
  return !isCounted && sides.every((texts) => isMostly(texts, isOfFigures));
}

/** Whether counts, with their units or without, stand before what the goods are, under words of their own. */
function isBeforeGoods(head: ColumnHead, rows: readonly (readonly PlacedWord[])[], channel: number): boolean {
  const cells = cellsAt(rows, channel) ?? [];
  const isHeaded = head.phrases.some(({ words }) => words.some(({ area }) => middleX(area) < channel));
  const isCount = (text: string): boolean => /^\d[\d.,']*(?:\s?\p{L}{1,5}\.?)?$/u.test(text);
  return (
    isHeaded &&
    cells.length > 0 &&
    isMostly(
      cells.map(([left]) => left),
      isCount,
    ) &&
    cells.every(([, right]) => /\p{L}{2}/u.test(right))
  );
}

function isMostly(texts: readonly string[], is: (text: string) => boolean): boolean {
  return texts.filter(is).length >= JOINED_COLUMNS.most * texts.length;
}

/** Whether a text is made of figures, units and signs of money alone. */
function isOfFigures(text: string): boolean {
  return text.split(' ').every((word) => FIGURE.test(word) || SIGN.test(word) || isQuantityUnit(word.replace(COUNT, '')));
}

function textOf(words: readonly PlacedWord[]): string {
  return words.map(({ text }) => text).join(' ');
}
