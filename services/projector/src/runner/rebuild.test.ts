import { seededRandom } from '@tallyport/event-store/testing/random';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { PROJECTIONS } from '../projections/projections.js';
import { workOrderListProjection } from '../projections/work-order-list/projection.js';
import { readModelHashes } from '../testing/read-model-hash.js';
import { recordSampleJobs } from '../testing/record-sample-jobs.js';
import { testLanes } from '../testing/test-lanes.js';
import { createTestProjector, type TestProjector } from '../testing/test-projector.js';
import { beginRebuild, rebuild } from './rebuild.js';
import { requestMissing, serveRequests } from './requests.js';

const databases: TestProjector[] = [];
let projector: TestProjector;
beforeEach(async () => {
  projector = await createTestProjector(inject('postgresUrl'));
  databases.push(projector);
  await recordSampleJobs(projector.journal, 8, seededRandom(7));
  await fillAll();
});
afterAll(() => Promise.all(databases.map(({ database }) => database.drop())));

async function fillAll(): Promise<void> {
  for (const lane of (await projector.journal.messages()).keys()) await projector.lanes.fill(lane);
}

const ask = (verb: string, name: string) =>
  projector.rows('insert into consumer.request (consumer, verb, projection) values ($1, $2, $3)', ['projector', verb, name]);
const outcomes = () =>
  projector.rows<{ projection: string; outcome: string }>('select projection, outcome from consumer.request order by id');

test('fault 25: corrupted rows are shown until a rebuild from the log takes their place', async () => {
  const right = await readModelHashes(projector.owner);
  await projector.rows(`update read_model.work_order_list_v2 set code = 'wrong'`);
  await projector.rows(`delete from read_model.work_order_count_v2`);
  await beginRebuild(projector.models.options.pool, workOrderListProjection);
  const shown = await projector.rows<{ code: string }>('select distinct code from read_model.work_order_list_v2');
  expect(shown).toEqual([{ code: 'wrong' }]);

  await rebuild(projector.models, workOrderListProjection);
  expect(await readModelHashes(projector.owner)).toEqual(right);
  const left = await projector.rows(`select from consumer.checkpoint where consumer <> 'projector'`);
  expect(left).toEqual([]);
});

test('fault 25: dropped tables are made and filled again while the lanes go on', async () => {
  for (const { tables } of PROJECTIONS) for (const table of tables) await projector.rows(`drop table read_model.${table}`);
  await recordSampleJobs(projector.journal, 3, seededRandom(8));
  for (const [lane, messages] of await projector.journal.messages()) await projector.lanes.take(lane, messages);
  expect((await projector.rows('select from read_model.change_feed')).length).toBeGreaterThan(0);

  await requestMissing(projector.models);
  while ((await serveRequests(projector.models, 'rebuild')) > 0) await requestMissing(projector.models);
  expect((await outcomes()).map(({ outcome }) => outcome)).toEqual(PROJECTIONS.map(() => 'rebuilt'));

  const healed = await readModelHashes(projector.owner, false);
  for (const projection of PROJECTIONS) {
    await beginRebuild(projector.models.options.pool, projection);
    await rebuild(projector.models, projection);
  }
  expect(await readModelHashes(projector.owner, false)).toEqual(healed);
  expect(healed['record_v1']).toMatch(/^[1-9]/);
});

test('an operator asks by a row; the name of a read model or of its version serves, and asking twice is asking once', async () => {
  await ask('rebuild', 'work-order-list');
  await ask('rebuild', 'history_v1');
  await ask('rebuild', 'no-such-model');
  await expect(ask('rebuild', 'history_v1')).rejects.toThrow('duplicate key');
  const other = await testLanes(projector.database);
  const served = await Promise.all([serveRequests(projector.models, 'rebuild'), serveRequests(other.models, 'rebuild')]);
  expect(served[0] + served[1]).toBe(3);
  expect(await outcomes()).toEqual([
    { projection: 'work-order-list', outcome: 'rebuilt' },
    { projection: 'history_v1', outcome: 'rebuilt' },
    { projection: 'no-such-model', outcome: 'there is no such read model' },
  ]);
});

test('a rebuild that was interrupted goes on where it was', async () => {
  const right = await readModelHashes(projector.owner);
  await ask('rebuild', 'record');
  await beginRebuild(projector.models.options.pool, PROJECTIONS[0] ?? workOrderListProjection);
  await projector.rows('update consumer.request set started_at = now()');
  const [lane = 0] = (await projector.journal.messages()).keys();
  await projector.rows(`update consumer.checkpoint set position = 0 where consumer = 'record_v1_rebuild' and lane = $1`, [lane]);
  expect(await serveRequests(projector.models, 'rebuild')).toBe(1);
  expect(await readModelHashes(projector.owner)).toEqual(right);
});

test('live lanes move while a read model is rebuilt, and nothing is missed', async () => {
  await beginRebuild(projector.models.options.pool, workOrderListProjection);
  const rebuilding = rebuild(projector.models, workOrderListProjection);
  for (let part = 0; part < 4; part++) {
    await recordSampleJobs(projector.journal, 2, seededRandom(20 + part));
    await fillAll();
  }
  await rebuilding;
  const live = await readModelHashes(projector.owner);
  await beginRebuild(projector.models.options.pool, workOrderListProjection);
  await rebuild(projector.models, workOrderListProjection);
  expect(await readModelHashes(projector.owner)).toEqual(live);
});
