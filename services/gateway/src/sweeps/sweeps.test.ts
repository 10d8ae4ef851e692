import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pagePictureKey } from '@tallyport/blob-store/artefacts';
import type { DomainEvent } from '@tallyport/contracts/events';
import { explain, recordingPool } from '@tallyport/database/testing/explain';
import { START } from '@tallyport/event-store/append';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Sessions } from '../platform/auth/sessions.js';
import { startTestDesk, type TestDesk } from '../testing/test-desk.js';
import type { TestMember, TestOrg } from '../testing/test-org.js';
import { pdf, TestUploads } from '../testing/test-uploads.js';
import { NamedFiles } from './named-files.queries.js';
import { OrphanedFiles } from './orphaned-files.js';

const HOUR_MS = 60 * 60 * 1_000;
let desk: TestDesk;
let org: TestOrg;
let broker: TestMember;
let uploads: TestUploads;
let orphans: OrphanedFiles;

beforeAll(async () => {
  desk = await startTestDesk();
  org = await desk.org();
  broker = await org.member('broker');
  const job = await desk.job(org, broker);
  uploads = new TestUploads(desk, org, broker, job);
});
beforeEach(() => {
  orphans = new OrphanedFiles(desk.parts.blobRemoval, new NamedFiles(desk.parts.pool));
});
afterAll(() => desk.close());

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const isStored = (hash: string, orgId = org.id) => desk.parts.blobs.has(orgId, hash);

/** A file whose upload was broken off before anything was recorded. */
async function orphan(orgId = org.id, content = pdf()): Promise<string> {
  return (await desk.parts.blobs.putFile(orgId, Readable.from([content]), { limit: 1_000 })).hash;
}

async function record(streamId: string, events: readonly DomainEvent[]): Promise<void> {
  const commandId = randomUUID();
  const ids = { commandId, correlationId: commandId, causationId: null, workflowId: null, runId: null };
  const [metadata, recordedAt] = [{ actor: { kind: 'customs' as const }, ...ids }, new Date().toISOString()];
  await desk.parts.eventStore.append({ orgId: org.id, streamId, jobId: null, after: START, events, metadata, recordedAt });
}

describe('fault 86: a file that no event names', () => {
  test('is kept for a day and then removed, with what was made from it', async () => {
    const hash = await orphan();
    await desk.parts.blobs.putArtefact(org.id, pagePictureKey(hash, 1), Buffer.from('picture'));
    await orphans.sweep(inHours(23));
    expect(await isStored(hash)).toBe(true);
    expect(await orphans.sweep(inHours(25))).toBe(1);
    expect([await isStored(hash), await isStored(pagePictureKey(hash, 1))]).toEqual([false, false]);
  });

  test('is also what an upload leaves that was refused for what is inside of it', async () => {
    const content = Buffer.from(`PK\x03\x04 nothing ${randomUUID()}`);
    expect((await uploads.send([{ name: 'a.docx', content }])).status).toBe(422);
    expect(await orphans.sweep(inHours(25))).toBe(1);
  });

  test('is not one that was uploaded: neither by its first name nor when it is withdrawn', async () => {
    const content = pdf();
    const [document, copy, withdrawn] = [
      await uploads.document('a.pdf', content),
      await uploads.document('b.pdf', content),
      await uploads.document('c.pdf'),
    ];
    await desk.call('DELETE', `${uploads.path}/${withdrawn.id}`, { token: broker.token });
    expect(await orphans.sweep(inHours(25))).toBe(0);
    expect(await Promise.all([document, copy, withdrawn].map(({ hash }) => isStored(hash)))).toEqual([true, true, true]);
  });

  test('is not what customs sent', async () => {
    const hash = await orphan();
    const messageId = randomUUID();
    const data = { messageId, hash, bytes: 3, reference: null, unreadable: 'not-edifact' };
    await record(`customs-message/${messageId}`, [{ type: 'customs-message.received', data }]);
    expect(await orphans.sweep(inHours(25))).toBe(0);
    expect(await isStored(hash)).toBe(true);
  });

  test('is not what was signed, sent and answered: a lodgement names each of them, some far from its beginning', async () => {
    const [snapshot, sent, acknowledgement, answer, advice] = await Promise.all([
      orphan(),
      orphan(),
      orphan(),
      orphan(),
      orphan(),
    ] as const);
    const lodgementId = randomUUID();
    const message = { lodgementId, workOrderId: randomUUID(), ownReference: 'SYD-000001-7K2Q', version: 1 };
    const interchange = { ...message, controlReference: 'CONTROL1' };
    const word = { ...message, messageTime: null, messageId: null, expected: true, icsIdentifier: null };
    const unsaid = { entryStatus: null, cargoStatus: null, dutyPaid: null, referralCodes: [], lineStatus: [] };
    const signature = {
      kind: 'declaration' as const,
      purpose: 'lodge' as const,
      signedBy: { userId: broker.id, name: 'Mei Harper', licenceNumber: '01234' },
      signedAt: new Date().toISOString(),
      sender: { siteId: 'SITE1', ownerSiteId: 'OWNER1' },
      confirmed: [],
      reason: null,
    };
    await record(`lodgement/${lodgementId}`, [
      { type: 'lodgement.requested', data: { ...interchange, ...signature, snapshot: { streamPosition: 1, hash: snapshot } } },
      { type: 'lodgement.message-built', data: { ...interchange, hash: sent, bytes: 900 } },
      { type: 'lodgement.acknowledged', data: { ...interchange, original: acknowledgement } },
      { type: 'lodgement.accepted', data: { ...word, purpose: 'lodge', original: answer, amounts: [] } },
      { type: 'lodgement.customs-answer-recorded', data: { ...word, ...unsaid, original: advice } },
    ]);
    expect(await orphans.sweep(inHours(25))).toBe(0);
    const files = [snapshot, sent, acknowledgement, answer, advice];
    expect(await Promise.all(files.map((hash) => isStored(hash)))).toEqual(files.map(() => true));
  });

  test('is not what was exchanged with a freight system: exports, syncs and messages name each of them', async () => {
    const hashes = await Promise.all(Array.from({ length: 9 }, () => orphan()));
    const [asked = '', content = '', anew = '', newContent = '', answer = '', read = '', failed = '', first = '', second = ''] = hashes;
    const [exportId, syncId, messageId, workOrderId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const message = (hash: string, says: string) => ({
      hash,
      content: says,
      bytes: 9,
      fingerprint: 'f'.repeat(64),
      madeFrom: [],
      shown: { importer: '', importerCode: '', bill: '' },
    });
    const wish = { kind: 'send' as const, systemId: null, branchId: null, targetType: null, key: null, looked: null, reason: null };
    const ended = { exportId, workOrderId, attempt: 1, lines: [], milliseconds: 1 };
    await record(`export/${exportId}`, [
      {
        type: 'export.requested',
        data: { ...wish, exportId, workOrderId, handle: 'TPABCDEFGHIJKLMNOPQRST', message: message(asked, content) },
      },
      { type: 'export.refused', data: { ...ended, httpStatus: 200, original: answer } },
      {
        type: 'export.retried',
        data: { exportId, workOrderId, reason: 'so', renewed: { message: message(anew, newContent), changes: [], looked: null } },
      },
    ]);
    const sync = { syncId, workOrderId: null };
    const counts = { read: 1, fresh: 0, changed: 0, same: 1 };
    await record(`sync/${syncId}`, [
      { type: 'sync.finished', data: { ...sync, counts, gone: 0, result: read, fingerprint: null, lines: [], milliseconds: 1 } },
      {
        type: 'sync.failed',
        data: { ...sync, cause: 'refused', detail: null, httpStatus: 200, lines: [], original: failed, milliseconds: 1 },
      },
    ]);
    const received = (original: string) => ({
      type: 'freight-message.received' as const,
      data: { messageId, original, bytes: 9, reference: null, unreadable: 'no message' },
    });
    await record(`freight-message/${messageId}`, [received(first), received(second)]);
    expect(await orphans.sweep(inHours(25))).toBe(0);
    expect(await Promise.all(hashes.map((hash) => isStored(hash)))).toEqual(hashes.map(() => true));
  });

  test('is not one that another organisation uploaded: that one has its own', async () => {
    const content = pdf();
    const { hash } = await uploads.document('a.pdf', content);
    const other = await desk.org();
    await orphan(other.id, content);
    expect(await orphans.sweep(inHours(25))).toBe(1);
    expect([await isStored(hash), await isStored(hash, other.id)]).toEqual([true, false]);
  });

  test('stays while anything names it, and goes when every mention was erased', async () => {
    const { id, hash } = await uploads.document();
    const erase = (stream: string) =>
      desk.owner.query('update event_store.event set data = null, salt = null where org_id = $1 and stream_id = $2', [org.id, stream]);
    await erase(`document/${id}`);
    expect(await orphans.sweep(inHours(25))).toBe(0);
    await erase(`extraction/${id}`);
    expect(await new OrphanedFiles(desk.parts.blobRemoval, new NamedFiles(desk.parts.pool)).sweep(inHours(25))).toBe(1);
    expect(await isStored(hash)).toBe(false);
  });

  test('is left alone when its organisation is not of this database', async () => {
    const elsewhere = randomUUID();
    const hash = await orphan(elsewhere);
    expect(await orphans.sweep(inHours(25))).toBe(0);
    expect(await isStored(hash, elsewhere)).toBe(true);
  });

  test('is looked for among those alone that came of age since the last sweep', async () => {
    await orphans.sweep(inHours(25));
    const hash = await orphan();
    expect(await orphans.sweep(inHours(25.5))).toBe(0);
    expect(await isStored(hash)).toBe(true);
    expect(await new OrphanedFiles(desk.parts.blobRemoval, new NamedFiles(desk.parts.pool)).sweep(inHours(25.5))).toBe(1);
  });
});

test('whether files are named is read from the primary key of the log', async () => {
  const { pool, statements } = recordingPool(desk.parts.pool);
  await new NamedFiles(pool).among(org.id, ['none']);
  const [statement] = statements.values();
  const accesses = statement ? await explain(desk.parts.pool, statement) : [];
  expect(accesses.map(({ table, index }) => `${table} by ${index}`)).toEqual(Array.from({ length: 2 }, () => 'event by event_pkey'));
});

test('an expired session is deleted, one that lives is not', async () => {
  const sessions = desk.app.get(Sessions, { strict: false });
  const me = (token: string) => desk.get('/api/accounts/me', token).then((answer) => answer.status);
  const short = await org.signIn(broker.id, '1 hour');
  const before = await sessions.removeExpired(inHours(0.5));
  expect([before, await me(short)]).toEqual([0, 200]);
  expect(await sessions.removeExpired(inHours(2))).toBe(1);
  sessions.forget();
  expect([await me(short), await me(broker.token)]).toEqual([401, 200]);
});
