import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { startPostgres } from '@tallyport/local/test-engines';
import { type ListedJobs, writeListedJobs } from './listed-jobs.js';

/** So many jobs have been listed by a desk that goes on for years. */
const MANY = 100_000;

/** What a bench of many jobs works with. */
export interface ManyJobs extends ListedJobs {
  readonly database: TestDatabase;
  readonly blobs: string;
}

/** A database with many jobs, for as long as the work goes on. */
export async function* withManyJobs<Line>(
  say: (progress: string) => void,
  work: (jobs: ManyJobs) => Promise<Line[]>,
): AsyncGenerator<Line> {
  const postgres = await startPostgres({ settings: ['shared_buffers=512MB'] });
  const blobs = await mkdtemp(join(tmpdir(), 'tallyport-bench-'));
  try {
    const database = await createTestDatabase(postgres.url);
    say(`${MANY} jobs are written`);
    const jobs = await writeListedJobs(database.pool(), MANY);
    yield* await work({ ...jobs, database, blobs });
    await database.drop();
  } finally {
    await postgres.stop();
    await rm(blobs, { recursive: true, force: true });
  }
}
