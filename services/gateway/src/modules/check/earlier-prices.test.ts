import { randomUUID } from 'node:crypto';
import type { CheckFinding } from '@tallyport/contracts/check/http';
import { addCustomsVersion } from '@tallyport/customs-tables/customs-versions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';
import { reading, readRecord } from '../../testing/test-records.js';

let desk: TestDesk;
let org: TestOrg;
let broker: TestMember;
beforeAll(async () => {
  desk = await startTestDesk();
  org = await desk.org();
  broker = await org.member('broker');
  const row = { key: 'price-history', valid_from: '2026-01-01', valid_to: null, source: 'test', law: '' };
  const values = { check: 'price-history', percent: '30', amount: '0', unit: '' };
  const file = { fileName: 'tolerance.csv', fileDate: '2026-01-01', importedAt: '2026-01-01T00:00:00.000Z', isDemonstration: true };
  await addCustomsVersion(desk.database.pool('worker'), { table: 'tolerance', ...file, sha256: randomUUID(), rows: [{ ...row, values }] });
});
afterAll(() => desk.close());

interface Invoiced {
  readonly date: string;
  readonly price: string;
  readonly seller?: string;
  readonly by?: { readonly org: TestOrg; readonly member: TestMember };
}

/** A job with one invoice for one piece of the same product. */
async function invoiced({ date, price, seller = 'Harbin Bearing Co., Ltd.', by = { org, member: broker } }: Invoiced) {
  const job = await desk.job(by.org, by.member);
  const readings = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, reading(text)]));
  const line = { product_code: 'B-6204', quantity: '2', quantity_unit: 'PCE', unit_price: price, hs_code: '84821010' };
  await readRecord(desk, by.org.id, {
    kind: 'invoice',
    workOrderId: job.id,
    documentId: randomUUID(),
    fields: readings({ invoice_number: randomUUID(), invoice_date: date, currency: 'USD', seller_name: seller }),
    lines: [readings(line)],
  });
  return job;
}

async function found(job: { id: string }): Promise<CheckFinding | undefined> {
  await desk.settle();
  const { body } = await desk.get(`/api/v1/orgs/${org.id}/work_orders/${job.id}/checks`, broker.token);
  return (body['results'] as unknown as CheckFinding[]).find(({ code }) => code === 'price-history');
}

test('a price is compared with what the same supplier asked before, in other jobs of the organisation alone', async () => {
  const foreign = await desk.org();
  await invoiced({ date: '2026-01-04', price: '9.00', by: { org: foreign, member: await foreign.member('broker') } });
  await invoiced({ date: '2026-01-05', price: '9.00', seller: 'Another Trader' });
  const before = await invoiced({ date: '2026-02-01', price: '1.20' });
  const near = await invoiced({ date: '2026-02-02', price: '1.30' });
  const far = await invoiced({ date: '2026-02-03', price: '2.10' });
  expect(await found(before)).toBeUndefined();
  expect(await found(near)).toMatchObject({ outcome: 'holds' });
  expect(await found(far)).toMatchObject({ outcome: 'fails', severity: 'info', difference: `1.2 (${near.code}, ${before.code})` });
});
