import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { FolderBlobStore } from '@tallyport/blob-store/folder-blob-store';
import type { DomainEvent } from '@tallyport/contracts/events';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { START } from '@tallyport/event-store/append';
import { EventStore } from '@tallyport/event-store/event-store';
import { sampleMetadata } from '@tallyport/event-store/testing/sample-append';
import {
  type AcknowledgementPorts,
  AcknowledgementRefused,
  hearAcknowledgement,
} from '@tallyport/worker/freight-export/hear-acknowledgement';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const NO_RUN = { workflowId: null, runId: null };
const RECEIVED_AT = '2026-11-24T02:41:21.000Z';
const orgId = randomUUID();
const HASH = 'a'.repeat(64);

let database: TestDatabase;
let folder: string;
let ports: AcknowledgementPorts;
let blobs: FolderBlobStore;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  folder = await mkdtemp(join(tmpdir(), 'tallyport-test-acknowledgement-'));
  blobs = new FolderBlobStore(folder);
  ports = { store: new EventStore(database.pool('worker')), blobs };
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const record = (streamId: string, jobId: string | null, ...events: DomainEvent[]) =>
  ports.store.append({ orgId, streamId, jobId, after: START, events, metadata: sampleMetadata(), recordedAt: RECEIVED_AT });

/** An export that was accepted for later, under a handle of its own. */
async function queuedExport() {
  const ref = { orgId, workOrderId: randomUUID(), exportId: randomUUID() };
  const of = { exportId: ref.exportId, workOrderId: ref.workOrderId };
  const handle = `TP${Array.from({ length: 20 }, () => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[Math.floor(Math.random() * 32)]).join('')}`;
  const shown = { importer: '', importerCode: '', bill: '' };
  const message = { hash: HASH, bytes: 10, content: HASH, fingerprint: HASH, madeFrom: [], shown };
  const wish = { kind: 'send' as const, systemId: randomUUID(), branchId: null, targetType: 'CustomsDeclaration' as const, key: null };
  await record(
    `export/${ref.exportId}`,
    ref.workOrderId,
    { type: 'export.requested', data: { ...of, ...wish, handle, message, looked: null, reason: null } },
    { type: 'export.call-begun', data: { ...of, attempt: 1, hash: HASH, fingerprint: HASH, at: RECEIVED_AT } },
    { type: 'export.accepted-later', data: { ...of, attempt: 1, lines: [], original: null, milliseconds: 9, at: RECEIVED_AT } },
  );
  return { ref, handle };
}

function acknowledgement(handles: readonly string[], status = 'PRS'): string {
  const references = handles.map((handle) => `<AdditionalReference><ReferenceNumber>${handle}</ReferenceNumber></AdditionalReference>`);
  return `<UniversalInterchange xmlns="http://www.cargowise.com/Schemas/Universal/2011/11"><Body><UniversalEvent><Event><DataContext><DataSourceCollection>
    <DataSource><Type>CustomsDeclaration</Type><Key>B00001001</Key></DataSource></DataSourceCollection></DataContext><ContextCollection>
    <Context><Type>ProcessingStatusCode</Type><Value>${status}</Value></Context></ContextCollection>
    <AdditionalReferenceCollection>${references.join('')}</AdditionalReferenceCollection></Event></UniversalEvent></Body></UniversalInterchange>`;
}

/** A message of a freight system as the intake keeps it. */
async function received(text: string, ...more: ((messageId: string) => DomainEvent)[]): Promise<string> {
  const messageId = randomUUID();
  const { hash: original, bytes } = await blobs.putFile(orgId, Readable.from([Buffer.from(text)]), { limit: 10_000_000 });
  const data = { messageId, original, bytes, reference: null, unreadable: null };
  const events: DomainEvent[] = [{ type: 'freight-message.received', data }, ...more.map((event) => event(messageId))];
  await record(`freight-message/${messageId}`, null, ...events);
  return messageId;
}

type Ref = Awaited<ReturnType<typeof queuedExport>>['ref'];
const hear = (ref: Ref, messageId: string, commandId = randomUUID()) =>
  hearAcknowledgement(ports, { ...ref, commandId, messageId, receivedAt: RECEIVED_AT }, NO_RUN);
const newest = async (streamId: string) => (await ports.store.load(orgId, streamId)).map(({ type, data }) => ({ type, data }));

test('what an acknowledgement says stands in its export, and where it belongs in its own stream, once', async () => {
  const [{ ref, handle }, commandId] = [await queuedExport(), randomUUID()];
  const messageId = await received(acknowledgement([handle]));
  for (let repeat = 0; repeat < 2; repeat++) await hear(ref, messageId, commandId);
  const events = await newest(`export/${ref.exportId}`);
  expect(events).toHaveLength(4);
  expect(events.at(-1)).toMatchObject({
    type: 'export.acknowledged',
    data: { outcome: 'accepted', key: 'B00001001', expected: true, messageId },
  });
  expect((await newest(`freight-message/${messageId}`)).at(-1)).toMatchObject({
    type: 'freight-message.matched',
    data: { exportId: ref.exportId },
  });
});

test('a refusal is followed by waiting for a person', async () => {
  const { ref, handle } = await queuedExport();
  await hear(ref, await received(acknowledgement([handle], 'DCD')));
  const [said, then] = (await newest(`export/${ref.exportId}`)).slice(3);
  expect([said, then]).toMatchObject([{ data: { outcome: 'refused' } }, { type: 'export.waiting', data: { waitingFor: 'refused' } }]);
});

test('fault 47 (exports): the first of two that contradict each other counts, the other is recorded and moves nothing', async () => {
  const { ref, handle } = await queuedExport();
  await hear(ref, await received(acknowledgement([handle])));
  await hear(ref, await received(acknowledgement([handle], 'DCD')));
  const events = (await newest(`export/${ref.exportId}`)).slice(3);
  expect(events).toMatchObject([{ data: { outcome: 'accepted', expected: true } }, { data: { outcome: 'refused', expected: false } }]);
});

test.each([
  ['that names another export', (handle: string) => acknowledgement([`${handle.slice(0, -1)}${handle.endsWith('A') ? 'B' : 'A'}`])],
  ['that names two', (handle: string) => acknowledgement([handle, `${handle.slice(0, -1)}${handle.endsWith('A') ? 'B' : 'A'}`])],
  ['that names none', () => acknowledgement([])],
  ['of a status that nobody knows', (handle: string) => acknowledgement([handle], 'XYZ')],
  ['fault 49 (exports): that is a page to log in', () => '<html><form action="/login"></form></html>'],
  ['fault 50 (exports): that declares a document type', (handle: string) => `<!DOCTYPE x [<!ENTITY a "b">]>${acknowledgement([handle])}`],
  [
    'fault 50 (exports): of a hundred thousand elements, one in another',
    () => `<UniversalEvent>${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}</UniversalEvent>`,
  ],
])('fault 48 (exports): a message %s changes nothing, and belongs to nobody', async (_what, textOf) => {
  const { ref, handle } = await queuedExport();
  const messageId = await received(textOf(handle));
  await expect(hear(ref, messageId)).rejects.toThrow(AcknowledgementRefused);
  expect([(await newest(`export/${ref.exportId}`)).length, (await newest(`freight-message/${messageId}`)).length]).toEqual([3, 1]);
});

test('fault 48 (exports): what was matched with one export says nothing in another', async () => {
  const [one, other] = [await queuedExport(), await queuedExport()];
  const matched = (messageId: string): DomainEvent => ({
    type: 'freight-message.matched',
    data: { messageId, workOrderId: one.ref.workOrderId, exportId: one.ref.exportId },
  });
  const messageId = await received(acknowledgement([other.handle]), matched);
  await expect(hear(other.ref, messageId)).rejects.toThrow(AcknowledgementRefused);
  expect(await newest(`export/${other.ref.exportId}`)).toHaveLength(3);
  await hear(one.ref, await received(acknowledgement([]), matched));
  expect(await newest(`export/${one.ref.exportId}`)).toHaveLength(4);
});

test('fault 48 (exports): what a person gave to an export and nobody can read says nothing there', async () => {
  const { ref } = await queuedExport();
  const matched = (messageId: string): DomainEvent => ({
    type: 'freight-message.matched',
    data: { messageId, workOrderId: ref.workOrderId, exportId: ref.exportId },
  });
  await hear(ref, await received('<html>sign in</html>', matched));
  expect(await newest(`export/${ref.exportId}`)).toHaveLength(3);
});
