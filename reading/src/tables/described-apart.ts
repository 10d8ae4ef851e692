import type { Phrase } from '../page/phrases.js';
import type { BodyLine } from './body-line.js';
import { isWordy } from './cell-forms.js';
import type { ColumnRole } from './column-roles.js';
import { type Column, columnAt } from './columns.js';
import { rowOf, type TableRow, withCell } from './rows.js';
import { DESCRIBED_APART, FULL_ROWS } from './tuning.js';

const DESCRIBING = new Set<ColumnRole>(['description', 'packages_and_description', 'description_english', 'model']);

/** Where descriptions stand on lines of their own: a column without a place on the page. */
const APART: Column = { role: 'description', head: '', left: Number.NaN, right: Number.NaN };

/** Columns that have a place on the page. */
export function placedColumns(columns: readonly Column[]): Column[] {
  return columns.filter(({ left, right }) => !Number.isNaN(left) && !Number.isNaN(right));
}

/**
 * The columns of rows of two storeys: their figures on one line, what they are across the page on lines above or below it, under no column of
 * their own. Null where a column describes the goods, or rows are described nowhere.
 */
export function describedApart(groups: readonly (readonly BodyLine[])[], columns: readonly Column[]): Column[] | null {
  if (columns.some(({ role }) => role !== null && DESCRIBING.has(role))) return null;
  const full = fullGroups(groups);
  if (columns.some((column) => column.role === null && isOfWords(full, column, columns))) return null;
  const apart = groups.filter((group) => group.some(isText) && group.some((line) => line.phrases.length > 2));
  if (apart.length === 0 || apart.length < DESCRIBED_APART.most * groups.length) return null;
  const [first, ...rest] = columns;
  return first?.role === 'item' ? [first, APART, ...rest] : [APART, ...columns];
}

/** Rows without the sums and remarks below them, which have few things on their fullest line. */
function fullGroups(groups: readonly (readonly BodyLine[])[]): (readonly BodyLine[])[] {
  const widthOf = (group: readonly BodyLine[]): number => Math.max(0, ...group.map(({ phrases }) => phrases.length));
  const most = Math.max(0, ...groups.map(widthOf));
  return groups.filter((group) => widthOf(group) >= FULL_ROWS.most * most);
}

/** Whether a column that nobody knows has the words of most rows, beside their figures or above and below these: then it describes the goods. */
function isOfWords(groups: readonly (readonly BodyLine[])[], column: Column, columns: readonly Column[]): boolean {
  const isUnder = ({ words }: Phrase): boolean => words.every(({ area }) => columnAt(columns, area) === column);
  const worded = groups.filter((group) => {
    const texts = group.filter(isText).flatMap(({ phrases }) => phrases);
    const figures = group.filter((line) => !isText(line)).flatMap(({ phrases }) => phrases);
    return figures.some((phrase) => isUnder(phrase) && isWordy(phrase.text)) || (texts.length > 0 && texts.every(isUnder));
  });
  return worded.length >= DESCRIBED_APART.most * groups.length;
}

/** A row of two storeys: its figures under their columns, its texts in the column without a place. */
export function twoStoreys(group: readonly BodyLine[], columns: readonly Column[]): TableRow {
  const texts: Phrase[] = group.filter(isText).flatMap(({ phrases }) => phrases);
  const figures = rowOf(
    group.filter((line) => !isText(line)),
    columns,
  );
  const apart = columns.find(({ left }) => Number.isNaN(left));
  return apart === undefined || texts.length === 0 ? figures : withCell(figures, apart, texts, columns);
}

/** The lines that tell where columns stand: where none of them describes the goods, texts alone run across all of them and tell nothing. */
export function linesInColumns(lines: readonly BodyLine[], columns: readonly Column[]): readonly BodyLine[] {
  if (columns.some(({ role }) => role !== null && DESCRIBING.has(role))) return lines;
  const inColumns = lines.filter((line) => !isText(line));
  return inColumns.some(({ phrases }) => phrases.length > 2) ? inColumns : lines;
}

/** One text alone on its line. */
function isText({ phrases }: BodyLine): boolean {
  return phrases.length === 1 && /\p{L}{3}/u.test(phrases[0]?.text ?? '');
}
