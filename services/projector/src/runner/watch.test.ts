import { randomUUID } from 'node:crypto';
import { laneOf } from '@tallyport/event-store/lane';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { received, statusChanged } from '../testing/story.js';
import { NO_BEAT } from '../testing/test-lanes.js';
import { createTestProjector, type TestProjector } from '../testing/test-projector.js';
import { observeLanes, Watch } from './watch.js';

let projector: TestProjector;
beforeAll(async () => {
  projector = await createTestProjector(inject('postgresUrl'));
});
afterAll(() => projector.database.drop());

async function newJob(): Promise<{ job: string; lane: number }> {
  const job = randomUUID();
  await projector.journal.record(`work-order/${job}`, job, [received(job)]);
  await projector.journal.number();
  return { job, lane: laneOf(job, '') };
}

const lagOf = async (lane: number) => {
  const seen = (await observeLanes(projector.lanes.options.pool)).find((one) => one.lane === lane);
  return seen ? seen.head - seen.position : null;
};

test('fault 33: a lane that stands still behind the log is filled without any message', async () => {
  const { lane } = await newJob();
  const watch = new Watch(projector.lanes, () => undefined);
  await watch.look();
  expect(await lagOf(lane)).toBeGreaterThan(0);
  await watch.look();
  expect(await lagOf(lane)).toBe(0);
});

test('a lane that is behind but moves is left to Kafka', async () => {
  const watch = new Watch(projector.lanes, () => undefined);
  await watch.look();
  const { job, lane } = await newJob();
  const messages = await projector.messagesOf(job);
  await projector.lanes.take(lane, messages, NO_BEAT);
  await projector.journal.record(`work-order/${job}`, job, [statusChanged(job, 'received', 'compile')]);
  await projector.journal.number();
  await watch.look();
  expect(await lagOf(lane)).toBeGreaterThan(0);
});

test('a new epoch of the log is told to whoever has to start the projector again', async () => {
  let told = 0;
  const watch = new Watch(projector.lanes, () => told++);
  const [before] = await projector.rows<{ epoch: string }>('select epoch from event_store.relay_state');
  await projector.rows('update event_store.relay_state set epoch = gen_random_uuid()');
  await watch.look();
  await projector.rows('update event_store.relay_state set epoch = $1', [before?.epoch]);
  expect(told).toBe(1);
});

test('parked streams and lag are shown to a monitor', async () => {
  const { lane } = await newJob();
  await projector.rows(
    `insert into consumer.parked (consumer, projection, org_id, stream_id, from_position, stream_position, reason, lane)
     values ('projector', 'history_v1', gen_random_uuid(), 'work-order/x', 1, 1, 'because', 0)`,
  );
  await new Watch(projector.lanes, () => undefined).look();
  const shown = await projector.lanes.options.metrics.registry.metrics();
  expect(shown).toContain('tallyport_projector_parked{projection="history_v1"} 1');
  expect(shown).toMatch(new RegExp(`tallyport_projector_lag_events\\{lane="${lane}"\\} [1-9]`));
});
