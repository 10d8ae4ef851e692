import type { BodyLine } from './body-line.js';
import type { Column } from './columns.js';
import { describedApart, placedColumns, twoStoreys } from './described-apart.js';
import { groupLines } from './group-lines.js';
import { withoutGroupTitles } from './group-titles.js';
import { rowOf, type TableRow } from './rows.js';
import { withoutTitles } from './section-titles.js';
import type { TableDraft } from './table-draft.js';

/** The lines of a table in groups, one for each row. */
export function withGroups(draft: TableDraft): TableDraft {
  const placed = placedColumns(draft.printed);
  const groups = withoutGroupTitles(withoutTitles(groupLines(draft.body.lines, placed), placed), placed);
  const asides = [...draft.body.asides, ...groups.flatMap(({ titles }) => titles)];
  return { ...draft, body: { ...draft.body, asides }, groups: groups.map(({ rest }) => rest) };
}

/** The rows of a table under the columns as they are printed. */
export function withRows(draft: TableDraft): TableDraft {
  const placed = placedColumns(draft.printed);
  const printed = describedApart(draft.groups, placed) ?? placed;
  return { ...draft, printed, columns: printed, rows: rowsUnder(draft.groups, printed) };
}

/** Groups of lines as rows under some columns. */
export function rowsUnder(groups: readonly (readonly BodyLine[])[], columns: readonly Column[]): TableRow[] {
  const inRow = placedColumns(columns).length < columns.length ? twoStoreys : rowOf;
  return groups.map((group) => inRow(group, columns));
}
