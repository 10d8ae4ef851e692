import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { append, START } from '@tallyport/event-store/append';
import { streamHead } from '@tallyport/event-store/load';
import { sampleAppend, sampleMetadata } from '@tallyport/event-store/testing/sample-append';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { LogStack } from '../../support/log-stack.js';
import { tallyport } from '../../support/tallyport.js';
import { until } from '../../support/until.js';

let stack: LogStack;
let folder: string;
const orgId = randomUUID();

beforeAll(async () => {
  stack = await LogStack.open(inject('postgresUrl'));
  folder = await mkdtemp(join(tmpdir(), 'tallyport-test-operator-'));
  await stack.start('relay');
  await stack.start('projector');
}, 60_000);
afterAll(async () => {
  await stack.close();
  await rm(folder, { recursive: true });
});

function ask(...words: string[]) {
  return tallyport(words, { ...stack.environmentOf('reactor'), CHECKPOINT_FOLDER: join(folder, 'checkpoints') });
}

/** Appends texts to the conversation of a new job. */
async function converse(...texts: string[]) {
  const request = sampleAppend(texts, { orgId });
  await append(stack.database.pool('worker'), request);
  return request;
}

describe('verify (fault 26)', () => {
  test('says that the log is untouched, then names stream, position and time of a row that somebody changed', async () => {
    const { streamId } = await converse('true words');
    // The projector reads it while it is true: what it is not shown cannot be parked.
    await until('the projector has told the stream', async () => {
      const { rowCount } = await stack.database.pool().query('select from read_model.record_v1 where stream_id = $1', [streamId]);
      return rowCount === 1;
    });
    expect(await ask('verify')).toMatchObject({ code: 0, output: expect.stringMatching(/untouched\n$/) as string });
    const change = (data: string) =>
      stack.database.pool().query('update event_store.event set data = $2 where stream_id = $1', [streamId, data]);
    const { rows } = await stack.database
      .pool()
      .query<{ data: string }>('select data::text from event_store.event where stream_id = $1', [streamId]);
    await change('{"text":"false words"}');
    const { code, output } = await ask('verify');
    expect(code).toBe(1);
    expect(output).toContain(`the data are not those that were recorded: stream ${streamId} at 1`);
    expect(output).toContain('recorded 2026-03-14T10:41:50.123Z');
    await change(rows[0]?.data ?? '');
    expect((await ask('verify')).code).toBe(0);
  });
});

describe('evidence', () => {
  test('exports a job to a file that proves itself, and no longer does when a letter is changed', async () => {
    const { jobId } = await converse('for the court');
    const file = join(folder, 'evidence.jsonl');
    expect(await ask('evidence', jobId ?? '', file)).toMatchObject({ code: 0, output: `1 events of job ${jobId} are in ${file}\n` });
    expect(await ask('verify', file)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^1 events, signed with the key .*\nuntouched\n$/) as string,
    });
    await writeFile(file, (await readFile(file, 'utf8')).replace('for the court', 'for the count'));
    expect(await ask('verify', file)).toMatchObject({
      code: 1,
      output: expect.stringContaining('the data are not those that were recorded') as string,
    });
  });

  test('says in a sentence what it cannot do', async () => {
    expect(await ask('evidence', 'nonsense')).toEqual({ code: 1, output: 'Which job? Give its id, a UUID.\n' });
    const id = randomUUID();
    expect(await ask('evidence', id)).toEqual({ code: 1, output: `Nothing was recorded about job ${id}.\n` });
    expect(await ask('verify', join(folder, 'none'))).toEqual({ code: 1, output: `There is no file ${join(folder, 'none')}.\n` });
  });
});

test('erase takes the data of one event away, and the log still verifies', async () => {
  const { streamId } = await converse('harmless', 'personal');
  expect(await ask('erase', streamId, '2', 'asked', 'for')).toEqual({ code: 0, output: `the data of event 2 of ${streamId} are erased\n` });
  expect((await ask('verify')).code).toBe(0);
  expect(await ask('erase', streamId, '9', 'again')).toEqual({ code: 1, output: `There is no event 9 in ${streamId}.\n` });
});

describe('what the projector is asked for', () => {
  test('rebuild fills a read model anew, and an unknown one is told', async () => {
    await converse('to be told again');
    expect(await ask('rebuild', 'work-order-list')).toEqual({ code: 0, output: 'work-order-list: rebuilt\n' });
    expect(await ask('rebuild', 'horoscope')).toEqual({ code: 1, output: 'horoscope: there is no such read model\n' });
  });

  test('a poisoned stream is listed as parked and released when it can be read again (fault 29)', async () => {
    expect(await ask('parked')).toMatchObject({ output: 'nothing is parked\n' });
    const documentId = randomUUID();
    const place = { documentId, workOrderId: randomUUID() };
    const streamId = `document/${documentId}`;
    const pool = stack.database.pool('worker');
    const owner = stack.database.pool();
    // The event is made unreadable before anybody numbers it: both happen in one transaction of the owner.
    const client = await owner.connect();
    await client.query('begin');
    await append(client, {
      orgId,
      streamId,
      jobId: place.workOrderId,
      after: START,
      metadata: sampleMetadata(),
      recordedAt: new Date().toISOString(),
      events: [
        { type: 'document.uploaded', data: { ...place, fileName: 'a.pdf', mediaType: 'application/pdf', bytes: 1, hash: 'a'.repeat(64) } },
      ],
    });
    const { rows } = await client.query<{ data: string }>('select data::text from event_store.event where stream_id = $1', [streamId]);
    await client.query(`update event_store.event set data = '{"bytes":"many"}' where stream_id = $1`, [streamId]);
    await client.query('commit');
    client.release();
    const listed = await until('the stream is parked', async () => {
      const { output } = await ask('parked');
      return output.includes(streamId) && output;
    });
    expect(listed).toMatch(/projector\/\S+ {2}document\/\S+ at 1: .*invalid data/);
    expect(await ask('parked', 'release', streamId)).toMatchObject({ code: 1, output: expect.stringContaining('still parked') as string });

    await owner.query('update event_store.event set data = $2 where stream_id = $1', [streamId, rows[0]?.data]);
    expect((await streamHead(pool, orgId, streamId)).streamPosition).toBe(1);
    const released = await ask('parked', 'release');
    expect(released.output).toMatch(/^(projector\/\S+ {2}document\/\S+: released\n)+$/);
    expect(await ask('parked')).toMatchObject({ output: 'nothing is parked\n' });
    expect(await ask('parked', 'release')).toEqual({ code: 1, output: 'Nothing is parked.\n' });
  }, 90_000);
});

test('help names every command; an unknown one and a missing address are told in a sentence', async () => {
  const { code, output } = await tallyport(['--help'], {});
  expect(code).toBe(0);
  const names = ['resume', 'adopt', 'hand-over', 'verify', 'rebuild', 'parked', 'evidence', 'erase', 'regroup-causes', 'rotate-secrets'];
  for (const name of names) expect(output).toContain(`\n  ${name}`);
  expect(await tallyport(['destroy'], {})).toMatchObject({
    code: 2,
    output: expect.stringMatching(/^There is no command "destroy"\./) as string,
  });
  expect(await tallyport(['verify'], { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' })).toEqual({
    code: 1,
    output: 'PostgreSQL does not answer at DATABASE_URL.\n',
  });
});
