import type { NumberStyle } from '@tallyport/domain/values/numbers';
import type { BodyLine } from './body-line.js';
import { placedColumns } from './described-apart.js';
import { withGroups } from './draft-rows.js';
import { isProvedRow } from './proved-bands.js';
import { measuringLine, summingLine } from './summing-line.js';
import type { TableDraft } from './table-draft.js';

/** A table ends above the line that sums its amounts up, whatever that is called; where rows that prove themselves come after it, it sums some of them up. */
export function withoutSumLine(draft: TableDraft, style: NumberStyle): TableDraft {
  const parts: BodyLine[] = [];
  let { lines } = draft.body;
  let from = 0;
  for (;;) {
    const at = summingLine(lines.slice(from), draft.columns, style);
    const sum = lines[from + at];
    if (at < 0 || sum === undefined || !lines.slice(from + at + 1).some((line) => isProvedRow(line))) break;
    parts.push(sum);
    from += at;
    lines = lines.filter((line) => line !== sum);
  }
  const parted = parts.length === 0 ? draft : { ...draft, body: { ...draft.body, lines, asides: [...draft.body.asides, ...parts] } };
  const last = summingLine(lines.slice(from), draft.columns, style);
  const ended = last < 0 ? parted : endingAt(parted, from + last);
  return ended === draft ? draft : withGroups(ended);
}

/**
 * A table ends above the line that sums several of its columns up, before anything is known of what they hold. Where rows come after it that prove
 * themselves or are summed up in turn, it sums some of them up.
 */
export function withoutSums(draft: TableDraft, style: NumberStyle): TableDraft {
  const columns = placedColumns(draft.printed);
  const parts: BodyLine[] = [];
  let { lines } = draft.body;
  let from = 0;
  for (;;) {
    const at = measuringLine(lines.slice(from), columns, style);
    const [sum, after] = [lines[from + at], lines.slice(from + at + 1)];
    if (at <= 0 || sum === undefined || !(after.some((line) => isProvedRow(line)) || measuringLine(after, columns, style) > 0)) break;
    parts.push(sum);
    from += at;
    lines = lines.filter((line) => line !== sum);
  }
  const parted = parts.length === 0 ? draft : { ...draft, body: { ...draft.body, lines, asides: [...draft.body.asides, ...parts] } };
  const last = measuringLine(lines.slice(from), columns, style);
  return last < 0 ? parted : endingAt(parted, from + last);
}

function endingAt(draft: TableDraft, sum: number): TableDraft {
  const { body } = draft;
  if (sum <= 0) return draft;
  const [lines, [summing]] = [body.lines.slice(0, sum), body.lines.slice(sum)];
  if (summing === undefined) return draft;
  return { ...draft, body: { ...body, lines, asides: [...body.asides, summing], totals: body.totals ?? summing } };
}
