import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';
import { reading, readRecord } from '../../testing/test-records.js';

let desk: TestDesk;
let org: TestOrg;
let broker: TestMember;
let invoices: string;

beforeAll(async () => {
  desk = await startTestDesk();
  org = await desk.org('Lanternbay');
  broker = await org.member('broker');
  const job = await desk.job(org, broker);
  invoices = `/api/v1/orgs/${org.id}/work_orders/${job.id}/invoices`;
  const fields = { seller_name: reading('Brightmoor Widgets Ltd.'), invoice_number: reading('Date') };
  const { id } = await readRecord(desk, org.id, { kind: 'invoice', workOrderId: job.id, documentId: crypto.randomUUID(), fields });
  const edits = [{ kind: 'amend', changes: [{ field: 'invoice_number', previous: 'Date', next: 'BW-1' }] }];
  expect((await desk.post(`${invoices}/${id}/amend`, broker.token, { edits })).status).toBe(200);
  await desk.settle();
}, 120_000);
afterAll(() => desk.close());

const lessons = async () => (await desk.get(`/api/v1/orgs/${org.id}/lessons`, broker.token)).body;
const turn = (body: object, member = broker) => desk.call('PUT', `/api/v1/orgs/${org.id}/lessons/switch`, { token: member.token, body });

test('a correction is shown as what it teaches: issuer, field, what was read, who said so', async () => {
  expect(await lessons()).toMatchObject({
    is_on: true,
    count: 1,
    results: [
      {
        issuer_key: 'brightmoorwidgetsltd',
        issuer_name: 'Brightmoor Widgets Ltd.',
        document_type: 'CIV',
        papers: 1,
        is_on: true,
        fields: [{ field: 'invoice_number', value: 'BW-1', read: 'Date', is_pointed: false, is_on: true, taught_by: broker.id }],
      },
    ],
  });
});

test('a field, an issuer or all can be switched off, twice as well as once, and on again', async () => {
  const issuer_key = 'brightmoorwidgetsltd';
  for (const change of [{ issuer_key, field: 'invoice_number' }, { issuer_key }, {}]) {
    for (const is_on of [false, false, true]) expect((await turn({ ...change, is_on })).status).toBe(200);
    expect((await turn({ ...change, is_on: false })).status).toBe(200);
  }
  expect(await lessons()).toMatchObject({ is_on: false, results: [{ is_on: false, fields: [{ is_on: false }] }] });
});

test('an auditor sees lessons and switches none', async () => {
  const auditor = await org.member(null, ['auditor']);
  expect((await turn({ is_on: true }, auditor)).status).toBe(403);
});
