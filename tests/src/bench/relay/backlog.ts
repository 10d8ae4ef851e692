import { append, START } from '@tallyport/event-store/append';
import { sampleAppend, sampleMetadata } from '@tallyport/event-store/testing/sample-append';
import type pg from 'pg';
import { TEXT } from '../sample-text.js';

const STREAMS = 100;
const STREAM_LENGTH = 40;

/** The rows that `append` wrote, once more under other streams, jobs and ids: the relay looks at nothing else of a row. */
const COPY = `
with job as (
  select id, n, gen_random_uuid() as copy from (select distinct job_id as id from event_store.event) as original, generate_series(1, $1) as n
)
insert into event_store.event (org_id, stream_id, stream_position, event_id, job_id, type, schema_version, data, metadata, recorded_at, lane, salt, data_hash, previous_hash, hash)
select org_id, 'conversation/' || copy, stream_position, gen_random_uuid(), copy, type, schema_version, data, metadata, recorded_at,
  (lane + n) % 24, salt, data_hash, previous_hash, hash
from event_store.event join job on job.id = job_id order by n, stream_position`;

/** Fills the log with so many events that nobody has numbered, in streams of forty over all lanes. */
export async function writeBacklog(owner: pg.Pool, events: number): Promise<void> {
  for (let stream = 0; stream < STREAMS; stream++) {
    const texts = Array.from({ length: STREAM_LENGTH }, () => TEXT);
    await append(owner, { ...sampleAppend(texts), after: START, metadata: sampleMetadata() });
  }
  await owner.query(COPY, [Math.ceil(events / (STREAMS * STREAM_LENGTH)) - 1]);
  await owner.query('analyze event_store.event');
}
