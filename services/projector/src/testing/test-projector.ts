import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { laneOf } from '@tallyport/event-store/lane';
import type pg from 'pg';
import { Journal } from './journal.js';
import { type TestLanes, testLanes } from './test-lanes.js';

/** A database with a log and a projector that has applied nothing yet. */
export interface TestProjector extends TestLanes {
  readonly database: TestDatabase;
  readonly owner: pg.Pool;
  readonly journal: Journal;
  /** The rows of a query, as the owner of everything. */
  rows<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Numbers what was recorded; the messages of a job's lane, as texts. */
  messagesOf(jobId: string): Promise<string[]>;
}

export async function createTestProjector(serverUrl: string): Promise<TestProjector> {
  const database = await createTestDatabase(serverUrl);
  const owner = database.pool();
  const journal = new Journal(database);
  return {
    database,
    owner,
    journal,
    ...(await testLanes(database)),
    async rows<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) {
      return (await owner.query<Row>(text, [...values])).rows;
    },
    async messagesOf(jobId) {
      await journal.number();
      return (await journal.messages()).get(laneOf(jobId, '')) ?? [];
    },
  };
}

/** Ids of jobs that share a lane, so that what happens to one can be seen on the other. */
export function jobsOfOneLane(count: number): string[] {
  const first = randomUUID();
  const jobs = [first];
  while (jobs.length < count) {
    const next = randomUUID();
    if (laneOf(next, '') === laneOf(first, '')) jobs.push(next);
  }
  return jobs;
}
