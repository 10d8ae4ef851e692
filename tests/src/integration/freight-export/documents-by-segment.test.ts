import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { FolderBlobStore } from '@tallyport/blob-store/folder-blob-store';
import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import { documentsOfFile, type FileOfJob } from '@tallyport/domain/freight-export/edocs/documents-of-file';
import { type DocumentsPush, encodeEDocsEvent } from '@tallyport/domain/freight-export/edocs/encode-edocs-event';
import { storedMessage } from '@tallyport/domain/freight-export/message-parts';
import { AllowedHosts } from '@tallyport/runtime/outbound/outbound-address';
import { FreightSimulator } from '@tallyport/simulators/freight/freight-simulator';
import { openPageCutter, type PageCutter } from '@tallyport/worker/adapters/document-reader/page-cutter';
import { HttpFreightSystem } from '@tallyport/worker/adapters/freight-system/http-freight-system';
import { DocumentsExport } from '@tallyport/worker/freight-export/documents-export';
import type { ExportInHand } from '@tallyport/worker/freight-export/export-in-hand';
import { FilesToSend } from '@tallyport/worker/freight-export/files-to-send';
import { FreightCaller } from '@tallyport/worker/freight-export/freight-caller';
import type { FreightPlace } from '@tallyport/worker/freight-export/freight-place';
import { PDFDocument, PDFName } from 'pdf-lib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { OWNER, shipmentMessage, shipmentOf, TARGET } from '../../chaos/freight-export/course-messages.js';
import { MemoryBlobs } from '../../chaos/freight-export/memory-blobs.js';

const orgId = randomUUID();
const KEY = 'B00001001';
const signal = new AbortController().signal;
const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

let cutter: PageCutter;
let folder: string;
let blobs: FolderBlobStore;
let simulator: FreightSimulator;
let documents: DocumentsExport;
let cuts = 0;
beforeAll(async () => {
  [cutter, folder] = await Promise.all([openPageCutter(), mkdtemp(join(tmpdir(), 'tallyport-test-edocs-'))]);
});
afterAll(async () => {
  cutter.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  blobs = new FolderBlobStore(await mkdtemp(join(folder, 'blobs-')));
  simulator = await FreightSimulator.start();
  cuts = 0;
  const [place, system] = [placeOf(simulator), new HttpFreightSystem({ allowedHosts: AllowedHosts.parse('127.0.0.1') })];
  const login = { address: place.address, user: place.user, secret: 'eadaptor-demo!' };
  const places = { of: () => Promise.resolve(place), login: () => Promise.resolve(login) };
  const caller = new FreightCaller({ system, places, health: { mark: () => Promise.resolve() } });
  const counted: Pick<PageCutter, 'cut'> = { cut: (...asked) => (cuts++, cutter.cut(...asked)) };
  documents = new DocumentsExport({ blobs, caller, places, files: new FilesToSend({ blobs, cutter: counted }) });
  // The job that the documents belong to.
  const memory = new MemoryBlobs();
  const { hash } = shipmentMessage(memory, shipmentOf(null, null, 'of documents'));
  await system.post(login, await memory.read(orgId, hash), { withinMs: 10_000, signal });
});
afterEach(() => simulator.close());

function placeOf(system: FreightSimulator): FreightPlace {
  const limits = { settleSeconds: 600, callsAtOnce: 4, callMs: 60_000, pullMs: 60_000, isHeld: false, holdReason: null };
  const names = { systemId: randomUUID(), address: system.addressOf('LBYTRN'), user: 'eadaptor', owner: OWNER };
  return { ...names, ...limits, findsByReference: true, referenceType: 'TPX' };
}

const store = async (content: Uint8Array | string) => blobs.putFile(orgId, Readable.from([Buffer.from(content)]), { limit: 30_000_000 });

/** A PDF of so many pages; each differs by what it says, and by a picture of noise where it shall be large. */
async function pdf(pages: number, noise = 0): Promise<Uint8Array> {
  const made = await PDFDocument.create({ updateMetadata: false });
  for (let number = 1; number <= pages; number++) {
    const page = made.addPage([300, 300]);
    page.drawText(`page ${number}`);
    if (noise === 0) continue;
    const stream = made.context.stream(Buffer.alloc(noise, number));
    page.node.set(PDFName.of('Noise'), made.context.register(stream));
  }
  return made.save();
}

const segment = (from_page: number, to_page: number, type: DocumentType) => ({ from_page, to_page, type, title: null, confidence: 1 });

/** An export of documents, as the gateway asks for it. */
async function asked(...files: readonly FileOfJob[]): Promise<ExportInHand> {
  const sent = files.flatMap((file) => documentsOfFile(file, { types: [], sha256 }));
  const push: DocumentsPush = { target: { type: TARGET, key: KEY }, owner: OWNER, time: '2026-11-24T01:00:00', documents: sent };
  const encoded = encodeEDocsEvent(push);
  if (encoded.outcome === 'refused') throw new Error(JSON.stringify(encoded.faults));
  const [message, content] = [await store(storedMessage(encoded.parts)), await store(JSON.stringify(push))];
  const wish = { systemId: randomUUID(), targetType: TARGET, key: KEY };
  return { view: { sent: { hash: message.hash, content: content.hash } }, wish, sentKey: KEY, looked: null } as unknown as ExportInHand;
}

async function fileOf(content: Uint8Array, file_name: string, media_type: FileOfJob['media_type'], segments: FileOfJob['segments']) {
  const { hash, bytes } = await store(content);
  return { file_name, hash, bytes, media_type, segments };
}

interface Attached {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
}
const there = () => (simulator.jobs() as { documents: readonly Attached[] }[])[0]?.documents ?? [];

test('each document of a PDF is there as a file of its own type; the same once more is spared and cut no second time', async () => {
  const file = await fileOf(await pdf(3), 'papers.pdf', 'application/pdf', [segment(1, 2, 'HBL'), segment(3, 3, 'CIV')]);
  const one = await asked(file);
  expect((await documents.call(orgId, one, signal)).outcome).toMatchObject({ kind: 'accepted', lines: [] });
  expect(there().map(({ name, type }) => [name.split(' [')[0], type])).toEqual([
    ['HBL, pages 1-2 of papers', 'HBL'],
    ['CIV, page 3 of papers', 'CIV'],
  ]);
  expect(await documents.readBack(orgId, one, signal)).toEqual({ kind: 'read', key: KEY, differences: [], original: null });
  expect((await documents.call(orgId, await asked(file), signal)).outcome).toEqual({ kind: 'spared', key: KEY });
  expect([cuts, there().length]).toEqual([2, 2]);
});

test('what is there already does not leave again beside what is new', async () => {
  const papers = await fileOf(await pdf(2), 'papers.pdf', 'application/pdf', [segment(1, 1, 'HBL'), segment(2, 2, 'CIV')]);
  await documents.call(orgId, await asked({ ...papers, segments: [segment(1, 1, 'HBL'), segment(2, 2, 'CIV')] }), signal);
  const picture = await fileOf(Buffer.from('a picture'), 'photo.png', 'image/png', [segment(1, 1, 'other')]);
  await documents.call(orgId, await asked(papers, picture), signal);
  expect(there().map(({ type }) => type)).toEqual(['HBL', 'CIV', 'MSC']);
});

test('what cannot be taken apart goes once, whole, and the export says why', async () => {
  const both = [segment(1, 1, 'HBL'), segment(2, 2, 'CIV')];
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const broken = await fileOf(Buffer.from('%PDF-1.7 broken'), 'broken.pdf', 'application/pdf', both);
  const sheet = await fileOf(Buffer.from('a text'), 'both.docx', word, both);
  const one = await asked(broken, sheet);
  const { outcome } = await documents.call(orgId, one, signal);
  expect(outcome).toMatchObject({
    kind: 'accepted',
    lines: [
      { severity: 'warning', text: 'broken.pdf holds several documents and was sent as one file: the file is damaged and cannot be read.' },
      { severity: 'warning', text: 'both.docx holds several documents and was sent as one file: only pages of a PDF can be cut out.' },
    ],
  });
  expect(there().map(({ bytes }) => bytes)).toEqual([15, 6]);
  expect((await documents.readBack(orgId, one, signal)).kind).toBe('read');
  expect(cuts).toBe(1);
});

test('what did not arrive is missing when the list is read back', async () => {
  const file = await fileOf(await pdf(2), 'papers.pdf', 'application/pdf', [segment(1, 1, 'HBL'), segment(2, 2, 'CIV')]);
  const one = await asked(file);
  const before = await documents.readBack(orgId, one, signal);
  expect(before).toMatchObject({ kind: 'read', differences: [{ place: 'document', there: null }, { place: 'document' }] });
});

test('a file of ten megabytes is taken apart like any other', async () => {
  const file = await fileOf(await pdf(2, 5_000_000), 'large.pdf', 'application/pdf', [segment(1, 1, 'HBL'), segment(2, 2, 'CIV')]);
  expect(file.bytes).toBeGreaterThan(10_000_000);
  expect((await documents.call(orgId, await asked(file), signal)).outcome).toMatchObject({ kind: 'accepted' });
  expect(there()).toHaveLength(2);
});
