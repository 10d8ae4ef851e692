import { randomUUID } from 'node:crypto';
import type { Document } from '@tallyport/contracts/document-extraction/document';
import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import { documentDecider } from '@tallyport/domain/document-extraction/document-decider';
import { extractionDecider } from '@tallyport/domain/document-extraction/extraction-decider';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';
import { TestUploads } from '../../testing/test-uploads.js';

let desk: TestDesk;
let org: TestOrg;
let broker: TestMember;
let job: { id: string };
let uploads: TestUploads;

beforeAll(async () => {
  desk = await startTestDesk();
  org = await desk.org();
  broker = await org.member('broker');
  job = await desk.job(org, broker);
  uploads = new TestUploads(desk, org, broker, job);
});
afterAll(() => desk.close());

const machine = () => ({
  actor: { kind: 'machine', process: 'extraction' } as const,
  commandId: randomUUID(),
  correlationId: randomUUID(),
  causationId: null,
  workflowId: null,
  runId: null,
});

/** A document of three pages that was read as an invoice of two pages and a packing list, and whose reading has ended. */
async function readDocument(): Promise<Document> {
  const { id: documentId } = await uploads.document();
  const place = { orgId: org.id, jobId: job.id };
  const now = new Date().toISOString();
  const ofDocument = { documentId, workOrderId: job.id, attempt: 1 };
  const segments = [
    { fromPage: 1, toPage: 2, type: 'CIV', title: 'INVOICE', confidence: 0.9 },
    { fromPage: 3, toPage: 3, type: 'PKL', title: 'PACKING LIST', confidence: 0.8 },
  ] as const;
  const document = new StreamWriter(desk.parts.eventStore, documentDecider, { ...place, streamId: `document/${documentId}` });
  await document.record({ type: 'classify', ...ofDocument, segments }, machine(), now);
  const reading = new StreamWriter(desk.parts.eventStore, extractionDecider, { ...place, streamId: `extraction/${documentId}` });
  await reading.record({ type: 'cancel', ...ofDocument, reason: 'person' }, machine(), now);
  return (await desk.get(`${uploads.path}/${documentId}`, broker.token)).body as unknown as Document;
}

const part = (from_page: number, to_page: number, type: DocumentType, title: string | null = null) => ({ from_page, to_page, type, title });
const put = (id: string, body: object, headers: Record<string, string> = {}) =>
  desk.call('PUT', `${uploads.path}/${id}/segments`, { token: broker.token, body, headers });

describe('a person moves a cut', () => {
  test('which is recorded together with the request to read what changed, once per key', async () => {
    const { id } = await readDocument();
    const headers = { 'idempotency-key': randomUUID() };
    const body = { segments: [part(1, 1, 'CIV'), part(2, 3, 'PKL')] };
    const answer = await put(id, body, headers);
    expect([answer.status, answer.headers['stream-position']]).toEqual([202, `document/${id}@3`]);
    const by = { user_id: broker.id };
    expect(answer.body).toMatchObject({
      segments: [
        { from_page: 1, to_page: 1, type: 'CIV', confidence: 1, corrected_by: by },
        { from_page: 2, to_page: 3, type: 'PKL', confidence: 1, corrected_by: by },
      ],
      extraction: { state: 'waiting', attempt: 2 },
    });
    expect((await put(id, body, headers)).status).toBe(202);
    expect((await uploads.eventsOf(id)).map(({ type }) => type)).toEqual([
      'document.uploaded',
      'document.classified',
      'document.segments-corrected',
      'extraction.requested',
      'extraction.cancelled',
      'extraction.requested',
    ]);
  });

  test('and what did not move stays the reader’s own', async () => {
    const { id } = await readDocument();
    const { body } = await put(id, { segments: [part(1, 2, 'CIV'), part(3, 3, 'COO')] });
    expect(body['segments']).toMatchObject([
      { type: 'CIV', title: 'INVOICE', confidence: 0.9 },
      { type: 'COO', corrected_by: { user_id: broker.id } },
    ]);
  });

  test('and the split that stands already is no change', async () => {
    const { id } = await readDocument();
    const answer = await put(id, { segments: [part(1, 2, 'CIV'), part(3, 3, 'PKL')] });
    expect(answer.body).toMatchObject({ stream_position: 2, extraction: { attempt: 1, state: 'cancelled' } });
  });

  test.each([
    ['pages twice', [part(1, 2, 'CIV'), part(2, 3, 'PKL')], 409, 'document.segments-overlap'],
    ['a part that ends before it begins', [part(2, 1, 'CIV'), part(2, 3, 'PKL')], 409, 'document.segments-overlap'],
    ['pages left over in between', [part(1, 1, 'CIV'), part(3, 3, 'PKL')], 409, 'document.segments-gap'],
    ['pages left over at the end', [part(1, 2, 'CIV')], 409, 'document.segments-gap'],
    ['more pages than there are', [part(1, 2, 'CIV'), part(3, 4, 'PKL')], 409, 'document.segments-past-end'],
    ['no part at all', [], 400, 'invalid-input'],
  ])('but not with %s', async (_name, segments, status, code) => {
    const { id } = await readDocument();
    const answer = await put(id, { segments });
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
    expect(await uploads.eventsOf(id)).toHaveLength(4);
  });

  test('but not over somebody else’s cut, by either way to say what was seen', async () => {
    const { id, stream_position } = await readDocument();
    expect((await put(id, { segments: [part(1, 3, 'CIV')], stream_position })).status).toBe(202);
    const segments = [part(1, 3, 'HBL')];
    expect((await put(id, { segments, stream_position })).body['code']).toBe('document.segments-changed');
    expect((await put(id, { segments }, { 'if-match': `"${stream_position}"` })).body['code']).toBe('document.segments-changed');
    expect((await put(id, { segments }, { 'if-match': 'nonsense' })).status).toBe(400);
  });

  test('but not while the document is being read, before it was read, or after it was withdrawn', async () => {
    const { id } = await readDocument();
    expect((await put(id, { segments: [part(1, 3, 'CIV')] })).status).toBe(202);
    expect((await put(id, { segments: [part(1, 3, 'HBL')] })).body['code']).toBe('extraction.still-running');
    expect(await uploads.eventsOf(id)).toHaveLength(6);
    const fresh = await uploads.document();
    expect((await put(fresh.id, { segments: [part(1, 1, 'CIV')] })).body['code']).toBe('document.not-split');
    await desk.call('DELETE', `${uploads.path}/${id}`, { token: broker.token });
    expect((await put(id, { segments: [part(1, 3, 'HBL')] })).body['code']).toBe('document.withdrawn');
  });
});
