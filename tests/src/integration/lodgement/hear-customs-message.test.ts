import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { FolderBlobStore } from '@tallyport/blob-store/folder-blob-store';
import type { DomainEvent } from '@tallyport/contracts/events';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { CannotCompute } from '@tallyport/domain/duty/cannot-compute';
import { starterLayouts, starterTransitions } from '@tallyport/domain/lodgement/messages/testing/starter-tables';
import { START } from '@tallyport/event-store/append';
import { EventStore } from '@tallyport/event-store/event-store';
import { sampleMetadata } from '@tallyport/event-store/testing/sample-append';
import { type HearPorts, hearCustomsMessage, MessageRefused } from '@tallyport/worker/lodgement/hear-customs-message';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const ACCEPTED = `UNA:+.? '
UNB+UNOC:3+AAA336C+TALLY01::TALLY01+261118:2241+CU0000000007++++++1'
UNH+1+CUSRES:D:99B:UN'
BGM+961:::SEACRR+CM0000000007'
DTM+9:20261118224120:204'
GIS+ACC:RES:95'
RFF+ACW:SYD-000012::1'
RFF+ABT:CAEHK6Q9P'
UNT+7+1'
UNZ+1+CU0000000007'
`;
const GARBAGE = '<html>Sign in</html>';
const NO_RUN = { workflowId: null, runId: null };
const RECEIVED_AT = '2026-11-18T22:41:21.000Z';

const layouts = { readers: () => Promise.resolve(starterLayouts()), transitions: () => Promise.resolve(starterTransitions()) };

let database: TestDatabase;
let folder: string;
let ports: HearPorts;
let blobs: FolderBlobStore;
const orgId = randomUUID();

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  folder = await mkdtemp(join(tmpdir(), 'tallyport-test-customs-message-'));
  blobs = new FolderBlobStore(folder);
  ports = { store: new EventStore(database.pool('worker')), blobs, layouts };
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const lodgement = () => ({ orgId, workOrderId: randomUUID(), lodgementId: randomUUID() });

/** A message of customs as the intake keeps it. */
async function received(text: string, ...more: ((messageId: string) => DomainEvent)[]): Promise<string> {
  const messageId = randomUUID();
  const { hash, bytes } = await blobs.putFile(orgId, Readable.from([Buffer.from(text)]), { limit: 10_000 });
  const data = { messageId, hash, bytes, reference: null, unreadable: null };
  const events: DomainEvent[] = [{ type: 'customs-message.received', data }, ...more.map((event) => event(messageId))];
  const streamId = `customs-message/${messageId}`;
  await ports.store.append({ orgId, streamId, jobId: null, after: START, events, metadata: sampleMetadata(), recordedAt: RECEIVED_AT });
  return messageId;
}

const matchedWith =
  ({ workOrderId, lodgementId }: ReturnType<typeof lodgement>) =>
  (messageId: string): DomainEvent => ({ type: 'customs-message.matched', data: { messageId, workOrderId, lodgementId } });

const hear = (ref: ReturnType<typeof lodgement>, messageId: string, commandId = randomUUID(), given = ports) =>
  hearCustomsMessage(given, { ...ref, commandId, messageId, receivedAt: RECEIVED_AT }, NO_RUN);

const typesOf = async (streamId: string) => (await ports.store.load(orgId, streamId)).map(({ type }) => type);

test('what a message says stands in its lodgement, and where it belongs in its own stream, once', async () => {
  const [ref, commandId] = [lodgement(), randomUUID()];
  const messageId = await received(ACCEPTED);
  for (let repeat = 0; repeat < 2; repeat++) await hear(ref, messageId, commandId);
  expect(await typesOf(`lodgement/${ref.lodgementId}`)).toEqual(['lodgement.accepted']);
  expect(await typesOf(`customs-message/${messageId}`)).toEqual(['customs-message.received', 'customs-message.matched']);
});

test('a message that a person gave to a lodgement says there what it says', async () => {
  const ref = lodgement();
  const messageId = await received(ACCEPTED, matchedWith(ref));
  await hear(ref, messageId);
  expect(await typesOf(`lodgement/${ref.lodgementId}`)).toEqual(['lodgement.accepted']);
  expect(await typesOf(`customs-message/${messageId}`)).toHaveLength(2);
});

test('what belongs to one lodgement says nothing in another', async () => {
  const other = lodgement();
  const messageId = await received(ACCEPTED, matchedWith(lodgement()));
  await expect(hear(other, messageId)).rejects.toThrow(MessageRefused);
  expect(await typesOf(`lodgement/${other.lodgementId}`)).toEqual([]);
});

test('what cannot be read is refused, unless a person said where it belongs', async () => {
  const ref = lodgement();
  await expect(hear(ref, await received(GARBAGE))).rejects.toThrow(MessageRefused);
  await hear(ref, await received(GARBAGE, matchedWith(ref)));
  expect(await typesOf(`lodgement/${ref.lodgementId}`)).toEqual([]);
});

test('without a table that says how messages look nothing can be read', async () => {
  const ref = lodgement();
  const without = {
    ...ports,
    layouts: {
      ...layouts,
      readers: () => Promise.reject(new CannotCompute('no-row', { table: 'segment', key: 'CUSRES', day: '2026-03-04' })),
    },
  };
  await hear(ref, await received(ACCEPTED, matchedWith(ref)), randomUUID(), without);
  expect(await typesOf(`lodgement/${ref.lodgementId}`)).toEqual([]);
});
