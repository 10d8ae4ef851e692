import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { append, CommandReused } from './append.js';
import { eventIdOf } from './derived-ids.js';
import { loadStream } from './load.js';
import { message, sampleAppend, sampleMetadata } from './testing/sample-append.js';

let database: TestDatabase;
let pool: pg.Pool;
let owner: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  pool = database.pool('worker', 8);
  owner = database.pool();
});
afterAll(() => database.drop());

test('what was appended is loaded in order, with the hash of the head', async () => {
  const request = sampleAppend(['one', 'two', 'three']);
  const appended = await append(pool, request);
  const loaded = await loadStream(pool, request.orgId, request.streamId);
  expect(appended).toMatchObject({ kind: 'recorded', head: { streamPosition: 3, hash: loaded.at(-1)?.hash } });
  expect(loaded.map(({ streamPosition, data }) => [streamPosition, (data as { text: string }).text])).toEqual([
    [1, 'one'],
    [2, 'two'],
    [3, 'three'],
  ]);
  expect(loaded.map(({ eventId }) => eventId)).toEqual([0, 1, 2].map((ordinal) => eventIdOf(request.metadata.commandId, ordinal)));
});

test('the numbers by which the relay orders follow the order within an append', async () => {
  const request = sampleAppend(Array.from({ length: 50 }, (_, index) => `text ${index}`));
  await append(pool, request);
  const { rows } = await owner.query<{ stream_position: number }>(
    'select stream_position from event_store.event where stream_id = $1 order by seq',
    [request.streamId],
  );
  expect(rows.map((row) => row.stream_position)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
});

describe('repeating (fault 2, fault 18)', () => {
  test('the same command with the same content is a success and adds nothing', async () => {
    const request = sampleAppend(['once', 'only']);
    const first = await append(pool, request);
    expect(await append(pool, request)).toMatchObject({ kind: 'recorded', head: first.head });
    expect(await loadStream(pool, request.orgId, request.streamId)).toHaveLength(2);
  });

  test('so it is when the stream has grown meanwhile, whichever head the repeat names', async () => {
    const request = sampleAppend(['first']);
    const first = await append(pool, request);
    const next = await append(pool, { ...request, after: first.head, metadata: sampleMetadata() });
    expect(await append(pool, request)).toMatchObject({ kind: 'recorded', head: first.head });
    expect(await append(pool, { ...request, after: next.head })).toMatchObject({ kind: 'recorded', head: first.head });
    expect(await loadStream(pool, request.orgId, request.streamId)).toHaveLength(2);
  });

  test('twenty at the same moment record once', async () => {
    const request = sampleAppend(['raced']);
    const answers = await Promise.all(Array.from({ length: 20 }, () => append(pool, request)));
    expect(new Set(answers.map(({ kind, head }) => `${kind} ${head.hash.toString('hex')}`)).size).toBe(1);
    expect(await loadStream(pool, request.orgId, request.streamId)).toHaveLength(1);
  });

  test('erased data count as equal', async () => {
    const request = sampleAppend(['personal']);
    await append(pool, request);
    await owner.query('select event_store.erase($1, $2)', [request.orgId, eventIdOf(request.metadata.commandId, 0)]);
    expect(await append(pool, request)).toMatchObject({ kind: 'recorded', head: { streamPosition: 1 } });
  });

  test.each([
    ['other data', (request: ReturnType<typeof sampleAppend>) => ({ ...request, events: [message(request.jobId ?? '', 'changed')] })],
    ['more events', (request: ReturnType<typeof sampleAppend>) => ({ ...request, events: [...request.events, ...request.events] })],
    ['another stream', (request: ReturnType<typeof sampleAppend>) => ({ ...request, streamId: `conversation/${randomUUID()}` })],
    ['another organisation', (request: ReturnType<typeof sampleAppend>) => ({ ...request, orgId: randomUUID() })],
  ])('the same command with %s is a defect', async (_what, change) => {
    const request = sampleAppend(['said']);
    await append(pool, request);
    await expect(append(pool, change(request))).rejects.toThrow(CommandReused);
  });
});

describe('refusing', () => {
  test('two writers on one head: one is recorded, the other is told where the stream ends', async () => {
    const one = sampleAppend(['mine']);
    const other = { ...one, metadata: sampleMetadata() };
    const answers = await Promise.all([append(pool, one), append(pool, other)]);
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['conflict', 'recorded']);
    const [conflict, recorded] = answers.toSorted((a, b) => a.kind.localeCompare(b.kind));
    expect(conflict?.head).toEqual(recorded?.head);
  });

  test('no gap: a predecessor that does not exist is a conflict', async () => {
    const request = sampleAppend(['far'], { after: { streamPosition: 7, hash: Buffer.alloc(32, 7) } });
    expect(await append(pool, request)).toMatchObject({ kind: 'conflict', head: { streamPosition: 0 } });
  });

  test('no false chain: a predecessor with another hash is a conflict', async () => {
    const request = sampleAppend(['one']);
    const { head } = await append(pool, request);
    const wrong = { ...request, metadata: sampleMetadata(), after: { ...head, hash: Buffer.alloc(32, 9) } };
    expect(await append(pool, wrong)).toEqual({ kind: 'conflict', head });
  });

  test('no foreign stream: another organisation cannot go on with it', async () => {
    const request = sampleAppend(['theirs']);
    const { head } = await append(pool, request);
    const foreign = { ...request, orgId: randomUUID(), after: head, metadata: sampleMetadata() };
    expect(await append(pool, foreign)).toMatchObject({ kind: 'conflict', head: { streamPosition: 0 } });
    expect(await loadStream(pool, foreign.orgId, request.streamId)).toEqual([]);
  });

  test('an event that no contract declares, data that do not fit it, too much data, and nothing at all', async () => {
    const request = sampleAppend(['x']);
    const unknown = { type: 'conversation.imagined', data: {} } as unknown as (typeof request.events)[number];
    await expect(append(pool, { ...request, events: [unknown] })).rejects.toThrow('no contract declares the event conversation.imagined');
    await expect(append(pool, { ...request, events: [message('no uuid', 'x')] })).rejects.toThrow('Invalid UUID');
    await expect(append(pool, { ...request, events: [] })).rejects.toThrow('at least one event');
    const changes = Array.from({ length: 30 }, () => ({ field: 'note', previous: null, next: 'n'.repeat(9_000) }));
    const large = { type: 'work-order.amended', data: { workOrderId: randomUUID(), changes } } as (typeof request.events)[number];
    await expect(append(pool, { ...request, events: [large] })).rejects.toThrow('larger than an event may be');
    expect(await loadStream(pool, request.orgId, request.streamId)).toEqual([]);
  });
});

describe('row-level security', () => {
  test('a query without a tenant sees nothing, with another tenant nothing of this one', async () => {
    const request = sampleAppend(['secret']);
    await append(pool, request);
    expect((await pool.query('select from event_store.event')).rowCount).toBe(0);
    expect(await loadStream(pool, randomUUID(), request.streamId)).toEqual([]);
  });

  test('rows of another tenant cannot be written, and nothing can be changed or deleted', async () => {
    const columns = `(org_id, stream_id, stream_position, event_id, type, schema_version, data, metadata, recorded_at, lane, data_hash, previous_hash, hash)`;
    const insert = `insert into event_store.event ${columns}
      values ($1, 's', 1, gen_random_uuid(), 't', 1, '{}', '{}', now(), 0, '', '', '')`;
    await expect(pool.query(insert, [randomUUID()])).rejects.toThrow('row-level security');
    await expect(pool.query('update event_store.event set type = type')).rejects.toThrow('permission denied');
    await expect(pool.query('delete from event_store.event')).rejects.toThrow('permission denied');
    await expect(pool.query('select event_store.erase($1, $1)', [randomUUID()])).rejects.toThrow('permission denied');
  });
});
