import { randomUUID } from 'node:crypto';
import { ServerFrame } from '@tallyport/contracts/realtime';
import { laneOf } from '@tallyport/event-store/lane';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { pageRead, received, requested, stepFinished } from '../testing/sample-events.js';
import { createTestProjector, type TestProjector } from '../testing/test-projector.js';
import { FEED_CHANNEL } from './change-feed.js';
import { sweep } from './sweep.js';

let projector: TestProjector;
beforeAll(async () => {
  projector = await createTestProjector(inject('postgresUrl'));
});
afterAll(() => projector.database.drop());

interface FeedRow {
  readonly lane: number;
  readonly feed_position: number;
  readonly org_id: string;
  readonly job_id: string;
  readonly stream_id: string;
  readonly stream_position: number;
  readonly event_type: string;
  readonly data: object | null;
}

test('every step and page of a reading is a row of the feed with what its frame carries', async () => {
  const job = randomUUID();
  const document = randomUUID();
  const stream = `extraction/${document}`;
  await projector.journal.record(stream, job, [
    requested(document, job),
    stepFinished(document, job, 0),
    pageRead(document, job, 1, 2),
    pageRead(document, job, 2, 2),
    stepFinished(document, job, 10),
  ]);
  await projector.lanes.take(laneOf(job, ''), await projector.messagesOf(job));
  const rows = await projector.rows<FeedRow>('select * from read_model.change_feed where stream_id = $1 order by feed_position', [stream]);
  const frames = rows.map((row) =>
    ServerFrame.parse({
      type: 'extraction.progress',
      cursor: 'c',
      org: row.org_id,
      work_order_id: row.job_id,
      stream_position: row.stream_position,
      ...row.data,
    }),
  );
  expect(frames.map((frame) => 'state' in frame && [frame.state, frame.step, frame.page, frame.pages])).toEqual([
    ['waiting', null, null, null],
    ['running', 'preprocessing', null, null],
    ['running', 'extracting', 1, 2],
    ['running', 'extracting', 2, 2],
    ['completed', 'completed', null, null],
  ]);
});

test('after the commit the lane is rung on the channel of the feed', async () => {
  const listener = new pg.Client({ connectionString: projector.database.urlOf('gateway') });
  await listener.connect();
  await listener.query(`listen ${FEED_CHANNEL}`);
  const job = randomUUID();
  const lane = laneOf(job, '');
  const rung = new Promise<string | undefined>((resolve) => {
    listener.on('notification', ({ payload }) => resolve(payload));
  });
  await projector.journal.record(`work-order/${job}`, job, [received(job)]);
  await projector.lanes.take(lane, await projector.messagesOf(job));
  expect(await rung).toBe(String(lane));
  await listener.end();
});

test('the feed is kept for an hour, and each method keeps its newest paces', async () => {
  const job = randomUUID();
  await projector.journal.record(`work-order/${job}`, job, [received(job)]);
  await projector.lanes.take(laneOf(job, ''), await projector.messagesOf(job));
  await projector.rows(`update read_model.change_feed set at = at - interval '61 minutes' where stream_id <> $1`, [`work-order/${job}`]);
  await projector.rows(
    `insert into read_model.reading_pace_v1 (org_id, position, method, elapsed_ms, recorded_at)
     select $1, n, 'ocr', n, now() from generate_series(1, 700) n`,
    [job],
  );
  await sweep(projector.models.options.pool);
  const left = await projector.rows<{ stream_id: string }>('select stream_id from read_model.change_feed');
  expect(left).toEqual([{ stream_id: `work-order/${job}` }]);
  const [paces] = await projector.rows(
    'select count(*)::int as n, min(position)::int as oldest from read_model.reading_pace_v1 where org_id = $1',
    [job],
  );
  expect(paces).toEqual({ n: 500, oldest: 201 });
});
