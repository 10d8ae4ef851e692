import type { RecordedEvent } from '@tallyport/contracts/envelope';
import { parseEvent } from '@tallyport/contracts/parse-event';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { foldRecord, type RecordView } from '@tallyport/domain/shipping-record/fold';
import { searchWord } from '@tallyport/domain/work-order/papers/known-party';
import type pg from 'pg';

type Log = Pick<pg.Pool, 'query'>;
type EventRow = Pick<RecordedEvent, 'streamId' | 'streamPosition' | 'type' | 'schemaVersion' | 'data' | 'metadata'> & { readonly at: Date };

const BILLS_OF_JOB = `
select stream_id as "streamId", stream_position as "streamPosition", type, schema_version as "schemaVersion", data, metadata, recorded_at as at
from event_store.event
where job_id = $1::uuid and stream_id like 'waybill/%'
order by stream_id, stream_position`;

/** Every bill of a job as it stands, also those that count no longer. */
export async function billsOfJob(log: Log, jobId: string): Promise<ShippingRecord[]> {
  const { rows } = await log.query<EventRow>({ name: 'bills-of-job', text: BILLS_OF_JOB, values: [jobId] });
  const views = new Map<string, RecordView | null>();
  for (const { at, ...event } of rows) {
    const before = views.get(event.streamId) ?? null;
    views.set(event.streamId, foldRecord(before, parseEvent(event), { ...event, recordedAt: at.toISOString() }));
  }
  return [...views.values()].flatMap((view) => (view === null ? [] : [{ ...view, lines: [...view.lines] }]));
}

interface Party {
  readonly id: string;
  readonly name: string;
}

const PARTIES = `
select id, name from kept.party
where org_id = $1::uuid and exists (select from unnest($2::text[]) as word where position(lower(word) in lower(name)) > 0)
order by id`;

/** The parties of an organisation among which those of these names are. */
export async function partiesNamed(log: Log, orgId: string, names: readonly string[]): Promise<Party[]> {
  const words = names.flatMap((name) => searchWord(name) ?? []);
  if (words.length === 0) return [];
  const { rows } = await log.query<Party>({ name: 'parties-named', text: PARTIES, values: [orgId, words] });
  return rows;
}
