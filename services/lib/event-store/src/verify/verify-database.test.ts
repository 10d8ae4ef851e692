import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { append, START } from '../append.js';
import { CheckpointFolder } from '../checkpoint/checkpoint-folder.js';
import { takeCheckpoints } from '../checkpoint/take-checkpoint.js';
import { eraseEvent } from '../erase.js';
import { MemoryWitness } from '../testing/memory-witness.js';
import { numberAll } from '../testing/number-all.js';
import { seededRandom, seedOfRun } from '../testing/random.js';
import { sized } from '../testing/run-size.js';
import { sampleAppend, sampleMetadata } from '../testing/sample-append.js';
import { TAMPERINGS } from '../testing/tamper.js';
import { describeFinding } from './finding.js';
import { verifyDatabase, verifyLog } from './verify-database.js';

const MUTATIONS = sized({ short: 500, long: 10_000 });

let database: TestDatabase;
let owner: pg.Pool;
let reactor: pg.Pool;
let path: string;
let folder: CheckpointFolder;
let witness: MemoryWitness;
const now = () => new Date('2026-03-15T08:00:00.000Z');

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  [owner, reactor] = [database.pool(), database.pool('reactor', 2)];
  path = await mkdtemp(join(tmpdir(), 'tallyport-checkpoints-'));
  folder = new CheckpointFolder(path);
  witness = new MemoryWitness();
  await fillLog();
});
afterAll(async () => {
  await database.drop();
  await rm(path, { recursive: true });
});

/** Twelve streams of five events that grew side by side, one event of them erased, all numbered and signed in two steps. */
async function fillLog(): Promise<void> {
  const worker = database.pool('worker', 2);
  const relay = database.pool('relay', 1);
  const streams = Array.from({ length: 12 }, () => ({ request: sampleAppend(['the first words']), head: START }));
  for (let round = 0; round < 5; round++) {
    for (const stream of streams) {
      const { head } = await append(worker, { ...stream.request, after: stream.head, metadata: sampleMetadata() });
      stream.head = head;
    }
    await numberAll(relay);
    if (round === 2) await takeCheckpoints(reactor, { folder, witness, now });
  }
  const { orgId, streamId } = streams[3]?.request ?? sampleAppend([]);
  await eraseEvent(reactor, {
    orgId,
    streamId,
    streamPosition: 2,
    reason: 'asked',
    actor: { kind: 'machine', process: 'erase' },
    recordedAt: now().toISOString(),
  });
  await numberAll(relay);
  await takeCheckpoints(reactor, { folder, witness, now });
}

test('an untouched log has no findings and is signed to its head', async () => {
  expect(await verifyDatabase(reactor, { folder, witnessed: witness.kept })).toEqual({
    events: 61,
    position: 61,
    signedTo: 61,
    findings: [],
    findingCount: 0,
  });
  expect(await takeCheckpoints(reactor, { folder, witness, now })).toBe(61);
});

/** What verification finds after a change that is undone again. */
async function findingsAfter(tamper: (client: pg.ClientBase) => Promise<unknown>) {
  const client = await owner.connect();
  try {
    await client.query('begin');
    await tamper(client);
    return (await verifyLog(client, { folder, witnessed: witness.kept })).findings;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test(`R10: ${MUTATIONS} random changes behind the product's back are all found and placed`, async () => {
  const seed = seedOfRun(process.env);
  const random = seededRandom(seed);
  const names = Object.keys(TAMPERINGS);
  for (let round = 0; round < MUTATIONS; round++) {
    const name = names[round % names.length] ?? '';
    const findings = await findingsAfter(async (client) => TAMPERINGS[name]?.(client, random));
    expect(findings.length, `${name}, round ${round}, SEED=${seed}`).toBeGreaterThan(0);
    expect(findings[0]?.position ?? findings[0]?.streamPosition, `${name}, round ${round}, SEED=${seed}`).not.toBeNull();
  }
}, 1_200_000);

describe('fault 26: a direct change of an event row', () => {
  test('is reported with stream, position and time', async () => {
    const { rows } = await owner.query<{ seq: number; stream_id: string }>(
      'select seq, stream_id from event_store.event where stream_position = 3 limit 1',
    );
    const [first] = await findingsAfter((client) =>
      client.query(`update event_store.event set data = '{"text":"forged"}' where seq = $1`, [rows[0]?.seq]),
    );
    expect(first && describeFinding(first)).toMatch(
      new RegExp(
        `^the data are not those that were recorded: stream ${rows[0]?.stream_id} at 3, log position \\d+, recorded 2026-03-14T10:41:50.123Z$`,
      ),
    );
  });
});

describe('what only the signed checkpoints can tell', () => {
  test('names the first position of a rewritten stream, and of a shortened log its end', async () => {
    const random = seededRandom(1);
    const [rewritten] = await findingsAfter(async (client) => TAMPERINGS['stream rewritten']?.(client, random));
    expect(rewritten).toMatchObject({ problem: 'the log is not the one that was signed', position: expect.any(Number) as number });
    const shortened = await findingsAfter(async (client) => TAMPERINGS['tail truncated']?.(client, random));
    expect(shortened.map(describeFinding)).toContainEqual(
      expect.stringMatching(/^the log ends at \d+, but 61 events were signed: stream \S+ at \d, log position \d+, recorded /),
    );
  });

  test('a log that claims to be another epoch of itself', async () => {
    const [first] = await findingsAfter((client) => client.query('update event_store.relay_state set epoch = gen_random_uuid()'));
    expect(first?.problem).toMatch(/^the log says that it is epoch/);
  });
});

describe('the file of checkpoints itself', () => {
  const lines = () => join(path, 'checkpoints.jsonl');

  /** Does something to the file, and puts it back afterwards. */
  async function withFile(change: (text: string) => string, work: () => Promise<void>): Promise<void> {
    const text = await readFile(lines(), 'utf8');
    await writeFile(lines(), change(text));
    try {
      await work();
    } finally {
      await writeFile(lines(), text);
    }
  }

  test('a torn last line is no checkpoint: the log verifies, and the next signing takes its place', async () => {
    await withFile(
      (text) => text.slice(0, -40),
      async () => {
        const fresh = { folder, witness: null, now };
        expect((await verifyDatabase(reactor, { folder, witnessed: null })).signedTo).toBe(36);
        expect(await takeCheckpoints(reactor, fresh)).toBe(61);
        expect(await verifyDatabase(reactor, { folder, witnessed: witness.kept })).toMatchObject({ signedTo: 61, findings: [] });
      },
    );
  });

  test('a line that cannot be read is named', async () => {
    await withFile(
      (text) => `${text}not a checkpoint\n`,
      async () => {
        const { findings } = await verifyDatabase(reactor, { folder, witnessed: witness.kept });
        expect(findings.map(describeFinding)).toEqual(['line 3 of the checkpoints cannot be read']);
      },
    );
  });

  test('the tail of the log cut together with the last checkpoint is found, and nothing is signed on top of it', async () => {
    const random = seededRandom(1);
    await withFile(
      (text) => `${text.split('\n')[0]}\n`,
      async () => {
        const findings = await findingsAfter(async (client) => TAMPERINGS['tail truncated']?.(client, random));
        expect(findings.map(describeFinding)).toContainEqual(expect.stringMatching(/^the checkpoint that signed the log up to 61 is gone/));
        await expect(takeCheckpoints(reactor, { folder, witness, now })).rejects.toThrow(/is gone, so the log is not signed any further/);
      },
    );
  });
});
