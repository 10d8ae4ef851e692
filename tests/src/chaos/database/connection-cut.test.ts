import { randomUUID } from 'node:crypto';
import { createPool } from '@tallyport/database/connect';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { EventStore } from '@tallyport/event-store/event-store';
import { loadStream } from '@tallyport/event-store/load';
import { seededRandom, seedOfRun } from '@tallyport/event-store/testing/random';
import { sized } from '@tallyport/event-store/testing/run-size';
import { sampleAppend } from '@tallyport/event-store/testing/sample-append';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { NetworkLink } from '../../support/network-link.js';

const APPENDS = sized({ short: 50, long: 1_000 });

let database: TestDatabase;
let link: NetworkLink;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  const { hostname, port } = new URL(database.ownerUrl);
  link = await NetworkLink.to({ host: hostname, port: Number(port) });
  pool = createPool({ url: link.through(database.urlOf('worker')), name: 'cut', size: 2 });
});
afterAll(async () => {
  await pool.end();
  link.close();
  await database.drop();
});

test(`fault 18: the connection is reset while ${APPENDS} appends wait to hear that they were committed, and each has its one outcome`, async () => {
  const random = seededRandom(seedOfRun(process.env));
  const store = new EventStore(pool);
  const sound = database.pool('worker');
  let cuts = 0;
  for (let n = 0; n < APPENDS; n++) {
    const request = sampleAppend([`message ${n}`, `and ${randomUUID()}`]);
    if (random() < 0.5) cuts += link.resetAtNextAnswer();
    const appended = await store.append(request);
    expect(appended).toMatchObject({ kind: 'recorded', head: { streamPosition: 2 } });
    expect(await loadStream(sound, request.orgId, request.streamId)).toHaveLength(2);
  }
  expect(cuts).toBeGreaterThan(APPENDS / 4);
});
