import type { ExtractionRef } from '@tallyport/workflows/document-extraction/messages';
import type pg from 'pg';

/** An extraction whose stream has an attempt without an end, and what stands in its way if its document or job is gone. */
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
select type, event_id, metadata, recorded_at from event_store.event
where job_id = $1::uuid and (type = 'work-order.deleted' or (type = 'document.withdrawn' and stream_id = 'document/' || $2::text))
order by seq limit 1`;

/** The event that took the document or its whole job away, or null. */
export async function whatTookAway(
  pool: Pick<pg.Pool, 'query'>,
  { workOrderId, documentId }: ExtractionRef,
): Promise<{ type: string; event_id: string; metadata: { actor: unknown }; recorded_at: Date } | null> {
  const { rows } = await pool.query<{ type: string; event_id: string; metadata: { actor: unknown }; recorded_at: Date }>({
    name: 'what-took-away',
    text: GONE,
    values: [workOrderId, documentId],
  });
  return rows[0] ?? null;
}
