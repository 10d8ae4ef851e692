import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { FolderBlobStore } from '@tallyport/blob-store/folder-blob-store';
import type { DomainEvent } from '@tallyport/contracts/events';
import { lodgementDecider } from '@tallyport/domain/lodgement/decider';
import type { FrozenRecord } from '@tallyport/domain/lodgement/frozen-record';
import { MessageEncoder } from '@tallyport/domain/lodgement/messages/encode-message';
import { sampleDeclaration } from '@tallyport/domain/lodgement/messages/testing/sample-records';
import { starterLayout, starterLayouts } from '@tallyport/domain/lodgement/messages/testing/starter-tables';
import { LODGEMENT, response, sent, sign, word } from '@tallyport/domain/lodgement/testing/sample-lodgement';
import type { HashedEvent } from '@tallyport/event-store/load';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acknowledgementIn } from './acknowledgement.js';
import { type BuildPorts, buildInterchange } from './build-interchange.js';

const ORG = '0b0c4f0e-6a55-4a33-9d5e-5d8f3c1a0001';
const REF = { orgId: ORG, workOrderId: ORG, lodgementId: LODGEMENT, controlReference: 'K3X90PQ2RT71AB' };
let folder: string;
let blobs: FolderBlobStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lodgement-'));
  blobs = new FolderBlobStore(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const layouts: BuildPorts['layouts'] = {
  encoder: (kind) => Promise.resolve(new MessageEncoder(starterLayout(kind === 'declaration' ? 'IMD' : 'SEACR'))),
  readers: () => Promise.resolve(starterLayouts()),
};

async function kept(record: FrozenRecord): Promise<string> {
  return (await blobs.putFile(ORG, Readable.from([Buffer.from(JSON.stringify(record))]), { limit: 1e7 })).hash;
}

/** The ports over a stream in which these commands were recorded. */
function portsAfter(...commands: Parameters<typeof lodgementDecider.decide>[0][]): BuildPorts {
  const events: DomainEvent[] = [];
  for (const command of commands) {
    const state = events.reduce((folded, event) => lodgementDecider.evolve(folded, event as never), lodgementDecider.initialState);
    events.push(...lodgementDecider.decide(command, state));
  }
  const stored = events.map((event, index) => ({
    streamId: `lodgement/${LODGEMENT}`,
    streamPosition: index + 1,
    recordedAt: '2026-11-23T02:00:00.000Z',
    schemaVersion: event.type === 'lodgement.customs-answer-recorded' ? 2 : 1,
    ...event,
  }));
  const store: BuildPorts['store'] = {
    load: () => Promise.resolve(stored as unknown as HashedEvent[]),
    loadTypes: () => Promise.resolve([]),
  };
  return { store, blobs, layouts, customsSite: 'AAA336C', isTest: true };
}

async function bytesOf(built: Awaited<ReturnType<typeof buildInterchange>>): Promise<string> {
  if (built.kind !== 'built') throw new Error(built.detail);
  return (await blobs.read(ORG, built.hash)).toString('latin1');
}

const issuedAt = '2026-11-23T02:15:00.000Z';

test('an interchange is made from the snapshot, for the sender and by the broker who signed, and is the same when it is made again', async () => {
  const hash = await kept(sampleDeclaration());
  const ports = portsAfter(sign('lodge', { snapshot: { streamPosition: 3, hash }, issuedAt }));
  const built = await buildInterchange(ports, REF);
  const text = await bytesOf(built);
  expect(text).toContain("UNB+UNOC:3+SITE1::OWNER1+AAA336C+261123:0215+K3X90PQ2RT71AB++++1++1'");
  expect(text).toContain("BGM+929:::IMD+SYD-000012-7K2Q:1+9'");
  expect(text).toContain("NAD+CB+01234::95++Mei Harper'");
  expect(text).toContain("GIS+L:LDG:95'");
  expect(await buildInterchange(ports, REF)).toEqual(built);
});

test('lodging carries the answers, and the name that customs gave', async () => {
  const hash = await kept(sampleDeclaration());
  const snapshot = { streamPosition: 3, hash };
  const questions = [{ questionId: 'Q1', text: 'Any timber?' }];
  const answered = { ...sign('lodge'), type: 'answer-questions' as const, answers: [{ questionId: 'Q1', answer: 'N', reason: 'none' }] };
  const ports = portsAfter(
    sign('pre-lodge', { snapshot, controlReference: 'FIRST' }),
    ...sent('FIRST'),
    word(response('pre-lodged', 1, 1, { questions })),
    answered,
    sign('lodge', { snapshot }),
  );
  const text = await bytesOf(await buildInterchange(ports, REF));
  expect(text).toContain("BGM+929:::IMD+SYD-000012-7K2Q:2+9'");
  expect(text).toContain("FTX+ACD+++Q1:N:none'");
  expect(text).toContain("RFF+ABT:AEH7KY3TP'");
});

test('an amendment has what changed since the accepted version, and its reason', async () => {
  const record = sampleDeclaration();
  const [before, after] = await Promise.all([kept(record), kept({ ...record, fields: { ...record.fields, voyage: '115N' } })]);
  const ports = portsAfter(
    sign('lodge', { snapshot: { streamPosition: 3, hash: before }, controlReference: 'FIRST' }),
    ...sent('FIRST'),
    word(response('accepted', 1)),
    sign('amend', { snapshot: { streamPosition: 4, hash: after } }),
  );
  const text = await bytesOf(await buildInterchange(ports, REF));
  expect(text).toContain("BGM+929:::IMD+SYD-000012-7K2Q:2+4'");
  expect(text).toContain("FTX+CHG+++the price was wrong'");
  expect(text).toContain('TDT+20+115N+');
  expect(text).not.toContain('RFF+ABD:');
});

test('fault 43: for a job that was deleted meanwhile nothing is made', async () => {
  const hash = await kept(sampleDeclaration());
  const ports = portsAfter(sign('lodge', { snapshot: { streamPosition: 3, hash } }));
  const deleted = { ...ports, store: { ...ports.store, loadTypes: () => Promise.resolve([{}] as HashedEvent[]) } };
  expect(await buildInterchange(deleted, REF)).toMatchObject({ kind: 'work-order-deleted' });
});

const contrl = (reference: string, action: string) =>
  `UNA:+.? 'UNB+UNOC:3+AAA336C+SITE1+261123:0215+CU1'UNH+1+CONTRL:D:3:UN'UCI+${reference}+SITE1+AAA336C+${action}'UNT+3+1'UNZ+1+CU1'`;

test.each([
  ['an acknowledgement of this interchange', contrl('K3X90PQ2RT71AB', '7'), 'errors 0'],
  ['a refusal of this interchange', contrl('K3X90PQ2RT71AB', '4+21'), 'errors 1'],
  ['an acknowledgement of another one', contrl('OTHER', '7'), null],
  ['fault 49: a page of a proxy', '<html><body>Sign in</body></html>', null],
  ['fault 49: nothing', '', null],
  ['fault 49: half an answer', contrl('K3X90PQ2RT71AB', '7').slice(0, 80), null],
])('%s is read as what it is', async (_what, text, expected) => {
  const acknowledgement = await acknowledgementIn({ blobs, layouts }, REF, Buffer.from(text, 'latin1'));
  expect(acknowledgement && `errors ${acknowledgement.errors.length}`).toBe(expected);
  expect(acknowledgement === null || (await blobs.read(ORG, acknowledgement.original)).toString('latin1') === text).toBe(true);
});
