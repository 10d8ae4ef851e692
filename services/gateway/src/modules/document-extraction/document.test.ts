import { randomUUID } from 'node:crypto';
import { explanationKey, pagePictureKey, pageTextKey } from '@tallyport/blob-store/artefacts';
import type { Document } from '@tallyport/contracts/document-extraction/document';
import type { PageText } from '@tallyport/contracts/document-extraction/page-text';
import { extractionDecider } from '@tallyport/domain/document-extraction/extraction-decider';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart } from '../../testing/multipart.js';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';
import { reading, readRecord } from '../../testing/test-records.js';
import { pdf, TestUploads } from '../../testing/test-uploads.js';

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

describe('a document', () => {
  test('is listed, shown, pictured and taken back with what was read from it', async () => {
    const document = await uploads.document();
    const record = await readRecord(desk, org.id, {
      kind: 'invoice',
      workOrderId: job.id,
      documentId: document.id,
      fields: {
        invoice_number: reading('CA-1'),
        currency: reading('USD', { confidence: 0.5 }),
        total_amount: reading('12.00', { place: null }),
        transport_mode: reading('sea', { place: null, method: 'inferred', confidence: 0.95 }),
      },
      lines: [
        {
          description: reading('Timber', { confidence: 0.2, place: null }),
          match_confidence: reading('0.66', { place: null, method: 'inferred', confidence: 1 }),
        },
      ],
    });
    await desk.settle();
    const shown = await desk.get(`${uploads.path}/${document.id}`, broker.token);
    expect(shown.body).toMatchObject({ id: document.id, doubtful: 2, unverified: 2, withdrawn: false });
    const picture = `${uploads.path}/${document.id}/pages/1`;
    expect((await desk.get(picture, broker.token)).status).toBe(404);
    await desk.parts.blobs.putArtefact(org.id, pagePictureKey(document.hash, 1), Buffer.from('a picture'));
    expect(await desk.get(picture, broker.token)).toMatchObject({
      status: 200,
      text: 'a picture',
      headers: { 'content-type': 'image/png' },
    });
    expect((await desk.get(`${uploads.path}/${document.id}/pages/0`, broker.token)).status).toBe(404);
    const past = await desk.get(`${uploads.path}?as_of=999999`, broker.token);
    expect((past.body['results'] as unknown as Document[]).find((one) => one.id === document.id)).toMatchObject({
      doubtful: 2,
      unverified: 2,
    });

    const gone = { token: broker.token, headers: { 'idempotency-key': randomUUID() } };
    expect((await desk.call('DELETE', `${uploads.path}/${document.id}`, gone)).status).toBe(204);
    expect((await desk.call('DELETE', `${uploads.path}/${document.id}`, gone)).status).toBe(204);
    await desk.settle();
    expect((await desk.get(`${uploads.path}/${document.id}`, broker.token)).body).toMatchObject({
      withdrawn: true,
      doubtful: 0,
      unverified: 0,
    });
    const invoices = await desk.get(`/api/v1/orgs/${org.id}/work_orders/${job.id}/invoices`, broker.token);
    expect((invoices.body['results'] as unknown as { id: string }[]).map((one) => one.id)).not.toContain(record.id);
    expect((await desk.post(`${uploads.path}/${document.id}/extraction/retry`, broker.token)).body['code']).toBe('document.withdrawn');
  });
});

test('the words of a page come once they were read, and a copy that still holds is not sent again', async () => {
  const document = await uploads.document();
  const path = `${uploads.path}/${document.id}/pages/1/text`;
  expect((await desk.get(path, broker.token)).body['code']).toBe('document.page-not-read');
  const words = [{ text: 'Invoice', box: { x: 0.1, y: 0.1, width: 0.2, height: 0.02 }, confidence: 1 }];
  const page: PageText = { page: 1, width: 595, height: 842, method: 'text layer', language: 'en', words, tables: [], flags: [] };
  await desk.parts.blobs.putArtefact(org.id, pageTextKey(document.hash, 1), Buffer.from(JSON.stringify(page)));
  const read = await desk.get(path, broker.token);
  expect([read.status, read.body]).toEqual([200, page]);
  const again = await desk.get(path, broker.token, { 'if-none-match': String(read.headers['etag']) });
  expect([again.status, again.text]).toEqual([304, '']);
});

test('why values are what they are is told once a document was read', async () => {
  const document = await uploads.document();
  const path = `${uploads.path}/${document.id}/explanation`;
  expect((await desk.get(path, broker.token)).body).toEqual({ segments: [] });
  const told = { segments: [{ from_page: 1, to_page: 1, values: [] }] };
  await desk.parts.blobs.putArtefact(org.id, explanationKey(document.hash, document.id), Buffer.from(JSON.stringify(told)));
  expect((await desk.get(path, broker.token)).body).toEqual(told);
});

describe('a reading', () => {
  test('is stopped by its own process, and asked for again once it has ended', async () => {
    const document = await uploads.document();
    const path = `${uploads.path}/${document.id}/extraction`;
    expect((await desk.get(path, broker.token)).body).toMatchObject({ state: 'waiting', attempt: 1 });
    expect((await desk.post(`${path}/retry`, broker.token)).body['code']).toBe('extraction.still-running');
    const stopped = await desk.post(`${path}/cancel`, broker.token);
    expect(stopped.status).toBe(202);
    expect(desk.cancelled.at(-1)).toMatchObject({
      document: { documentId: document.id, workOrderId: job.id },
      request: { reason: 'person', actor: { userId: broker.id } },
    });
    await end(document.id);
    expect((await desk.post(`${path}/cancel`, broker.token)).body['code']).toBe('extraction.not-running');
    const again = await desk.post(`${path}/retry`, broker.token);
    expect([again.status, again.body]).toMatchObject([202, { state: 'waiting', attempt: 2 }]);
    expect(again.headers['stream-position']).toBe(`extraction/${document.id}@3`);
    expect((await uploads.eventsOf(document.id)).at(-1)).toMatchObject({ type: 'extraction.requested', data: { attempt: 2, priority: 3 } });
  });

  test('of everything skips what is being read and what was taken back', async () => {
    const here = await desk.job(org, broker);
    const path = `/api/v1/orgs/${org.id}/work_orders/${here.id}`;
    const ids: string[] = [];
    for (const name of ['ended', 'running', 'withdrawn']) {
      const form = multipart([{ name: `${name}.pdf`, content: pdf() }]);
      const answer = await desk.call('POST', `${path}/documents`, { token: broker.token, body: form.body, headers: form.headers });
      ids.push((answer.body['results'] as unknown as { document: Document }[])[0]?.document.id ?? '');
    }
    const [ended = '', , withdrawn = ''] = ids;
    await end(ended, here.id);
    await desk.call('DELETE', `${path}/documents/${withdrawn}`, { token: broker.token });
    await desk.settle();
    const answer = await desk.post(`${path}/extract_all_docs_static/`, broker.token);
    expect([answer.status, answer.body]).toEqual([202, { requested: [ended] }]);
    expect(answer.headers['stream-position']).toMatch(new RegExp(`^extraction/${ended}@\\d+$`));
    expect((await desk.post(`${path}/extract_all_docs_static`, broker.token)).headers['stream-position']).toBe(`work-order/${here.id}@1`);
    await desk.settle();
    const all = await desk.get(`${path}/all_documents/`, broker.token);
    expect(all.body).toMatchObject({
      count: 3,
      results: [{ extraction: { attempt: 2, ahead: expect.any(Number) as number } }, { extraction: { attempt: 1 } }, {}],
    });
  });
});

/** Ends a reading as its process does. */
async function end(documentId: string, workOrderId = job.id): Promise<void> {
  const writer = new StreamWriter(desk.parts.eventStore, extractionDecider, {
    orgId: org.id,
    streamId: `extraction/${documentId}`,
    jobId: workOrderId,
  });
  const circumstances = { commandId: randomUUID(), correlationId: randomUUID(), causationId: null, workflowId: null, runId: null };
  await writer.record(
    { type: 'cancel', documentId, workOrderId, attempt: 1, reason: 'person' },
    { actor: { kind: 'person', userId: broker.id }, ...circumstances },
    new Date().toISOString(),
  );
}
