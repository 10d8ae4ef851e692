import type { RecordedEvent } from '@tallyport/contracts/envelope';
import { parseEvent } from '@tallyport/contracts/parse-event';
import { foldLodgement, type LodgementView } from '@tallyport/domain/lodgement/fold';
import type { LodgementRef } from '@tallyport/workflows/lodgement/messages';
import type pg from 'pg';

type Log = Pick<pg.Pool, 'query'>;

interface Row {
  readonly org_id: string;
  readonly job_id: string;
  readonly stream_id: string;
}

const OF_REFERENCE = `
select distinct org_id, job_id, stream_id from event_store.event
where type = 'lodgement.requested' and data ->> 'ownReference' = $2 and org_id = $1::uuid and job_id is not null
limit 2`;

/** The lodgement of an organisation that goes by this reference; null where there is none, or more than one: then a person has to look. */
export async function lodgementOfReference(log: Log, orgId: string, ownReference: string): Promise<LodgementRef | null> {
  const { rows } = await log.query<Row>({ name: 'lodgement-of-reference', text: OF_REFERENCE, values: [orgId, ownReference] });
  const [only, another] = rows;
  return only === undefined || another !== undefined ? null : refOf(only);
}

/** What has no later word of how it ended on its way. Some of these customs has answered meanwhile: a run finds nothing to do for them. */
const OPEN = `
select org_id, job_id, stream_id from event_store.event
where stream_id like 'lodgement/%' and job_id is not null
group by org_id, job_id, stream_id
having max(stream_position) filter (where type = 'lodgement.requested')
     > coalesce(max(stream_position) filter (where type in ('lodgement.sent', 'lodgement.send-failed')), 0)`;

/** The lodgements with a message that customs may not have yet: what has to have a running workflow. Reads every lodgement's events. */
export async function allOpenLodgements(log: Log): Promise<LodgementRef[]> {
  const { rows } = await log.query<Row>({ name: 'open-lodgements', text: OPEN, values: [] });
  return rows.map(refOf);
}

const OF_JOB = `
select org_id as "orgId", stream_id as "streamId", stream_position as "streamPosition", type, schema_version as "schemaVersion", data,
  metadata, recorded_at as at
from event_store.event
where job_id = $1::uuid and stream_id like 'lodgement/%'
order by stream_id, stream_position`;

type EventRow = Pick<RecordedEvent, 'streamId' | 'streamPosition' | 'type' | 'schemaVersion' | 'data' | 'metadata'> & { readonly at: Date };

/** Every lodgement of a job as it stands. */
export async function lodgementsOfJob(log: Log, jobId: string): Promise<LodgementView[]> {
  const { rows } = await log.query<EventRow>({ name: 'lodgements-of-job', text: OF_JOB, values: [jobId] });
  const views = new Map<string, LodgementView | null>();
  for (const { at, ...event } of rows) {
    const before = views.get(event.streamId) ?? null;
    views.set(event.streamId, foldLodgement(before, parseEvent(event), { ...event, recordedAt: at.toISOString() }));
  }
  return [...views.values()].filter((view) => view !== null);
}

function refOf({ org_id, job_id, stream_id }: Row): LodgementRef {
  return { orgId: org_id, workOrderId: job_id, lodgementId: stream_id.slice('lodgement/'.length) };
}
