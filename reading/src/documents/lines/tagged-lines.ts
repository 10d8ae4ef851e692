import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { Line } from '../../lines/invoice-line.js';
import type { OpenDocument } from '../../open-document.js';
import type { RunOptions } from '../../stage.js';
import { tagPages } from '../../tagger/tagged-pages.js';
import { taggedTables } from '../../tagger/tagged-tables.js';
import { declarationOf } from '../declarations.js';
import { ofType } from '../read-fields.js';
import { TAGGED_LINES } from '../tuning.js';

/** What is taken from a column that the rules missed, because its head is unknown or its values stand among the goods. */
const MISSED: readonly RecordField[] = ['quantity', 'unit_price', 'total_price', 'hs_code'];

/** What the network says of the words of a paper that has fields; nothing of one with so many rows that it would see only the first of them. */
export function withTags(document: OpenDocument, { tagger }: RunOptions): Partial<OpenDocument> {
  const isTooLong = document.understood.lines.length > TAGGED_LINES.mostRows;
  return isTooLong || declarationOf(document) === null ? {} : { tagged: tagPages(document, tagger) };
}

/**
 * The rows of goods that the tags of the network tell: all of them where the rules found none, and else the columns that no row of the rules has
 * and nearly all of the network's have.
 */
export const linesByTags = ofType(({ lines: linesOf }, document) => {
  const { understood, tagged } = document;
  if (linesOf === undefined || tagged.length === 0) return {};
  const tables = taggedTables(tagged);
  const apart = document.tables.filter((table) => !tables.some((other) => [...other.phrases].some((phrase) => table.phrases.has(phrase))));
  const other: OpenDocument = { ...document, tables: [...apart, ...tables] };
  const lines = linesOf(other);
  if (understood.lines.length === 0) return lines.length === 0 ? {} : { tables: other.tables, understood: { ...understood, lines } };
  return { understood: { ...understood, lines: withMissedColumns(understood.lines, lines) } };
});

function withMissedColumns(lines: readonly Line[], tagged: readonly Line[]): readonly Line[] {
  const pairs = lines.map((line) => ({ line, other: mostShared(line, tagged) }));
  const told = MISSED.filter(
    (field) =>
      lines.every((line) => !line.has(field)) &&
      pairs.filter(({ other }) => other?.has(field) === true).length >= TAGGED_LINES.nearlyAll * lines.length,
  ).filter((field) => pairs.every(({ line, other }) => !isTaken(line, other, field)));
  if (told.length === 0) return lines;
  return pairs.map(({ line, other }) => new Map([...line, ...told.flatMap((field) => entryOf(other, field))]));
}

function entryOf(line: Line | null, field: RecordField): [RecordField, NonNullable<ReturnType<Line['get']>>][] {
  const value = line?.get(field);
  return value === undefined ? [] : [[field, value]];
}

const wordsOf = (line: Line, fields?: ReadonlySet<string>): ReadonlySet<object> =>
  new Set([...line].flatMap(([field, { from }]) => (fields === undefined || fields.has(field) ? from.flatMap(({ words }) => words) : [])));

/** The row of the network that has most words of a row; null where none has any. */
function mostShared(line: Line, tagged: readonly Line[]): Line | null {
  const own = wordsOf(line);
  let best: { shared: number; line: Line } | null = null;
  for (const other of tagged) {
    const shared = [...wordsOf(other)].filter((word) => own.has(word)).length;
    if (shared > (best?.shared ?? 0)) best = { shared, line: other };
  }
  return best?.line ?? null;
}

/** Whether the rules read the words of a cell as another one of numbers or codes. */
function isTaken(line: Line, other: Line | null, field: RecordField): boolean {
  const value = other?.get(field);
  if (value === undefined) return false;
  const taken = wordsOf(line, NOT_WORDS);
  return value.from.some(({ words }) => words.some((word) => taken.has(word)));
}

const NOT_WORDS: ReadonlySet<string> = new Set([
  ...MISSED,
  'product_code',
  'country_of_origin',
  'net_weight',
  'quantity_unit',
  'packages',
  'gross_weight',
  'volume',
  'item',
]);
