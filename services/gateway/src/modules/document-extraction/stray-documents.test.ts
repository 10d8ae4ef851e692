import { randomUUID } from 'node:crypto';
import { documentDecider } from '@tallyport/domain/document-extraction/document-decider';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import { armFailPoint } from '@tallyport/runtime/fail-point';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';
import { reading, readRecord } from '../../testing/test-records.js';
import { TestUploads } from '../../testing/test-uploads.js';

let desk: TestDesk;
let org: TestOrg;
let broker: TestMember;

beforeAll(async () => {
  desk = await startTestDesk();
  org = await desk.org();
  broker = await org.member('broker');
});
afterAll(() => desk.close());

/** A bill that was read in a job and names this number. */
async function readBill(job: { id: string }, number: string) {
  const uploads = new TestUploads(desk, org, broker, job);
  const { id: documentId } = await uploads.document('bill.pdf');
  const writer = new StreamWriter(desk.parts.eventStore, documentDecider, {
    orgId: org.id,
    streamId: `document/${documentId}`,
    jobId: job.id,
  });
  const segments = [{ fromPage: 1, toPage: 1, type: 'HBL' as const, title: null, confidence: 1 }];
  const made = { commandId: randomUUID(), correlationId: randomUUID(), causationId: null, workflowId: null, runId: null };
  const metadata = { actor: { kind: 'machine' as const, process: 'extraction' }, ...made };
  await writer.record({ type: 'classify', documentId, workOrderId: job.id, attempt: 1, segments }, metadata, new Date().toISOString());
  await readRecord(desk, org.id, { kind: 'waybill', workOrderId: job.id, documentId, fields: { bl_number: reading(number) } });
  await desk.settle();
  return `${uploads.path}/${documentId}`;
}

const strayOf = async (path: string) => (await desk.get(path, broker.token)).body['stray'];

test('a paper that names another waybill says so, also as of a past moment, until a person keeps it here', async () => {
  const job = await desk.job(org, broker, { waybill_number: 'HBL 2603117' });
  expect(await strayOf(await readBill(job, 'HBL2603117'))).toEqual([]);
  const path = await readBill(job, 'HBL999');
  const finding = { reason: 'waybill-number', said: 'HBL999', job_says: 'HBL 2603117', field: 'bl_number', kept: false };
  expect(await strayOf(path)).toMatchObject([finding]);
  const past = await desk.get(`/api/v1/orgs/${org.id}/work_orders/${job.id}/documents?as_of=999999`, broker.token);
  expect(past.text).toContain('"said":"HBL999"');

  const keep = (kept_for: object[]) => desk.post(`${path}/keep_here`, broker.token, { kept_for });
  expect((await keep([{ reason: 'waybill-number', said: 'HBL999' }])).body['stray']).toMatchObject([{ kept: true }]);
  expect((await keep([])).body['stray']).toMatchObject([{ kept: false }]);
});

test('a paper is given to another job once, and gone here with what was read from it', async () => {
  const [from, to] = [await desk.job(org, broker, { waybill_number: 'HBL1' }), await desk.job(org, broker, { waybill_number: 'HBL2' })];
  const path = await readBill(from, 'HBL2');
  const once = { 'idempotency-key': randomUUID() };
  const move = () => desk.post(`${path}/move`, broker.token, { work_order_id: to.id }, once);
  const [moved, again] = [await move(), await move()];
  expect([moved.status, moved.body]).toMatchObject([201, { work_order_id: to.id, file_name: 'bill.pdf', stray: [] }]);
  expect(again.body['id']).toBe(moved.body['id']);
  await desk.settle();
  const there = await desk.get(`/api/v1/orgs/${org.id}/work_orders/${to.id}/documents`, broker.token);
  expect(there.body).toMatchObject({ count: 1, results: [{ extraction: { state: 'waiting' } }] });
  expect((await desk.get(path, broker.token)).body).toMatchObject({ withdrawn: true, stray: [] });
  expect((await desk.post(`${path}/move`, broker.token, { work_order_id: from.id })).status).toBe(400);
});

/** Moves a paper while no write gets through from one on, then again with the same key. Answers the status of the first try and what became of it. */
async function moveBroken(from: number) {
  const [here, to] = [await desk.job(org, broker, { waybill_number: 'HBL1' }), await desk.job(org, broker, { waybill_number: 'HBL2' })];
  const path = await readBill(here, 'HBL2');
  const once = { 'idempotency-key': randomUUID() };
  const move = () => desk.post(`${path}/move`, broker.token, { work_order_id: to.id }, once);
  let writes = 0;
  const disarm = armFailPoint('append.before-insert', () =>
    (writes += 1) >= from ? Promise.reject(Object.assign(new Error('gone'), { code: '57P01' })) : Promise.resolve(),
  );
  const { status } = await move();
  disarm();
  const again = await move();
  await desk.settle();
  const there = await desk.get(`/api/v1/orgs/${org.id}/work_orders/${to.id}/documents`, broker.token);
  const { withdrawn } = (await desk.get(path, broker.token)).body;
  return { status, again: again.status, there: there.body['count'], withdrawn };
}

// A document and its reading there, then here the document and the bill that was read from it.
test.each([1, 2, 3, 4])('a move that breaks off at its write %i goes on with the same key: no paper is lost or doubled', async (write) => {
  expect(await moveBroken(write)).toEqual({ status: 503, again: 201, there: 1, withdrawn: true });
});

test('a move has four writes', async () => {
  expect(await moveBroken(5)).toMatchObject({ status: 201, there: 1 });
});
