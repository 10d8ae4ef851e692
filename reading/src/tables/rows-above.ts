import { heightOf } from '../page/area.js';
import { isField, isLikeRow } from './between-rows.js';
import type { BodyLine } from './body-line.js';
import { linesBetween } from './body-lines.js';
import type { TableHead } from './column-head.js';
import { columnsUnder } from './columns.js';
import type { TableDraft } from './table-draft.js';

/** Between rows above their heads stand no more than so many line heights. */
const WIDEST_ABOVE = 2.5;

/** Rows above their heads, as some programs print them: the lines right above that look like rows of these columns. */
export function withRowsAbove(draft: TableDraft): TableDraft {
  const { on, head, body } = draft;
  if (body.lines.length > 0 || on.heads.length !== 1 || !isOfFigures(head)) return draft;
  const lines = linesAbove(draft);
  const first = lines.findIndex((line) => line.phrases.length > 1);
  if (first < 0) return draft;
  const rows = lines.slice(first);
  const printed = columnsUnder(
    head.heads,
    rows.flatMap((line) => line.phrases.flatMap(({ words }) => words)),
  );
  return { ...draft, printed, columns: printed, body: { ...body, lines: rows, asides: [] }, isOpenEnded: false };
}

function linesAbove({ on, head }: TableDraft): BodyLine[] {
  const candidates = linesBetween(on.phrases, 0, head.area.top + 1).toReversed();
  const rough = columnsUnder(head.heads, []);
  const lines: BodyLine[] = [];
  let top = head.area.top;
  let pitch = Number.POSITIVE_INFINITY;
  for (const line of candidates) {
    const gap = top - line.area.bottom;
    const isFar = gap > Math.min(WIDEST_ABOVE * heightOf(line.area), 1.5 * pitch + 2);
    if (isFar || isField(line, rough) || (line.phrases.length > 1 && !isLikeRow(line, rough))) break;
    if (lines.length > 0) pitch = Math.min(pitch, Math.max(gap, 0));
    lines.unshift(line);
    top = line.area.top;
  }
  return lines;
}

/** Whether heads are of goods and their figures, all of them known: what else has nothing below it is no table. */
function isOfFigures({ heads }: TableHead): boolean {
  const roles = new Set(heads.map(({ role }) => role));
  const isCounted = roles.has('quantity') || roles.has('total_price') || roles.has('net_weight');
  return roles.size > 3 && !roles.has(null) && roles.has('description') && isCounted;
}
