import type { PullItem } from '@tallyport/contracts/freight-export/pull-http';
import type { RecordEdit } from '@tallyport/contracts/shipping-record/http';
import type { FieldChange } from '@tallyport/contracts/values/field-change';
import type { PullProposal } from './propose-changes.js';
import { goneLineId, newLineId, valueItemId } from './pull-items.js';

/** What a person asks for: all that fits but no line of ours away, or what they named. */
export type Chosen = 'all' | readonly string[];

/** What a pull writes, stream by stream. `previous` of each value is what the person saw. */
export interface PullPlan {
  readonly job: readonly FieldChange[];
  /** By the name of the record's stream. */
  readonly records: ReadonlyMap<string, readonly RecordEdit[]>;
}

/** The things that are taken over; null where something was named that is not among them, or that does not fit. */
export function chosenItems(items: readonly PullItem[], chosen: Chosen): ReadonlySet<string> | null {
  const fitting = items.filter(({ is_unfit }) => !is_unfit);
  if (chosen === 'all') return new Set(fitting.filter(({ kind }) => kind !== 'gone-line').map(({ id }) => id));
  const known = new Set(fitting.map(({ id }) => id));
  return chosen.every((id) => known.has(id)) ? new Set(chosen) : null;
}

/**
 * The edits that take over what was chosen. A new line has the same id whenever it is taken over, so that a repeat finds it; new lines
 * that follow each other there follow each other here.
 */
export function planTakeOver(proposal: PullProposal, taken: ReadonlySet<string>, lineIdOf: (itemId: string) => string): PullPlan {
  const records = new Map<string, RecordEdit[]>();
  const add = (streamId: string, edit: RecordEdit) => records.set(streamId, [...(records.get(streamId) ?? []), edit]);
  const job: FieldChange[] = [];
  for (const { streamId, lineId, changes } of proposal.amendments) {
    const wanted = changes.filter(({ field }) => taken.has(valueItemId(streamId, lineId, field)));
    if (wanted.length === 0) continue;
    if (streamId.startsWith('work-order/')) job.push(...wanted);
    else add(streamId, lineId === null ? { kind: 'amend', changes: wanted } : { kind: 'amend-line', line_id: lineId, changes: wanted });
  }
  const last = new Map<string, string>();
  for (const line of proposal.newLines) {
    const itemId = newLineId(line);
    if (!taken.has(itemId)) continue;
    const place = `${line.streamId} ${line.after ?? ''}`;
    const lineId = lineIdOf(itemId);
    add(line.streamId, { kind: 'add-line', line_id: lineId, after: last.get(place) ?? line.after, fields: line.fields });
    last.set(place, lineId);
  }
  for (const { streamId, lineId } of proposal.goneLines) {
    if (taken.has(goneLineId(streamId, lineId))) add(streamId, { kind: 'remove-line', line_id: lineId });
  }
  return { job, records };
}
