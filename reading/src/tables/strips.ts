import { SUBJECTS } from './column-head.js';
import type { TableDraft } from './table-draft.js';

/** Whether heads are those of a table: neither labels over their values, nor labels of something else over nothing. */
export function isTable(draft: TableDraft): boolean {
  return !isStrip(draft) && (!isBare(draft) || draft.isOpenEnded);
}

/** Heads without goods, or with a colon each, over one line of values, or none, are labels side by side: a strip of a form, no table. */
function isStrip({ columns, printed, groups }: TableDraft): boolean {
  const areLabels = printed.length > 0 && printed.every(({ head, role }) => role !== 'description' && /[:：]\s*$/u.test(head));
  return groups.length < 2 && (areLabels || !columns.some(({ role }) => role !== null && SUBJECTS.has(role)));
}

/** Heads over nothing are labels of something else, unless their rows may stand on the next page. */
function isBare({ groups, body }: TableDraft): boolean {
  return groups.length === 0 && body.totals === null;
}
