import { randomUUID } from 'node:crypto';
import { laneOf } from '@tallyport/event-store/lane';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { memberName, type Projection } from '../projection.js';
import { historyProjection } from '../projections/history/projection.js';
import { recordProjection } from '../projections/record/projection.js';
import { workOrderListProjection } from '../projections/work-order-list/projection.js';
import { readModelHashes } from '../testing/read-model-hash.js';
import { received, statusChanged } from '../testing/sample-events.js';
import { testLanes } from '../testing/test-lanes.js';
import { createTestProjector, jobsOfOneLane, type TestProjector } from '../testing/test-projector.js';
import { beginRebuild, rebuild } from './rebuild.js';
import { release } from './release.js';
import { serveRequests } from './requests.js';

let projector: TestProjector;
beforeAll(async () => {
  projector = await createTestProjector(inject('postgresUrl'));
});
afterAll(() => projector.database.drop());

interface Parked {
  readonly projection: string;
  readonly stream_position: number;
  readonly reason: string;
}

const parked = (stream: string) =>
  projector.rows<Parked>('select projection, stream_position, reason from consumer.parked where stream_id = $1 order by projection', [
    stream,
  ]);

async function statusOf(job: string): Promise<string | undefined> {
  const rows = await projector.rows<{ job_status: string }>(
    'select job_status from read_model.work_order_list_v2 where work_order_id = $1',
    [job],
  );
  return rows[0]?.job_status;
}

async function appliedTo(stream: string): Promise<number | undefined> {
  const rows = await projector.rows<{ stream_position: number }>('select stream_position from read_model.applied where stream_id = $1', [
    stream,
  ]);
  return rows[0]?.stream_position;
}

/** Two jobs of one lane; the second event of the first job's stream is spoilt by `spoil`. */
async function poisoned(spoil: string): Promise<{ sick: string; well: string; repair: string }> {
  const [sick = '', well = ''] = jobsOfOneLane(2);
  for (const job of [sick, well]) {
    await projector.journal.record(`work-order/${job}`, job, [received(job)]);
    await projector.journal.record(`work-order/${job}`, job, [statusChanged(job, 'received', 'compile')]);
  }
  const where = `where stream_id = 'work-order/${sick}' and stream_position = 2`;
  const [whole] = await projector.rows<{ data: string }>(`select data::text from event_store.event ${where}`);
  await projector.rows(`update event_store.event set ${spoil} ${where}`);
  await projector.journal.record(`work-order/${sick}`, sick, [statusChanged(sick, 'compile', 'available')]);
  await projector.journal.record(`work-order/${well}`, well, [statusChanged(well, 'compile', 'available')]);
  const repair = `update event_store.event set type = 'work-order.job-status-changed', schema_version = 1, data = '${whole?.data}' ${where}`;
  return { sick, well, repair };
}

const SPOILS: [string, string, string][] = [
  ['a version from the future', 'schema_version = 99', 'newer version'],
  ['data that do not fit', `data = '{"to":"nowhere"}'`, 'invalid data'],
];

test.each(SPOILS)(
  'fault 29: %s parks its stream with the reason, all others go on, and release tells it again from the log',
  async (_, spoil, reason) => {
    const { sick, well, repair } = await poisoned(spoil);
    const stream = `work-order/${sick}`;
    await projector.journal.number();
    await projector.lanes.fill(laneOf(sick, ''));

    const rows = await parked(stream);
    expect(rows.map((row) => row.projection)).toEqual(['history_v1', 'record_v1', 'work_order_list_v1', 'work_order_list_v2']);
    for (const row of rows) expect(row).toMatchObject({ stream_position: 2, reason: expect.stringContaining(reason) as string });
    expect([await statusOf(sick), await statusOf(well)]).toEqual(['received', 'available']);
    expect([await appliedTo(stream), await appliedTo(`work-order/${well}`)]).toEqual([undefined, 3]);

    expect(await releaseAll(stream)).toEqual(rows.map(() => expect.stringContaining('still parked') as string));
    expect((await parked(stream)).length).toBe(4);
    await projector.rows(repair);
    expect(await releaseAll(stream)).toEqual(rows.map(() => 'released'));
    expect(await parked(stream)).toEqual([]);
    expect([await statusOf(sick), await appliedTo(stream)]).toEqual(['available', 3]);
  },
);

test('fault 29: after release the read models are as if nothing had happened', async () => {
  const live = await readModelHashes(projector.owner);
  for (const projection of [recordProjection, workOrderListProjection, historyProjection]) {
    await beginRebuild(projector.models.options.pool, projection);
    await rebuild(projector.models, projection);
  }
  expect(await readModelHashes(projector.owner)).toEqual(live);
});

test('fault 29: an event of a type that nobody knows is skipped and counted, and its stream goes on', async () => {
  const { sick } = await poisoned(`type = 'work-order.painted'`);
  await projector.lanes.take(laneOf(sick, ''), await projector.messagesOf(sick));
  expect(await statusOf(sick)).toBe('available');
  expect(await parked(`work-order/${sick}`)).toEqual([]);
  const [counted] = (await projector.models.options.metrics.unknown.get()).values;
  expect(counted?.value).toBe(1);
});

test('a read model that cannot take a fact parks the stream for itself alone, from that fact on', async () => {
  const [job = '', other = ''] = jobsOfOneLane(2);
  for (const id of [job, other]) {
    await projector.journal.record(`work-order/${id}`, id, [received(id)]);
    await projector.journal.record(`work-order/${id}`, id, [statusChanged(id, 'received', 'compile')]);
    await projector.journal.record(`work-order/${id}`, id, [statusChanged(id, 'compile', 'available')]);
  }
  const told: string[] = [];
  const { lanes } = await testLanes(projector.database, [...projector.models.options.projections, moody(job, told)]);
  const messages = await projector.messagesOf(job);
  await projector.rows(`update consumer.checkpoint set members = array_append(members, 'moody_v1')`);
  await lanes.take(laneOf(job, ''), messages);

  expect(await parked(`work-order/${job}`)).toEqual([{ projection: 'moody_v1', stream_position: 2, reason: 'not today' }]);
  expect([await statusOf(job), await statusOf(other)]).toEqual(['available', 'available']);
  expect(told.filter((line) => line.startsWith(job))).toEqual([`${job} 1`]);
  expect(told.filter((line) => line.startsWith(other))).toEqual([1, 2, 3].map((position) => `${other} ${position}`));
});

/** A read model without tables that refuses what comes after the first event of one job. */
function moody(job: string, told: string[]): Projection {
  return {
    name: 'moody',
    version: 1,
    tables: [],
    handles: () => true,
    apply(_, events) {
      // A run that fails is applied again, one by one: what was told before counts no longer.
      if (events.length > 1) return Promise.reject(new Error('not today'));
      for (const { logged } of events) {
        if (logged.jobId === job && logged.streamPosition > 1) return Promise.reject(new Error('not today'));
        told.push(`${logged.jobId} ${logged.streamPosition}`);
      }
      return Promise.resolve();
    },
    forget: () => Promise.resolve(),
  };
}

test('an operator asks for a release by a row, and reads the outcome there', async () => {
  const { sick, repair } = await poisoned('schema_version = 99');
  await projector.lanes.take(laneOf(sick, ''), await projector.messagesOf(sick));
  await projector.rows(repair);
  const ask = `insert into consumer.request (consumer, verb, projection, org_id, stream_id) values ('projector', 'release', $1, $2, $3)`;
  await projector.rows(ask, ['history', projector.journal.orgId, `work-order/${sick}`]);
  await projector.rows(ask, ['record_v1', projector.journal.orgId, `work-order/${randomUUID()}`]);
  expect(await serveRequests(projector.models, 'release')).toBe(2);
  const served = await projector.rows('select projection, outcome from consumer.request order by id');
  expect(served).toEqual([
    { projection: 'history', outcome: 'released' },
    { projection: 'record_v1', outcome: 'not parked' },
  ]);
});

async function releaseAll(stream: string): Promise<string[]> {
  const outcomes: string[] = [];
  for (const row of await parked(stream)) {
    const projection = projector.models.options.projections.find((one: Projection) => memberName(one) === row.projection);
    if (projection) outcomes.push(await release(projector.models, projection, { orgId: projector.journal.orgId, streamId: stream }));
  }
  return outcomes;
}
