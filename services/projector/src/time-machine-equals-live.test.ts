import { parseEvent } from '@tallyport/contracts/parse-event';
import { foldStreams } from '@tallyport/domain/folds';
import { jobOf } from '@tallyport/domain/work-order/fold-job';
import { seededRandom, seedOfRun } from '@tallyport/event-store/testing/random';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { tellStories } from './testing/tell-stories.js';
import { NO_BEAT } from './testing/test-lanes.js';
import { createTestProjector, type TestProjector } from './testing/test-projector.js';

const seed = seedOfRun(process.env);
/** Events between two moments that are compared. */
const EVERY = 3;
let projector: TestProjector;
let jobs: string[];
beforeAll(async () => {
  projector = await createTestProjector(inject('postgresUrl'));
  jobs = await tellStories(projector.journal, 12, seededRandom(seed));
});
afterAll(() => projector.database.drop());

/** The job's row and its records with their lines, as they are stored. */
async function stored(job: string): Promise<{ row: unknown; records: Record<string, unknown> }> {
  const [row] = await projector.rows<{ view: unknown }>('select view from read_model.work_order_list_v1 where work_order_id = $1', [job]);
  const records = await projector.rows<{ stream_id: string; view: object; lines: object[] }>(
    `select r.stream_id, r.view, array(
       select json_build_object('line_id', l.line_id, 'fields', l.fields) from read_model.record_line_v1 l
       where l.stream_id = r.stream_id order by l.ordinal) as lines
     from read_model.record_v1 r where r.job_id = $1`,
    [job],
  );
  const views = records.map(({ stream_id, view, lines }) => [stream_id, 'lines' in view ? { ...view, lines } : view]);
  return { row: row?.view ?? null, records: Object.fromEntries(views) as Record<string, unknown> };
}

test(`the folds over the log up to any moment show what the read models showed then (seed ${seed})`, async () => {
  const comparedJobs = new Set<string>();
  for (const [lane, events] of await projector.journal.messages()) {
    for (let moment = 0; moment < events.length; moment += EVERY) {
      await projector.lanes.take(lane, events.slice(moment, moment + EVERY), NO_BEAT);
      const told = events.slice(0, moment + EVERY);
      const job = told.at(-1)?.jobId ?? '';
      const ofJob = told.filter((event) => event.jobId === job);
      const streams = foldStreams(ofJob.map((envelope) => ({ event: parseEvent(envelope), envelope })));
      const { row, records } = await stored(job);
      expect(row).toEqual(jobOf(streams, job));
      expect(Object.keys(records).length).toBe(new Set(ofJob.map((event) => event.streamId)).size);
      for (const [streamId, view] of Object.entries(records)) {
        const [kind, id] = streamId.split('/') as ['document', string];
        expect(view).toEqual(streams.get(kind, id));
      }
      comparedJobs.add(job);
    }
  }
  expect(comparedJobs.size).toBe(jobs.length);
});
