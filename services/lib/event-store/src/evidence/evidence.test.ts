import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { append } from '../append.js';
import { publicKeyText } from '../checkpoint/checkpoint.js';
import { eraseEvent } from '../erase.js';
import { numberAll } from '../testing/number-all.js';
import { sampleAppend } from '../testing/sample-append.js';
import { exportEvidence } from './export-evidence.js';
import { verifyEvidence } from './verify-evidence.js';

let database: TestDatabase;
let reactor: pg.Pool;
let lines: string[];
const { privateKey } = generateKeyPairSync('ed25519');
const jobId = randomUUID();
const now = new Date('2026-03-15T08:00:00.000Z');

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  reactor = database.pool('reactor', 2);
  const worker = database.pool('worker', 2);
  const conversation = sampleAppend(['one', 'personal', 'two'], { jobId });
  await append(worker, conversation);
  await append(worker, { ...sampleAppend(['three', 'four'], { jobId }), orgId: conversation.orgId, streamId: `document/${randomUUID()}` });
  await append(worker, sampleAppend(['of another job']));
  const { orgId, streamId } = conversation;
  await eraseEvent(reactor, {
    orgId,
    streamId,
    streamPosition: 2,
    reason: 'asked',
    actor: { kind: 'machine', process: 'erase' },
    recordedAt: now.toISOString(),
  });
  await numberAll(database.pool('relay', 1));
  lines = (await exportEvidence(reactor, jobId, privateKey, now)) ?? [];
});
afterAll(() => database.drop());

test('a pack holds all streams of the job and proves itself, erased events among them', async () => {
  expect(await verifyEvidence(lines)).toEqual({ events: 6, signedBy: publicKeyText(privateKey), findings: [] });
});

test('a job that does not exist has no pack', async () => {
  expect(await exportEvidence(reactor, randomUUID(), privateKey, now)).toBeNull();
});

test('without a key the pack is not signed, and says so', async () => {
  const unsigned = (await exportEvidence(reactor, jobId, null, now)) ?? [];
  expect(await verifyEvidence(unsigned)).toEqual({ events: 6, signedBy: null, findings: [] });
});

describe('a changed pack is told', () => {
  test.each(Array.from({ length: 8 }, (_, line) => line))('whichever character of line %i is another', async (index) => {
    const line = lines[index] ?? '';
    for (let at = 0; at < line.length; at += 7) {
      const letter = line[at] === 'x' ? 'y' : 'x';
      const changed = lines.with(index, line.slice(0, at) + letter + line.slice(at + 1));
      expect((await verifyEvidence(changed)).findings, `character ${at}`).not.toEqual([]);
    }
  });

  test.each(Array.from({ length: 8 }, (_, line) => line))('when line %i is gone, or stands twice', async (index) => {
    expect((await verifyEvidence(lines.toSpliced(index, 1))).findings).not.toEqual([]);
    expect((await verifyEvidence(lines.toSpliced(index, 0, lines[index] ?? ''))).findings).not.toEqual([]);
  });

  test('naming the stream and the position', async () => {
    const index = lines.findIndex((line) => line.includes('"three"'));
    const { findings } = await verifyEvidence(lines.with(index, (lines[index] ?? '').replace('"three"', '"drei"')));
    expect(findings[0]).toMatchObject({ problem: 'the data are not those that were recorded', streamPosition: 1 });
  });
});
