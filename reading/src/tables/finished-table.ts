import { isCarried, isSubtotal } from './between-rows.js';
import { rowsUnder } from './draft-rows.js';
import { rowOf } from './rows.js';
import type { Table } from './table.js';
import { headPhrasesOf, type TableDraft } from './table-draft.js';

/** A table as it was read, its rows under columns of which is known what they hold. */
export function finishedTable(draft: TableDraft): Table {
  const { on, columns, groups, body } = draft;
  return {
    page: on.phrases[0]?.page ?? 1,
    columns,
    rows: rowsUnder(groups, columns),
    totals: body.totals === null ? null : rowOf([body.totals], columns),
    partSums: body.asides.filter((line) => isCarried(line) || isSubtotal(line)).map((line) => rowOf([line], columns)),
    phrases: new Set([...headPhrasesOf(draft), ...[...body.lines, ...body.asides].flatMap((line) => line.phrases)]),
  };
}
