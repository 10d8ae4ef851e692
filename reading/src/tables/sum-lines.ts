import type { NumberStyle } from '@tallyport/domain/values/numbers';
import { withGroups } from './draft-rows.js';
import { summingLine } from './summing-line.js';
import type { TableDraft } from './table-draft.js';

/** A table ends above the line that sums its amounts up, whatever that is called. */
export function withoutSumLine(draft: TableDraft, style: NumberStyle): TableDraft {
  const { body, columns } = draft;
  const sum = summingLine(body.lines, columns, style);
  if (sum <= 0) return draft;
  const [lines, [summing]] = [body.lines.slice(0, sum), body.lines.slice(sum)];
  if (summing === undefined) return draft;
  return withGroups({ ...draft, body: { ...body, lines, asides: [...body.asides, summing], totals: body.totals ?? summing } });
}
