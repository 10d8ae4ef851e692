import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { startPostgres } from '@tallyport/local/test-engines';
import { BareInserts } from './bare-inserts.js';
import type { Bench } from './bench.js';
import { type BenchLine, judged, type VoidLine } from './goal.js';
import { compare, type Rounds } from './harness.js';
import { ProductAppends } from './product-appends.js';

/** Nothing is synced: waiting for the disk would take the same time on both sides and hide what ours costs more. */
const SETTINGS = ['shared_buffers=256MB', 'max_wal_size=4GB'];

interface Case {
  readonly what: string;
  readonly connections: number;
  readonly batch: number;
  readonly speed: number;
  readonly cpu: number | null;
}

const CASES: readonly Case[] = [
  { what: 'append, 1 connection', connections: 1, batch: 1, speed: 0.8, cpu: 1.4 },
  { what: 'append, 8 connections', connections: 8, batch: 1, speed: 0.55, cpu: 1.8 },
  { what: 'append of 10 events, 1 connection', connections: 1, batch: 10, speed: 0.5, cpu: null },
];

/**
 * P1: the product's own append (expected position, command id, tenant, hash chain, schema check, visible to the relay in the
 * same commit) against a bare prepared INSERT of the same bytes into a table with the same columns and indexes.
 */
export const append: Bench = {
  id: 'P1',
  title: 'append with all duties against a bare INSERT',
  async *run(say, rounds) {
    const postgres = await startPostgres({ settings: SETTINGS });
    try {
      for (const one of CASES) {
        // A log of its own for each case: the bare tables begin empty, and rows are dearer to insert where many are.
        const database = await createTestDatabase(postgres.url);
        yield* await measureCase(database, one, rounds, say);
        await database.drop();
      }
    } finally {
      await postgres.stop();
    }
  },
};

async function measureCase(
  database: TestDatabase,
  { what, connections, batch, speed, cpu }: Case,
  rounds: Rounds,
  say: (progress: string) => void,
): Promise<(BenchLine | VoidLine)[]> {
  const shape = { database, connections, batch };
  const [ours, bare, same] = [await ProductAppends.open(shape), await BareInserts.open(shape), await BareInserts.open(shape)];
  try {
    say(`${what}: bare against bare`);
    const alike = await compare(same, bare, rounds);
    say(`${what}: ours against bare`);
    const result = await compare(ours, bare, rounds);
    const lines = [judged({ id: 'P1', what: `${what}: events/s`, ratio: result.speed, goal: { atLeast: speed } }, alike.speed)];
    if (cpu !== null) {
      lines.push(judged({ id: 'P1', what: `${what}: CPU per event`, ratio: result.cpu, goal: { atMost: cpu } }, alike.cpu));
    }
    return lines;
  } finally {
    await Promise.all([ours.close(), bare.close(), same.close()]);
  }
}
