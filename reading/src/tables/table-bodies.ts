import { bodyUnder } from './body-lines.js';
import type { TableDraft } from './table-draft.js';
import { linesUnder } from './table-places.js';

/** The lines of the rows of a table, and the line of its totals. */
export function withBody(draft: TableDraft): TableDraft {
  const body = bodyUnder(linesUnder(draft), draft.printed, draft.head.area.bottom);
  return { ...draft, columns: draft.printed, body, isOpenEnded: body.isOpenEnded && draft.to === Number.POSITIVE_INFINITY };
}
