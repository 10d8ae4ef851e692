import { randomUUID } from 'node:crypto';
import type { HistoryEntry } from '@tallyport/contracts/work-order/history-http';
import { explain, recordingPool } from '@tallyport/database/testing/explain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';
import { reading, readRecord } from '../../testing/test-records.js';
import { LinesOfHistory } from './lines-of-history.js';

let desk: TestDesk;
let org: TestOrg;
let broker: TestMember;
let base: string;
let workOrderId: string;

beforeAll(async () => {
  desk = await startTestDesk();
  org = await desk.org();
  broker = await org.member('broker');
  workOrderId = (await desk.job(org, broker)).id;
  base = `/api/v1/orgs/${org.id}/work_orders/${workOrderId}`;
});
afterAll(() => desk.close());

async function history(): Promise<HistoryEntry[]> {
  await desk.settle();
  return (await desk.get(`${base}/history`, broker.token)).body['results'] as unknown as HistoryEntry[];
}

test('a change of a line says which line it is, by its place and by its name of today', async () => {
  const { id, lines } = await readRecord(desk, org.id, {
    kind: 'invoice',
    workOrderId,
    fields: { currency: reading('USD') },
    lines: [
      { product_code: reading('PB-20'), quantity: reading('10') },
      { description: reading('Nails'), quantity: reading('4') },
    ],
  });
  const [first = '', second = ''] = lines;
  const amend = (edits: unknown[]) => desk.post(`${base}/invoices/${id}/amend`, broker.token, { edits });
  const quantity = (line_id: string, previous: string, next: string) => ({
    kind: 'amend-line',
    line_id,
    changes: [{ field: 'quantity', previous, next }],
  });
  await amend([{ kind: 'amend', changes: [{ field: 'currency', previous: 'USD', next: 'AUD' }] }]);
  await amend([quantity(first, '10', '12')]);
  await amend([quantity(second, '4', '5')]);
  expect((await history()).slice(0, 3).map(({ field, next, line }) => [field, next, line])).toEqual([
    ['quantity', '5', { line_id: second, number: 2, name: 'Nails' }],
    ['quantity', '12', { line_id: first, number: 1, name: 'PB-20' }],
    ['currency', 'AUD', null],
  ]);
  const added = randomUUID();
  await amend([
    { kind: 'add-line', line_id: added, after: null, fields: { description: 'Screws' } },
    { kind: 'remove-line', line_id: first },
  ]);
  expect((await history()).slice(0, 4).map(({ field, previous, next, line }) => [field, previous, next, line])).toEqual([
    ['line', 'PB-20', null, { line_id: first, number: null, name: null }],
    ['line', null, 'Screws', { line_id: added, number: 1, name: 'Screws' }],
    ['quantity', '4', '5', { line_id: second, number: 2, name: 'Nails' }],
    ['quantity', '10', '12', { line_id: first, number: null, name: null }],
  ]);
});

test('a confirmation says what was confirmed, and of which line', async () => {
  const { id, lines } = await readRecord(desk, org.id, {
    kind: 'invoice',
    workOrderId,
    fields: { currency: reading('USD') },
    lines: [{ product_code: reading('PB-20'), quantity: reading('10') }],
  });
  const [line = ''] = lines;
  const edits = [
    { kind: 'confirm', line_id: null, fields: [{ field: 'currency', value: 'USD' }] },
    { kind: 'confirm', line_id: line, fields: [{ field: 'quantity', value: '10' }] },
  ];
  await desk.post(`${base}/invoices/${id}/amend`, broker.token, { edits });
  const entries = (await history()).slice(0, 2);
  expect(entries.map(({ event_type, field, next, line: about }) => [event_type, field, next, about])).toEqual([
    ['record.values-confirmed', 'quantity', '10', { line_id: line, number: 1, name: 'PB-20' }],
    ['record.values-confirmed', 'currency', 'USD', null],
  ]);
});

test('the lines of a page are looked up by their keys, also where nothing is recorded yet', async () => {
  const { pool, statements } = recordingPool(desk.parts.pool);
  await new LinesOfHistory(pool).of(org.id, [{ position: 1, event_type: 'record.line-amended' }]);
  const [statement] = statements.values();
  expect(statement && (await explain(desk.parts.pool, statement)).map(({ table, index }) => `${table} by ${index}`)).toEqual([
    'log by log_pkey',
    'event by event_seq',
    'record_line_v1 by record_line_v1_pkey',
  ]);
});
