import { isQuantityUnit } from '@tallyport/domain/values/quantity-units';
import { areaAround, middleX } from '../page/area.js';
import type { PlacedWord } from '../page/placed-word.js';
import type { BodyLine } from './body-line.js';
import { isDescribing } from './cell-forms.js';
import type { ColumnHead } from './column-head.js';
import { columnRoleOf } from './column-roles.js';
import { type Column, columnAt } from './columns.js';
import { channelIn } from './glued-columns.js';
import { JOINED_COLUMNS } from './tuning.js';

/** A number with a sign of money or per cent. */
const FIGURE = /^(?:[A-Z]{3}|\p{Sc})?[-−+]?\d[\d.,'’]*(?:%|\p{Sc})?$/u;
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
    if (column === undefined || isDescribing(head.role) || head.phrases.some(({ method }) => method === 'cells')) return [head];
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
  const channel = channelIn(rows, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  if (channel === null) return null;
  const sidesOf = (words: readonly PlacedWord[]) => [
    words.filter(({ area }) => middleX(area) < channel),
    words.filter(({ area }) => middleX(area) > channel),
  ];
  const both = rows.filter((words) => sidesOf(words).every(({ length }) => length > 0));
  if (both.length < JOINED_COLUMNS.leastRows || both.length < JOINED_COLUMNS.most * rows.length) return null;
  const texts = [0, 1].map((side) => both.map((words) => textOf(sidesOf(words)[side] ?? [])));
  const areOne = both.every((words) => THOUSANDS.test(textOf(words)));
  const isTold = texts.every((cells) => cells.filter(isOfFigures).length >= JOINED_COLUMNS.most * cells.length);
  const isCounted = head.role !== null && texts.some((cells) => cells.every((text) => !/\d/u.test(text)));
  if (areOne || !isTold || isCounted) return null;
  const named = sidesOf(head.phrases.flatMap(({ words }) => words)).map(textOf);
  const roles = named.map(columnRoleOf);
  const known = roles.every((role) => role === null) ? [head.role, null] : roles;
  const { likely: _likely, ...rest } = head;
  return [0, 1].map((side) => ({
    ...rest,
    role: known[side] ?? null,
    text: named[side] ?? '',
    area: {
      ...areaAround(rows.flatMap((words) => sidesOf(words)[side] ?? []).map(({ area }) => area)),
      top: head.area.top,
      bottom: head.area.bottom,
    },
  }));
}

/** Whether a text is made of figures, units and signs of money alone. */
function isOfFigures(text: string): boolean {
  return text.split(' ').every((word) => FIGURE.test(word) || SIGN.test(word) || isQuantityUnit(word));
}

function textOf(words: readonly PlacedWord[]): string {
  return words.map(({ text }) => text).join(' ');
}
