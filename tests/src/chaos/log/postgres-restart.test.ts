import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { START } from '@tallyport/event-store/append';
import { EventStore } from '@tallyport/event-store/event-store';
import { loadStream } from '@tallyport/event-store/load';
import type { Append } from '@tallyport/event-store/prepare-events';
import { sized } from '@tallyport/event-store/testing/run-size';
import { sampleAppend } from '@tallyport/event-store/testing/sample-append';
import { verifyDatabase } from '@tallyport/event-store/verify/verify-database';
import { startPostgres, type TestPostgres } from '@tallyport/local/test-engines';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../../support/until.js';

const KILLS = sized({ short: 3, long: 20 });
const WRITERS = 8;

let postgres: TestPostgres;
let database: TestDatabase;

beforeAll(async () => {
  // What was acknowledged must be on disk when the server is killed, so this one syncs.
  postgres = await startPostgres({ settings: ['fsync=on', 'full_page_writes=on'] });
  database = await createTestDatabase(postgres.url);
});
afterAll(async () => {
  await database.drop();
  await postgres.stop();
});

/** Appends one event after the other until it is stopped; a command whose outcome is unknown is repeated until it is known. */
class Writer {
  readonly acknowledged: Append[] = [];
  private isStopped = false;
  private readonly done: Promise<void>;

  constructor(private readonly store: EventStore) {
    this.done = this.run();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.done;
  }

  private async run(): Promise<void> {
    while (!this.isStopped) {
      const request = sampleAppend(['written under fire'], { after: START });
      await until(
        'the outcome of a command',
        () =>
          this.store.append(request).then(
            () => true,
            () => undefined,
          ),
        60_000,
      );
      this.acknowledged.push(request);
    }
  }
}

test(`faults 17, 18: PostgreSQL dies ${KILLS} times under ${WRITERS} writers; each command has one outcome and nothing acknowledged is lost`, async () => {
  const pool = database.pool('worker', WRITERS);
  const store = new EventStore(pool);
  const writers = Array.from({ length: WRITERS }, () => new Writer(store));
  for (let kill = 0; kill < KILLS; kill++) {
    const before = writers.flatMap((writer) => writer.acknowledged).length;
    await until('the writers are at work', () => writers.flatMap((writer) => writer.acknowledged).length > before + 50);
    await postgres.kill();
    await sleep(100);
    await postgres.restart();
  }
  const restarted = writers.flatMap((writer) => writer.acknowledged).length;
  await until('appends go on after the last restart', () => writers.flatMap((writer) => writer.acknowledged).length > restarted);
  await Promise.all(writers.map((writer) => writer.stop()));

  const acknowledged = writers.flatMap((writer) => writer.acknowledged);
  for (const request of acknowledged) expect(await loadStream(pool, request.orgId, request.streamId)).toHaveLength(1);
  const { events, findings } = await verifyDatabase(database.pool('reactor', 1));
  expect({ events, findings }).toEqual({ events: acknowledged.length, findings: [] });
}, 280_000);
