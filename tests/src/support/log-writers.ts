import { setTimeout as sleep } from 'node:timers/promises';
import { type Appended, append, START } from '@tallyport/event-store/append';
import { sampleAppend, sampleMetadata } from '@tallyport/event-store/testing/sample-append';
import type pg from 'pg';

export interface WriterPlan {
  readonly writers: number;
  readonly eventsPerWriter: number;
  /** Share of the appends that hold their transaction open for up to `heldMs` before they commit. */
  readonly held: number;
  readonly heldMs: number;
  readonly random: () => number;
}

const STREAM_LENGTH = 40;

/**
 * Writers that append through the product's own `append`, each to fresh streams of forty events, some inside transactions
 * that stay open for a while. Answers how many events were acknowledged.
 */
export async function runWriters(pool: pg.Pool, plan: WriterPlan): Promise<number> {
  const counts = await Promise.all(Array.from({ length: plan.writers }, () => runWriter(pool, plan)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function runWriter(pool: pg.Pool, { eventsPerWriter, held, heldMs, random }: WriterPlan): Promise<number> {
  let written = 0;
  while (written < eventsPerWriter) {
    const stream = sampleAppend(['a message of an ordinary length, as people write them every day']);
    let after = START;
    for (let n = 0; n < STREAM_LENGTH && written < eventsPerWriter; n++) {
      const request = { ...stream, after, metadata: sampleMetadata() };
      const isHeld = random() < held;
      const appended = await (isHeld ? appendHeld(pool, request, random() * heldMs) : append(pool, request));
      if (appended.kind !== 'recorded') throw new Error(`a writer alone on its stream met a ${appended.kind}`);
      after = appended.head;
      written += 1;
    }
  }
  return written;
}

/** Appends and keeps the transaction open before it commits. */
export async function appendHeld(pool: pg.Pool, request: Parameters<typeof append>[1], heldMs: number): Promise<Appended> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const appended = await append(client, request);
    await sleep(heldMs);
    await client.query('commit');
    return appended;
  } finally {
    client.release();
  }
}

/** Appends at a steady pace for a while, and throws when one append fails. Answers how many there were. */
export async function runPacedWriter(
  pool: pg.Pool,
  { eventsPerSecond, seconds }: { readonly eventsPerSecond: number; readonly seconds: number },
): Promise<number> {
  const start = performance.now();
  const appends: Promise<unknown>[] = [];
  while (appends.length < eventsPerSecond * seconds) {
    const due = Math.min(eventsPerSecond * seconds, ((performance.now() - start) / 1_000) * eventsPerSecond);
    while (appends.length < due) appends.push(append(pool, sampleAppend(['written while somebody is away'])));
    await sleep(10);
  }
  await Promise.all(appends);
  return appends.length;
}
