import type { DomainEvent } from '@tallyport/contracts/events';
import { parseEvent } from '@tallyport/contracts/parse-event';
import type { FieldConflict } from '@tallyport/contracts/problem';
import type { RecordEdit } from '@tallyport/contracts/shipping-record/http';
import { putBackJob, putBackRecord } from '@tallyport/domain/freight-export/pull/plan-put-back';
import type { PullPlan } from '@tallyport/domain/freight-export/pull/plan-take-over';
import { foldRecord, type RecordView } from '@tallyport/domain/shipping-record/fold';
import type { ShownValues } from '@tallyport/domain/shipping-record/fold-value';
import type { EventStore } from '@tallyport/event-store/event-store';
import type { HashedEvent } from '@tallyport/event-store/load';
import { ProblemError } from '../../../platform/problems/problem-error.js';

type Written = readonly { readonly streamId: string; readonly after: number; readonly upTo: number }[];

/** The edits that put back what a pull wrote. Throws 409 where a line that it brought was changed since: it would go with that. */
export async function putBackPlan(store: Pick<EventStore, 'load'>, orgId: string, streams: Written): Promise<PullPlan> {
  const records = new Map<string, readonly RecordEdit[]>();
  const conflicts: FieldConflict[] = [];
  let job: PullPlan['job'] = [];
  for (const { streamId, after, upTo } of streams) {
    const events = await store.load(orgId, streamId);
    const written = parsed(events.filter(({ streamPosition }) => streamPosition > after && streamPosition <= upTo));
    if (streamId.startsWith('work-order/')) {
      job = putBackJob(written);
      continue;
    }
    const before = viewAt(events, after);
    if (before === null) continue;
    records.set(streamId, putBackRecord(written, before));
    conflicts.push(...changedLines(written, viewAt(events, upTo), viewAt(events, Number.POSITIVE_INFINITY), streamId));
  }
  if (conflicts.length > 0) throw new ProblemError('field-conflict', { conflicts });
  return { job, records };
}

/** Lines that a pull brought, and that say something else now. */
function changedLines(written: readonly DomainEvent[], then: RecordView | null, now: RecordView | null, streamId: string): FieldConflict[] {
  return written.flatMap((event) => {
    if (event.type !== 'record.line-added' && event.type !== 'record.line-restored') return [];
    const { lineId } = event.data;
    const [before, after] = [fieldsOf(then, lineId), fieldsOf(now, lineId)];
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((field) => {
      const [pulled, theirs] = [before[field]?.value ?? null, after[field]?.value ?? null];
      return pulled === theirs ? [] : [{ field, yours: pulled, theirs, line: lineId, stream_id: streamId }];
    });
  });
}

function fieldsOf(view: RecordView | null, lineId: string): ShownValues {
  return view?.lines.find(({ line_id }) => line_id === lineId)?.fields ?? {};
}

function viewAt(events: readonly HashedEvent[], position: number): RecordView | null {
  return events
    .filter(({ streamPosition }) => streamPosition <= position)
    .reduce<RecordView | null>((view, event) => foldRecord(view, parseEvent(event), event), null);
}

function parsed(events: readonly HashedEvent[]): DomainEvent[] {
  return events.map((event) => parseEvent(event)).filter((event) => event !== null);
}
