import type { Actor } from '@tallyport/contracts/actor';
import type { ExtractionRef } from '@tallyport/workflows/document-extraction/messages';
import type pg from 'pg';

/** An extraction whose stream has an attempt without an end. */
export interface OpenExtraction extends ExtractionRef {
  readonly attempt: number;
}

interface Row {
  readonly org_id: string;
  readonly job_id: string;
  readonly stream_id: string;
  readonly attempt: number;
}

const OPEN = (where: string) => `
select e.org_id, e.job_id, e.stream_id, max((e.data ->> 'attempt')::int) filter (where e.type = 'extraction.requested') as attempt
from event_store.event e
where ${where} and e.stream_id like 'extraction/%' and e.job_id is not null
group by e.org_id, e.job_id, e.stream_id
having max(e.stream_position) filter (where e.type = 'extraction.requested') > coalesce(max(e.stream_position) filter (
  where e.type in ('extraction.failed', 'extraction.cancelled')
     or (e.type = 'extraction.step-finished' and e.data ->> 'step' = 'completed')), 0)`;

/** The open extractions of the whole log: what has to have a running workflow. Reads every extraction's events. */
export function allOpenExtractions(pool: Pick<pg.Pool, 'query'>): Promise<OpenExtraction[]> {
  return read(pool, { name: 'open-extractions', text: OPEN('true'), values: [] });
}

/** The open extractions of one job. */
export function openExtractionsOfJob(pool: Pick<pg.Pool, 'query'>, jobId: string): Promise<OpenExtraction[]> {
  return read(pool, { name: 'open-extractions-of-job', text: OPEN('e.job_id = $1::uuid'), values: [jobId] });
}

async function read(pool: Pick<pg.Pool, 'query'>, query: { name: string; text: string; values: unknown[] }): Promise<OpenExtraction[]> {
  const { rows } = await pool.query<Row>(query);
  return rows.map((row) => ({
    orgId: row.org_id,
    workOrderId: row.job_id,
    documentId: row.stream_id.slice('extraction/'.length),
    attempt: row.attempt,
  }));
}

const GONE = `
select event_id as "eventId", recorded_at, metadata -> 'actor' as actor,
  case type when 'work-order.deleted' then 'work-order-deleted' else 'document-withdrawn' end as reason
from event_store.event
where job_id = $1::uuid and (type = 'work-order.deleted' or (type = 'document.withdrawn' and stream_id = 'document/' || $2::text))
order by seq limit 1`;

/** The event that took the document or its whole job away. */
export interface Removal {
  readonly reason: 'document-withdrawn' | 'work-order-deleted';
  readonly eventId: string;
  readonly actor: Actor;
  readonly recordedAt: string;
}

/** What took the document or its whole job away; null while both are there. */
export async function findRemoval(
  pool: Pick<pg.Pool, 'query'>,
  { workOrderId, documentId }: Omit<ExtractionRef, 'orgId'>,
): Promise<Removal | null> {
  const { rows } = await pool.query<Omit<Removal, 'recordedAt'> & { recorded_at: Date }>({
    name: 'what-took-away',
    text: GONE,
    values: [workOrderId, documentId],
  });
  const [row] = rows;
  return row ? { reason: row.reason, eventId: row.eventId, actor: row.actor, recordedAt: row.recorded_at.toISOString() } : null;
}
