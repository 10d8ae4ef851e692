import { overlapX } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import type { PlacedWord } from '../page/placed-word.js';
import type { BodyLine } from './body-line.js';
import { bodyUnder } from './body-lines.js';
import type { ColumnHead } from './column-head.js';
import { type Column, columnsUnder } from './columns.js';
import { linesInColumns } from './described-apart.js';
import { joinedByRows, partedByRows } from './glued-columns.js';
import { partedByKinds } from './joined-columns.js';
import { isRemark } from './rows.js';
import type { TableDraft } from './table-draft.js';
import { linesUnder } from './table-places.js';
import { COLUMNS_OVER, JOINED_COLUMNS } from './tuning.js';

/** The columns of a table where its heads are taken as they look. */
export function withColumns(draft: TableDraft): TableDraft {
  return { ...draft, printed: columnsOver(linesUnder(draft), draft.head.heads, draft.head.area.bottom) };
}

/** The columns of a table whose heads are joined or parted, as what stands below them tells. */
export function withPartedHeads(draft: TableDraft): TableDraft {
  const { head, printed } = draft;
  const lines = linesUnder(draft);
  const rows = bodyUnder(lines, printed, head.area.bottom).lines;
  const joined = joinedByRows(head.heads, printed, rows);
  let heads = joined === head.heads ? partedByRows(head.heads, printed, rows) : joined;
  let columns = heads === head.heads ? printed : columnsOver(lines, heads, head.area.bottom);
  for (let time = 0; time < JOINED_COLUMNS.mostTimes; time += 1) {
    const parted = partedByKinds(heads, columns, rows);
    if (parted === heads) break;
    heads = parted;
    columns = columnsOver(lines, heads, head.area.bottom);
  }
  return heads === head.heads ? draft : { ...draft, head: { ...head, heads }, printed: columns };
}

/** The columns under some heads, as the lines below them tell: first roughly, then by what stands in them. */
function columnsOver(lines: readonly BodyLine[], heads: readonly ColumnHead[], from: number): Column[] {
  const rough = columnsUnder(heads, []);
  const first = bodyUnder(lines, rough, from);
  return columnsUnder(heads, wordsInColumns(linesInColumns(first.lines, rough), rough, heads));
}

/** The words that tell where columns stand: remarks that run across them tell nothing, nor do sums with their names right of what the goods are. */
function wordsInColumns(lines: readonly BodyLine[], columns: readonly Column[], heads: readonly ColumnHead[]): PlacedWord[] {
  const most = Math.max(0, ...lines.map(({ phrases }) => phrases.length));
  const isSum = ({ phrases: [phrase, ...others] }: BodyLine): boolean =>
    phrase !== undefined &&
    others.length + 1 < COLUMNS_OVER.fewer * most &&
    /\p{L}{4}/u.test(phrase.text) &&
    phrase.area.left > (columns[COLUMNS_OVER.describing]?.left ?? Number.POSITIVE_INFINITY);
  const inColumns = lines.filter((line) => !isRemark(line, columns) && !isSum(line));
  return inColumns.flatMap((line) =>
    line.phrases
      .filter((phrase) => line.phrases.length > COLUMNS_OVER.fewer * most || !isAcross(phrase, line, heads))
      .flatMap(({ words }) => words),
  );
}

/** Whether words stand under several heads and nothing else does under the last of these: in rows of two storeys the figures are on the next line. */
function isAcross(phrase: Phrase, { phrases }: BodyLine, heads: readonly ColumnHead[]): boolean {
  if (!/\p{L}{3}/u.test(phrase.text)) return false;
  const [, ...others] = heads.filter(({ area }) => overlapX(area, phrase.area) > 0);
  return others.length > 0 && others.every(({ area }) => !phrases.some((other) => other !== phrase && overlapX(other.area, area) > 0));
}
