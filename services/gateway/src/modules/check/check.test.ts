import { randomUUID } from 'node:crypto';
import type { CheckFinding } from '@tallyport/contracts/check/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';
import { reading, readRecord } from '../../testing/test-records.js';

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

test('a job without papers has no findings', async () => {
  expect(await checksOf(await desk.job(org, broker))).toEqual([]);
});
