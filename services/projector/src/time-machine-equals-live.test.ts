import { parseEvent } from '@tallyport/contracts/parse-event';
import { RECORD_KINDS } from '@tallyport/contracts/shipping-record/kinds';
import type { ToCheck } from '@tallyport/contracts/work-order/http';
import { Papers } from '@tallyport/domain/checks/papers';
import { RuleRows } from '@tallyport/domain/checks/rule-rows';
import { runChecks } from '@tallyport/domain/checks/run-checks';
import { toCheckOf } from '@tallyport/domain/checks/to-check';
import { DatedTables } from '@tallyport/domain/customs-table/dated-tables';
import { foldStreams, isRecordKind, type StreamMap } from '@tallyport/domain/folds';
import { type ExportOfJob, jobFreightExport } from '@tallyport/domain/freight-export/job/job-freight-export';
import { type JobView, jobOf, type ListedJob } from '@tallyport/domain/work-order/fold-job';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import { seededRandom, seedOfRun } from '@tallyport/event-store/testing/random';
import { sized } from '@tallyport/event-store/testing/run-size';
import { eventOf } from '@tallyport/lane-consumer/testing/published';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { recordSampleJobs } from './testing/record-sample-jobs.js';
import { createTestProjector, type TestProjector } from './testing/test-projector.js';

const JOBS = sized({ short: 12, long: 150 });
const MINUTES = sized({ short: 1, long: 20 }) * 60_000;

const seed = seedOfRun(process.env);
/** Events between two moments that are compared. */
const EVERY = 3;
let projector: TestProjector;
let jobs: string[];
beforeAll(async () => {
  projector = await createTestProjector(inject('postgresUrl'));
  jobs = await recordSampleJobs(projector.journal, JOBS, seededRandom(seed));
}, MINUTES);
afterAll(() => projector.database.drop());

/** The job's row, how much of it asks for a look, how its exports stand, and its records with their lines, as they are stored. */
async function stored(job: string): Promise<{ row: unknown; toCheck: unknown; freightExport: unknown; records: Record<string, unknown> }> {
  const [row] = await projector.rows<{ view: unknown }>('select view from read_model.work_order_list_v2 where work_order_id = $1', [job]);
  const records = await projector.rows<{ stream_id: string; view: object; lines: object[] }>(
    `select r.stream_id, r.view, array(
       select json_build_object('line_id', l.line_id, 'fields', l.fields) from read_model.record_line_v1 l
       where l.stream_id = r.stream_id order by l.ordinal) as lines
     from read_model.record_v1 r where r.job_id = $1`,
    [job],
  );
  const [toCheck] = await projector.rows<object>(
    'select fails, disagreements, unverified, doubtful from read_model.job_check_v1 where job_id = $1',
    [job],
  );
  const views = records.map(({ stream_id, view, lines }) => [
    stream_id,
    isRecordKind(stream_id.split('/')[0] ?? '') ? { ...view, lines } : view,
  ]);
  const exports = await projector.rows<{ one: ExportOfJob }>(
    `select json_build_object('id', export_id, 'kind', kind, 'state', shown -> 'state', 'group', export_group,
       'cause', case when cause_code <> '' then json_build_object('code', cause_code, 'key', cause_key) end,
       'requested_at', shown -> 'requested_at', 'since', shown -> 'since') as one
     from read_model.export_v1 where work_order_id = $1`,
    [job],
  );
  const freightExport = jobFreightExport(exports.map(({ one }) => one));
  return { row: row?.view ?? null, toCheck, freightExport, records: Object.fromEntries(views) as Record<string, unknown> };
}

/** How its exports stand is read beside a job's row. */
function withoutExport({ freight_export: _, ...listed }: JobView): ListedJob {
  return listed;
}

/** The same count computed on read, from the folds and without any table of customs; nothing before the first paper. */
function computed(streams: StreamMap, job: string): ToCheck | undefined {
  const [records, documents] = [RECORD_KINDS.flatMap((kind) => streams.all(kind)), streams.all('document')];
  if (records.length + documents.length === 0 && streams.get('checks', job) === null) return undefined;
  const shown = records.map((record) => ({ ...record, lines: [...record.lines] }));
  const types = documents.flatMap(({ withdrawn, segments }) => (withdrawn ? [] : segments.map(({ type }) => type)));
  const papers = new Papers(shown, { duplicates: null, documentTypes: new Set(types), earlierPrices: null });
  const standing = streams.get('checks', job)?.overrides ?? [];
  const rows = new RuleRows(new DatedTables([]), '2026-03-20');
  return toCheckOf(shown, runChecks(papers, rows, { standing, fingerprintOf: (text) => uuidv5(job, text) }), rows);
}

test(
  `the folds over the log up to any moment show what the read models showed then (seed ${seed})`,
  async () => {
    const comparedJobs = new Set<string>();
    for (const [lane, texts] of await projector.journal.messages()) {
      const events = texts.map(eventOf);
      for (let moment = 0; moment < texts.length; moment += EVERY) {
        await projector.lanes.take(lane, texts.slice(moment, moment + EVERY));
        const logged = events.slice(0, moment + EVERY);
        const job = logged.findLast(({ jobId }) => jobId !== null)?.jobId ?? null;
        if (job === null) continue;
        const ofJob = logged.filter((event) => event.jobId === job);
        const streams = foldStreams(ofJob.map((envelope) => ({ event: parseEvent(envelope), envelope })));
        const { row, toCheck, freightExport, records } = await stored(job);
        expect(toCheck).toEqual(computed(streams, job));
        const told = jobOf(streams, job);
        expect(row).toEqual(told === null || told.deleted ? null : withoutExport(told));
        expect(freightExport).toEqual(told?.freight_export ?? null);
        // A stream that is missing here has no fold in the table of `domain/src/folds.ts`.
        expect(Object.keys(records).toSorted()).toEqual([...new Set(ofJob.map((event) => event.streamId))].toSorted());
        for (const [streamId, view] of Object.entries(records)) {
          const [kind, id] = streamId.split('/') as ['document', string];
          expect(view).toEqual(streams.get(kind, id));
        }
        comparedJobs.add(job);
      }
    }
    expect(comparedJobs.size).toBe(jobs.length);
  },
  MINUTES,
);
