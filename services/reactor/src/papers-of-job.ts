import type { KeptFor } from '@tallyport/contracts/document-extraction/stray';
import type { RecordedEvent } from '@tallyport/contracts/envelope';
import { parseEvent } from '@tallyport/contracts/parse-event';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { foldStreams } from '@tallyport/domain/folds';
import type { WorkOrderView } from '@tallyport/domain/work-order/fold';
import { searchWord } from '@tallyport/domain/work-order/papers/known-party';
import type pg from 'pg';

type Log = Pick<pg.Pool, 'query'>;
type EventRow = Pick<RecordedEvent, 'streamId' | 'streamPosition' | 'type' | 'schemaVersion' | 'data' | 'metadata'> & { readonly at: Date };

const PAPERS_OF_JOB = `
select stream_id as "streamId", stream_position as "streamPosition", type, schema_version as "schemaVersion", data, metadata, recorded_at as at
from event_store.event
where job_id = $1::uuid and (stream_id like 'waybill/%' or stream_id like 'work-order/%' or type = 'document.kept-here')
order by stream_id, stream_position`;

export interface PapersAndJob {
  /** Every bill as it stands, also those that count no longer. */
  readonly bills: ShippingRecord[];
  /** Null where the job was erased. */
  readonly job: WorkOrderView | null;
  keptFor(documentId: string): readonly KeptFor[];
}

/** A job, its bills, and for what people keep its documents in it. */
export async function papersOfJob(log: Log, jobId: string): Promise<PapersAndJob> {
  const { rows } = await log.query<EventRow>({ name: 'papers-of-job', text: PAPERS_OF_JOB, values: [jobId] });
  const events = rows.map(({ at, ...event }) => ({ event: parseEvent(event), envelope: { ...event, recordedAt: at.toISOString() } }));
  const streams = foldStreams(events);
  const kept = new Map(
    events.flatMap(({ event }) => (event?.type === 'document.kept-here' ? [[event.data.documentId, event.data.keptFor] as const] : [])),
  );
  return {
    bills: streams.all('waybill').map((bill) => ({ ...bill, lines: [...bill.lines] })),
    job: streams.get('work-order', jobId),
    keptFor: (documentId) => kept.get(documentId) ?? [],
  };
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
