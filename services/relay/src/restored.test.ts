import { kyselyOf } from '@tallyport/database/kysely';
import { ownRestoredEvents } from '@tallyport/database/own-restored-events';
import { explain, recordingPool } from '@tallyport/database/testing/explain';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { append } from '@tallyport/event-store/append';
import { sampleAppend } from '@tallyport/event-store/testing/sample-append';
import { verifyDatabase } from '@tallyport/event-store/verify/verify-database';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { observeLog } from './gauges.js';
import { alwaysByIndex, Numbering, restoredUpTo } from './number.js';

let database: TestDatabase;

/** Transaction ids far above all that this cluster will give, and two events that had no number yet when the dump was made. */
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  const worker = database.pool('worker', 1);
  const relay = database.pool('relay', 2);
  await append(worker, sampleAppend(Array(30).fill('numbered in the other cluster')));
  await new Numbering(relay, 0n).pass();
  await append(worker, sampleAppend(['not yet numbered', 'nor this']));
  const owner = database.pool(undefined, 1);
  await owner.query(`update event_store.event set xid = '4000000000'`);
  await owner.query(`update event_store.relay_state set system_identifier = 'another cluster', horizon = '4000000000'`);
});
afterAll(() => database.drop());

test('a log from another cluster is numbered by nobody before it is owned, and from then on only what has no number is looked at', async () => {
  const { pool, statements } = recordingPool(database.pool('relay', 1));
  await expect(restoredUpTo(pool)).rejects.toThrow('the log was restored from another cluster: run the migrations');

  const owner = kyselyOf<unknown>(database.pool(undefined, 1));
  expect(await ownRestoredEvents(owner)).toBe(30n);
  expect(await ownRestoredEvents(owner)).toBeNull();
  expect(await restoredUpTo(pool)).toBe(30n);

  await append(database.pool('worker', 1), sampleAppend(['the first of this cluster']));
  await alwaysByIndex(pool);
  expect(await observeLog(pool)).toMatchObject({ unnumbered: 3 });
  expect(await new Numbering(pool, await restoredUpTo(pool)).pass()).toEqual({ count: 3, hasMore: false });
  expect(await observeLog(pool)).toMatchObject({ position: 33, unnumbered: 0 });
  expect(await verifyDatabase(database.pool('reactor', 1))).toMatchObject({ events: 33, position: 33, findings: [] });

  const usualPass = [...statements.values()].find(({ name }) => name === 'number');
  if (!usualPass) throw new Error('no usual pass ran');
  const reached = (await explain(pool, usualPass)).map(({ table, how, index }) => `${table} by ${index ?? how}`);
  expect(reached).toContain('event by event_xid');
});
