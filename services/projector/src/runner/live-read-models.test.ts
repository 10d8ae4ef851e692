import { randomUUID } from 'node:crypto';
import { laneOf } from '@tallyport/event-store/lane';
import { Fenced } from '@tallyport/lane-consumer/checkpoints';
import { placeOf } from '@tallyport/lane-consumer/testing/published';
import { armFailPoint } from '@tallyport/runtime/fail-point';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readModelHashes } from '../testing/read-model-hash.js';
import { received, statusChanged } from '../testing/sample-events.js';
import { testLanes } from '../testing/test-lanes.js';
import { createTestProjector, type TestProjector } from '../testing/test-projector.js';

let projector: TestProjector;
beforeAll(async () => {
  projector = await createTestProjector(inject('postgresUrl'));
});
afterAll(() => projector.database.drop());

/** A job that was received and moved on, as the messages of its lane. */
async function newJob() {
  const job = randomUUID();
  const stream = `work-order/${job}`;
  await projector.journal.record(stream, job, [received(job)]);
  await projector.journal.record(stream, job, [statusChanged(job, 'received', 'compile')]);
  await projector.journal.record(stream, job, [statusChanged(job, 'compile', 'available')]);
  return { job, lane: laneOf(job, ''), messages: await projector.messagesOf(job) };
}

async function shown(job: string) {
  const rows = await projector.rows<{ job_status: string; stream_position: number }>(
    'select job_status, stream_position from read_model.work_order_list_v2 where work_order_id = $1',
    [job],
  );
  return rows[0];
}

async function checkpoint(lane: number) {
  const rows = await projector.rows<{ position: number; feed_position: number }>(
    `select position, feed_position from consumer.checkpoint where consumer = 'projector' and lane = $1`,
    [lane],
  );
  return rows[0];
}

const AVAILABLE = { job_status: 'available', stream_position: 3 };

test('fault 33: a message behind a gap makes the lane fill itself from the log first', async () => {
  const { job, lane, messages } = await newJob();
  await projector.lanes.take(lane, messages.slice(-1));
  expect(await shown(job)).toEqual(AVAILABLE);
  expect((await checkpoint(lane))?.position).toBe(placeOf(messages.at(-1) ?? '').position);
});

test('messages in reverse order are applied in the order of the log', async () => {
  const { job, lane, messages } = await newJob();
  await projector.lanes.take(lane, messages.toReversed());
  expect(await shown(job)).toEqual(AVAILABLE);
});

test.each(['lane.before-commit', 'lane.after-commit'])(
  'fault 4: dying at %s and starting again leaves what an undisturbed run leaves',
  async (point) => {
    const { job, lane, messages } = await newJob();
    const disarm = armFailPoint(point, () => {
      throw new Error('killed');
    });
    await expect(projector.lanes.take(lane, messages)).rejects.toThrow('killed');
    disarm();
    const next = await testLanes(projector.database);
    await next.lanes.take(lane, messages);
    expect(await shown(job)).toEqual(AVAILABLE);
    const [fed] = await projector.rows('select count(*)::int as n from read_model.change_feed where stream_id = $1', [`work-order/${job}`]);
    expect(fed).toEqual({ n: 3 });
  },
);

test('fault 6: a projector that stands still loses its lane, and what it writes late does not count', async () => {
  const { job, lane, messages } = await newJob();
  let goOn: () => void = () => undefined;
  const standsStill = new Promise<void>((reached) => {
    const disarm = armFailPoint('lane.before-commit', () => {
      disarm();
      reached();
      return new Promise<void>((resume) => {
        goOn = resume;
      });
    });
  });
  const stopped = projector.lanes.take(lane, messages);
  stopped.catch(() => undefined);
  await standsStill;

  const other = await testLanes(projector.database);
  await other.lanes.take(lane, messages);
  const after = await readModelHashes(projector.owner);
  goOn();
  await expect(stopped).rejects.toThrow(/not queryable|terminat|connection/i);
  expect(await shown(job)).toEqual(AVAILABLE);
  expect(await readModelHashes(projector.owner)).toEqual(after);
});

test('fault 7: two projectors with the same lane apply each message once', async () => {
  const { job, lane, messages } = await newJob();
  const other = await testLanes(projector.database);
  await Promise.all([projector, other, projector, other].map(({ lanes }) => lanes.take(lane, messages)));
  expect(await shown(job)).toEqual(AVAILABLE);
  const [fed] = await projector.rows('select count(*)::int as n from read_model.change_feed where stream_id = $1', [`work-order/${job}`]);
  expect(fed).toEqual({ n: 3 });
});

test('a projector of an epoch that is over is fenced, and nothing of its transaction stands', async () => {
  const { job, lane, messages } = await newJob();
  const epoch = projector.models.options.epoch;
  const setEpoch = (value: string) => projector.rows(`update consumer.checkpoint set epoch = $1 where lane = $2`, [value, lane]);
  await setEpoch(randomUUID());
  await expect(projector.lanes.take(lane, messages)).rejects.toThrow(Fenced);
  expect(await shown(job)).toBeUndefined();
  await setEpoch(epoch);
  await projector.lanes.take(lane, messages);
  expect(await shown(job)).toEqual(AVAILABLE);
});
