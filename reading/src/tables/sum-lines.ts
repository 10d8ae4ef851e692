import type { NumberStyle } from '@tallyport/domain/values/numbers';
import { placedColumns } from './described-apart.js';
import { withGroups } from './draft-rows.js';
import { measuringLine, summingLine } from './summing-line.js';
import type { TableDraft } from './table-draft.js';

/** A table ends above the line that sums its amounts up, whatever that is called. */
export function withoutSumLine(draft: TableDraft, style: NumberStyle): TableDraft {
  const ended = endingAt(draft, summingLine(draft.body.lines, draft.columns, style));
  return ended === draft ? draft : withGroups(ended);
}

/** A table ends above the line that sums several of its columns up, before anything is known of what they hold. */
export function withoutSums(draft: TableDraft, style: NumberStyle): TableDraft {
  return endingAt(draft, measuringLine(draft.body.lines, placedColumns(draft.printed), style));
}

function endingAt(draft: TableDraft, sum: number): TableDraft {
  const { body } = draft;
  if (sum <= 0) return draft;
  const [lines, [summing]] = [body.lines.slice(0, sum), body.lines.slice(sum)];
  if (summing === undefined) return draft;
  return { ...draft, body: { ...body, lines, asides: [...body.asides, summing], totals: body.totals ?? summing } };
}
