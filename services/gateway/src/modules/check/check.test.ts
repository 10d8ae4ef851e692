import { randomUUID } from 'node:crypto';
import type { Conflict } from '@tallyport/contracts/check/conflicts-http';
import type { CheckFinding } from '@tallyport/contracts/check/http';
import type { CustomsTableName } from '@tallyport/contracts/customs-table/tables';
import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { addCustomsVersion } from '@tallyport/customs-tables/customs-versions';
import type { ImportedRow } from '@tallyport/domain/customs-table/read-customs-rows';
import { documentDecider } from '@tallyport/domain/document-extraction/document-decider';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';
import { reading, readRecord } from '../../testing/test-records.js';
import { TestUploads } from '../../testing/test-uploads.js';

let desk: TestDesk;
let org: TestOrg;
let broker: TestMember;
beforeAll(async () => {
  desk = await startTestDesk();
});
beforeEach(async () => {
  org = await desk.org();
  broker = await org.member('broker');
});
afterAll(() => desk.close());

type Texts = Record<string, string>;
const readings = (texts: Texts) => Object.fromEntries(Object.entries(texts).map(([field, value]) => [field, reading(value)]));
const read = (workOrderId: string, kind: RecordKind, fields: Texts, lines: Texts[] = []) =>
  readRecord(desk, org.id, { kind, workOrderId, documentId: randomUUID(), fields: readings(fields), lines: lines.map(readings) });

async function checksOf(job: { id: string }, query = ''): Promise<CheckFinding[]> {
  await desk.settle();
  const { body } = await desk.get(`/api/v1/orgs/${org.id}/work_orders/${job.id}/checks${query}`, broker.token);
  return body['results'] as unknown as CheckFinding[];
}

test('a line whose product is wrong fails with the values and the difference, what holds comes after', async () => {
  const job = await desk.job(org, broker);
  const goods = { quantity: '10', quantity_unit: 'PCE', unit_price: '2.00', total_price: '21.00' };
  const invoice = await read(job.id, 'invoice', { currency: 'USD', goods_total: '21.00' }, [goods]);
  const [first, ...others] = await checksOf(job);
  expect(first).toMatchObject({
    code: 'line-product',
    category: 'Value',
    severity: 'error',
    outcome: 'fails',
    difference: '1.00',
    values: [
      { record_id: invoice.id, kind: 'invoice', field: 'total_price', value: '21.00' },
      { field: 'quantity', value: '10' },
      { field: 'unit_price', value: '2.00' },
    ],
  });
  expect(others.map(({ code, outcome }) => [code, outcome])).toEqual([
    ['currency-known', 'holds'],
    ['invoice-sum', 'holds'],
    ['quantity-unit', 'holds'],
  ]);
});

test('papers are compared across the job, and a missing paper is not a pass', async () => {
  const job = await desk.job(org, broker);
  await read(job.id, 'packing-list', { invoice_number: 'INV-7' });
  expect(await checksOf(job)).toMatchObject([
    { code: 'packing-list-invoice', outcome: 'cannot say', missing: [{ record_id: null, kind: 'invoice', field: null }] },
  ]);
  await read(job.id, 'invoice', { invoice_number: 'inv 7', currency: 'USD' });
  expect(await checksOf(job)).toMatchObject([
    { code: 'currency-known', outcome: 'holds' },
    { code: 'duplicate-number', outcome: 'holds' },
    { code: 'packing-list-invoice', outcome: 'holds' },
  ]);
});

test('as of a moment they say what the papers said then', async () => {
  const job = await desk.job(org, broker);
  await read(job.id, 'packing-list', { invoice_number: 'INV-7' });
  await desk.settle();
  const { rows } = await desk.owner.query<{ position: number }>('select max(position) as position from event_store.log');
  const before = await checksOf(job);
  await read(job.id, 'invoice', { invoice_number: 'INV-7', currency: 'USD' });
  expect(await checksOf(job, `?as_of=${rows[0]?.position}`)).toEqual(before);
  expect(await checksOf(job)).not.toEqual(before);
});

test('an invoice number that another job has as well fails and names that job', async () => {
  const [other, job] = [await desk.job(org, broker), await desk.job(org, broker)];
  await read(other.id, 'invoice', { invoice_number: 'INV-2026/7', currency: 'USD' });
  await read(job.id, 'invoice', { invoice_number: 'inv 2026 7', currency: 'USD' });
  expect(await checksOf(job)).toMatchObject([
    { code: 'duplicate-number', outcome: 'fails', difference: other.code, values: [{ value: 'inv 2026 7' }] },
    { code: 'currency-known' },
  ]);
});

test('goods that need a document fail until it is among the job’s, whether it makes a record or not', async () => {
  const job = await desk.job(org, broker);
  const wood = { hs_code: '4407.11.00', description: 'Pine boards', total_price: '4.00' };
  await read(job.id, 'invoice', { invoice_number: randomUUID(), currency: 'USD' }, [wood]);
  const row = { valid_from: '2026-01-01', valid_to: null, source: 'test', law: '', key: '44 ILD' };
  await importRows('required_document', { ...row, values: { tariff_item: '44', document: 'ILD', reason: '' } });
  await desk.settle();
  await desk.post(`/api/v1/orgs/${org.id}/work_orders/${job.id}/declarations`, broker.token, {});
  const required = async (query = '') => (await checksOf(job, query)).find(({ code }) => code === 'required-document');
  expect(await required()).toMatchObject({ outcome: 'fails', difference: 'ILD', values: [{ kind: 'declaration', value: '44071100' }] });
  const { rows } = await desk.owner.query<{ position: number }>('select max(position) as position from event_store.log');
  await classified(job, 'ILD');
  expect(await required()).toMatchObject({ outcome: 'holds' });
  expect(await required(`?as_of=${rows[0]?.position}`)).toMatchObject({ outcome: 'fails' });
});

test('a job without papers has no findings', async () => {
  expect(await checksOf(await desk.job(org, broker))).toEqual([]);
});

test('all pages together are counted by outcome', async () => {
  const job = await desk.job(org, broker);
  await read(job.id, 'invoice', { currency: 'USD', goods_total: '5.00' }, [{ quantity: '1', unit_price: '4.00', total_price: '4.00' }]);
  await desk.settle();
  const { body } = await desk.get(`/api/v1/orgs/${org.id}/work_orders/${job.id}/checks?page_size=1`, broker.token);
  expect([body['count'], body['tally']]).toEqual([4, { fails: 2, cannot_say: 0, overridden: 0, holds: 2 }]);
});

test('papers may differ by what a row of today allows, and without one the rule cannot say', async () => {
  const job = await desk.job(org, broker);
  await read(job.id, 'waybill', { gross_weight: '1000' });
  await read(job.id, 'packing-list', { gross_weight: '1004', invoice_number: 'INV-7' });
  const outcome = async () => (await checksOf(job)).find(({ code }) => code === 'bill-weight');
  expect(await outcome()).toMatchObject({ outcome: 'cannot say', missing: [{ field: 'weight_unit' }, { field: 'weight_unit' }] });
  const held = { valid_from: '2026-01-01', valid_to: null, source: 'test', law: '' };
  await importRows('weight_unit', { ...held, key: 'KG', values: { unit: 'KG', kilograms: '1' } });
  expect(await outcome()).toMatchObject({ outcome: 'cannot say', missing: [{ row: 'tolerance bill-weight' }] });
  await importRows('tolerance', { ...held, key: 'bill-weight', values: { check: 'bill-weight', percent: '1', amount: '1', unit: 'kg' } });
  expect(await outcome()).toMatchObject({ outcome: 'holds' });
});

describe('an override', () => {
  const base = (job: { id: string }) => `/api/v1/orgs/${org.id}/work_orders/${job.id}/checks`;
  const wrongSum = async () => {
    const job = await desk.job(org, broker);
    const line = { quantity: '1', quantity_unit: 'PCE', unit_price: '4.00', total_price: '4.00' };
    const { id } = await read(job.id, 'invoice', { currency: 'USD', goods_total: '5.00' }, [line]);
    const [finding] = await checksOf(job);
    const { code, version, fingerprint } = finding ?? {};
    return { job, invoice: id, finding: { code, version, fingerprint } };
  };
  const amendTotal = (job: { id: string }, invoice: string, previous: string, next: string) =>
    desk.post(`/api/v1/orgs/${org.id}/work_orders/${job.id}/invoices/${invoice}/amend`, broker.token, {
      edits: [{ kind: 'amend', changes: [{ field: 'goods_total', previous, next }] }],
    });

  test('stands with who, when and why, is taken back, and is told by the history', async () => {
    const { job, finding } = await wrongSum();
    const made = await desk.post(`${base(job)}/override`, broker.token, { ...finding, reason: ' rounded by the seller ' });
    expect([made.status, made.headers['stream-position']]).toEqual([200, `checks/${job.id}@1`]);
    const override = { by: broker.id, at: expect.any(String) as string, reason: 'rounded by the seller' };
    expect(made.body).toEqual({ ...finding, override });
    const findings = await checksOf(job);
    expect(findings.find(({ code }) => code === 'invoice-sum')).toMatchObject({ outcome: 'fails', override });
    const back = await desk.post(`${base(job)}/take_back_override`, broker.token, finding);
    expect(back.body).toEqual({ ...finding, override: null });
    expect((await checksOf(job))[0]).toMatchObject({ code: 'invoice-sum', override: null });
    const { body } = await desk.get(`/api/v1/orgs/${org.id}/work_orders/${job.id}/history`, broker.token);
    expect(body['results']).toMatchObject([
      { event_type: 'check.override-taken-back', field: 'check', next: 'invoice-sum' },
      { event_type: 'check.overridden', field: 'check', next: 'invoice-sum', note: 'rounded by the seller' },
      {},
    ]);
  });

  test('lapses when a value changes, and stands again with the value', async () => {
    const { job, invoice, finding } = await wrongSum();
    await desk.post(`${base(job)}/override`, broker.token, { ...finding, reason: 'so' });
    await amendTotal(job, invoice, '5.00', '6.00');
    expect((await checksOf(job))[0]).toMatchObject({ code: 'invoice-sum', override: null });
    await amendTotal(job, invoice, '6.00', '5.00');
    expect((await checksOf(job)).find(({ code }) => code === 'invoice-sum')).toMatchObject({ override: { reason: 'so' } });
  });

  test('is shown as of a moment', async () => {
    const { job, finding } = await wrongSum();
    const { rows } = await desk.owner.query<{ position: number }>('select max(position) as position from event_store.log');
    await desk.post(`${base(job)}/override`, broker.token, { ...finding, reason: 'so' });
    const overriddenAt = async (query: string) => (await checksOf(job, query)).filter(({ override }) => override !== null).length;
    expect([await overriddenAt(`?as_of=${rows[0]?.position}`), await overriddenAt('')]).toEqual([0, 1]);
  });

  test('of what does not fail for these values is refused, and a repeat is answered as the first time', async () => {
    const { job, invoice, finding } = await wrongSum();
    const headers = { 'idempotency-key': randomUUID() };
    const body = { ...finding, reason: 'so' };
    const first = await desk.post(`${base(job)}/override`, broker.token, body, headers);
    await amendTotal(job, invoice, '5.00', '4.00');
    await desk.settle();
    expect((await desk.post(`${base(job)}/override`, broker.token, body, headers)).text).toBe(first.text);
    const late = await desk.post(`${base(job)}/override`, broker.token, body);
    expect([late.status, late.body['code']]).toEqual([409, 'check.changed']);
  });

  test('needs a reason, and a check that there is', async () => {
    const { job, finding } = await wrongSum();
    const without = await desk.post(`${base(job)}/override`, broker.token, { ...finding, reason: '  ' });
    const unknown = await desk.post(`${base(job)}/override`, broker.token, { ...finding, code: 'nothing', reason: 'so' });
    expect([without.status, unknown.status]).toEqual([400, 400]);
  });
});

test('the list counts what the rules say and what the values ask, as often as a paper changes', async () => {
  const job = await desk.job(org, broker);
  const listed = async () => {
    await desk.settle();
    const { body } = await desk.get(`/api/v1/orgs/${org.id}/work_orders?page_size=200`, broker.token);
    return (body['results'] as unknown as { id: string; to_check: object }[]).find(({ id }) => id === job.id)?.to_check;
  };
  const onRead = async () => {
    await desk.settle();
    const { body } = await desk.get(`/api/v1/orgs/${org.id}/work_orders/${job.id}/checks`, broker.token);
    return (body['tally'] as unknown as { fails: number }).fails;
  };
  const nothing = { fails: 0, disagreements: 0, unverified: 0, doubtful: 0 };
  expect(await listed()).toEqual(nothing);
  const line = { quantity: reading('1', { confidence: 0.4 }), unit_price: reading('4.00'), total_price: reading('5.00', { place: null }) };
  const fields = { currency: reading('USD'), goods_total: reading('6.00') };
  const { id } = await readRecord(desk, org.id, { kind: 'invoice', workOrderId: job.id, fields, lines: [line] });
  expect(await listed()).toEqual({ ...nothing, fails: 3, unverified: 1, doubtful: 1 });
  expect(await onRead()).toBe(3);
  const amend = (previous: string, next: string) =>
    desk.post(`/api/v1/orgs/${org.id}/work_orders/${job.id}/invoices/${id}/amend`, broker.token, {
      edits: [{ kind: 'amend', changes: [{ field: 'goods_total', previous, next }] }],
    });
  await amend('6.00', '5.00');
  expect([await listed(), await onRead()]).toEqual([{ ...nothing, fails: 2, unverified: 1, doubtful: 1 }, 2]);
  const [finding] = await checksOf(job);
  const { code, version, fingerprint } = finding ?? {};
  await desk.post(`/api/v1/orgs/${org.id}/work_orders/${job.id}/checks/override`, broker.token, {
    code,
    version,
    fingerprint,
    reason: 'so',
  });
  expect([await listed(), await onRead()]).toEqual([{ ...nothing, fails: 1, unverified: 1, doubtful: 1 }, 1]);
});

test('a value on which papers differ is taken into the declaration with its paper, its place and a reason, and taken back', async () => {
  const job = await desk.job(org, broker);
  const base = `/api/v1/orgs/${org.id}/work_orders/${job.id}`;
  await read(job.id, 'waybill', { vessel: 'EVER GIVEN' });
  const list = await read(job.id, 'packing-list', { vessel: 'EVER GREEN' });
  await desk.settle();
  const { body: declaration } = await desk.post(`${base}/declarations`, broker.token, {});
  await desk.settle();
  const conflicts = async () => (await desk.get(`${base}/conflicts`, broker.token)).body['results'] as unknown as Conflict[];
  const disagreements = async () => {
    const { body } = await desk.get(`/api/v1/orgs/${org.id}/work_orders?page_size=200`, broker.token);
    const jobs = body['results'] as unknown as { id: string; to_check: { disagreements: number } }[];
    return jobs.find(({ id }) => id === job.id)?.to_check.disagreements;
  };
  const [conflict] = await conflicts();
  expect(await disagreements()).toBe(1);
  const theirs = conflict?.values.find(({ from }) => from.record_id === list.id);
  const [target] = conflict?.targets ?? [];
  expect([conflict?.field, theirs?.declarable, target?.value]).toEqual(['vessel', 'EVER GREEN', 'EVER GIVEN']);
  const take = (from: object | undefined) => {
    const change = {
      field: 'vessel',
      previous: 'EVER GIVEN',
      next: 'EVER GREEN',
      place: theirs?.place,
      from,
      reason: 'the ship was changed',
    };
    return desk.post(`${base}/declarations/${target?.record_id}/amend`, broker.token, { edits: [{ kind: 'amend', changes: [change] }] });
  };
  const other = await desk.job(org, broker);
  const elsewhere = await read(other.id, 'packing-list', { vessel: 'EVER GREEN' });
  expect((await take({ ...theirs?.from, record_id: elsewhere.id })).body['code']).toBe('record.not-found');
  const { body } = await take(theirs?.from);
  const taken = (body as unknown as ShippingRecord).fields.vessel;
  expect(taken).toMatchObject({ value: 'EVER GREEN', method: 'person', place: { page: 1 }, from: theirs?.from });
  await desk.settle();
  expect((await conflicts())[0]?.targets).toMatchObject([{ value: 'EVER GREEN' }]);
  expect(await disagreements()).toBe(0);
  const { body: history } = await desk.get(`${base}/history`, broker.token);
  expect(history['results']).toContainEqual(expect.objectContaining({ field: 'vessel', next: 'EVER GREEN', note: 'the ship was changed' }));
  const back = { kind: 'take-back', line_id: null, fields: [{ field: 'vessel', value: 'EVER GREEN' }] };
  await desk.post(`${base}/declarations/${target?.record_id}/amend`, broker.token, { edits: [back] });
  const { body: after } = await desk.get(`${base}/declarations/${target?.record_id}`, broker.token);
  expect((after as unknown as ShippingRecord).fields).toEqual((declaration as unknown as ShippingRecord).fields);
});

test('conflicts of a past moment are those of its papers', async () => {
  const job = await desk.job(org, broker);
  await read(job.id, 'waybill', { vessel: 'EVER GIVEN' });
  await desk.settle();
  const { rows } = await desk.owner.query<{ position: number }>('select max(position) as position from event_store.log');
  await read(job.id, 'packing-list', { vessel: 'EVER GREEN' });
  await desk.settle();
  const at = async (query: string) =>
    (await desk.get(`/api/v1/orgs/${org.id}/work_orders/${job.id}/conflicts${query}`, broker.token)).body['results'];
  expect([await at(''), await at(`?as_of=${rows[0]?.position}`)]).toMatchObject([[{ field: 'vessel' }], []]);
});

/** A document of the job that the reader has recognised. */
async function classified(job: { id: string }, type: DocumentType): Promise<void> {
  const uploads = new TestUploads(desk, org, broker, job);
  const { id: documentId } = await uploads.document();
  const place = { orgId: org.id, streamId: `document/${documentId}`, jobId: job.id };
  const segments = [{ fromPage: 1, toPage: 1, type, title: null, confidence: 1 }];
  const command = { type: 'classify', documentId, workOrderId: job.id, attempt: 1, segments } as const;
  const machine = { actor: { kind: 'machine', process: 'extraction' } as const, causationId: null, workflowId: null, runId: null };
  const metadata = { ...machine, commandId: randomUUID(), correlationId: randomUUID() };
  await new StreamWriter(desk.parts.eventStore, documentDecider, place).record(command, metadata, new Date().toISOString());
}

async function importRows(table: CustomsTableName, ...rows: ImportedRow[]): Promise<void> {
  const file = { fileName: `${table}.csv`, fileDate: '2026-01-01', importedAt: '2026-01-01T00:00:00.000Z', isDemonstration: true };
  await addCustomsVersion(desk.database.pool('worker'), { table, ...file, sha256: randomUUID(), rows });
}
