import { randomUUID } from 'node:crypto';
import { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';
import { reading, readRecord } from '../../testing/test-records.js';

let desk: TestDesk;
let org: TestOrg;
let broker: TestMember;
let job: { id: string };
let base: string;

beforeAll(async () => {
  desk = await startTestDesk();
  org = await desk.org();
  broker = await org.member('broker');
  job = await desk.job(org, broker);
  base = `/api/v1/orgs/${org.id}/work_orders/${job.id}`;
});
afterAll(() => desk.close());

async function invoice() {
  return readRecord(desk, org.id, {
    kind: 'invoice',
    workOrderId: job.id,
    documentId: randomUUID(),
    fields: { invoice_number: reading('CA-2026-0317'), currency: reading('USD') },
    lines: [{ description: reading('Pine boards'), quantity: reading('10') }, { description: reading('Nails') }],
  });
}

const amend = (id: string, edits: unknown[], headers: Record<string, string> = {}) =>
  desk.post(`${base}/invoices/${id}/amend`, broker.token, { edits }, headers);

describe('a record', () => {
  test('is listed and shown with its lines, by its kind', async () => {
    const { id } = await invoice();
    await desk.settle();
    const list = await desk.get(`${base}/invoices`, broker.token);
    const found = (list.body['results'] as unknown as ShippingRecord[]).find((one) => one.id === id);
    expect(ShippingRecord.parse(found).lines.map((line) => line.fields['description']?.value)).toEqual(['Pine boards', 'Nails']);
    expect((await desk.get(`${base}/invoices/${id}`, broker.token)).body).toEqual(found);
    expect((await desk.get(`${base}/waybills/${id}`, broker.token)).body['code']).toBe('record.not-found');
  });

  test('is amended all or nothing, once per key, and says who wrote a value', async () => {
    const { id, lines } = await invoice();
    const [first = '', second = ''] = lines;
    const headers = { 'idempotency-key': randomUUID() };
    const edits = [
      { kind: 'amend', changes: [{ field: 'currency', previous: 'USD', next: 'AUD' }] },
      { kind: 'amend-line', line_id: first, changes: [{ field: 'quantity', previous: '10', next: '12' }] },
      { kind: 'remove-line', line_id: second },
      { kind: 'add-line', line_id: randomUUID(), after: first, fields: { description: 'Screws' } },
    ];
    const answer = await amend(id, edits, headers);
    expect(answer.headers['stream-position']).toBe(`invoice/${id}@6`);
    const record = ShippingRecord.parse(answer.body);
    expect(record.fields['currency']).toMatchObject({ value: 'AUD', method: 'person', by: { user_id: broker.id }, place: null });
    expect(record.lines.map((line) => [line.fields['description']?.value, line.fields['quantity']?.value])).toEqual([
      ['Pine boards', '12'],
      ['Screws', undefined],
    ]);
    expect((await amend(id, edits, headers)).text).toBe(answer.text);
  });

  test('fault 101: two people on one line: the second is told both values, and nothing of the call is recorded', async () => {
    const { id, lines } = await invoice();
    const [line = ''] = lines;
    const quantity = (next: string) => ({ kind: 'amend-line', line_id: line, changes: [{ field: 'quantity', previous: '10', next }] });
    expect((await amend(id, [quantity('11')])).status).toBe(200);
    const answer = await amend(id, [quantity('12'), { kind: 'amend', changes: [{ field: 'currency', previous: 'USD', next: 'EUR' }] }]);
    expect(answer.status).toBe(409);
    expect(answer.body['conflicts']).toEqual([{ field: 'quantity', yours: '12', theirs: '11', line }]);
    expect((await desk.get(`${base}/invoices/${id}`, broker.token)).body).toMatchObject({
      fields: { currency: { value: 'USD' } },
      stream_position: 3,
    });
  });

  test('fault 85: a container number with a wrong check digit is kept as it was written', async () => {
    const { id } = await readRecord(desk, org.id, {
      kind: 'waybill',
      workOrderId: job.id,
      fields: {},
      lines: [{ number: reading('CSQU3054383') }],
    });
    const line_id = (await desk.get(`${base}/waybills/${id}`, broker.token)).body['lines'] as unknown as { line_id: string }[];
    const edits = [
      { kind: 'amend-line', line_id: line_id[0]?.line_id, changes: [{ field: 'number', previous: 'CSQU3054383', next: 'CSQU3054384' }] },
    ];
    expect((await desk.post(`${base}/waybills/${id}/amend`, broker.token, { edits })).status).toBe(200);
  });

  test.each([
    ['an unknown field', [{ kind: 'amend', changes: [{ field: 'nothing', previous: null, next: 'x' }] }], 400, 'record.unknown-field'],
    [
      'a value that does not fit',
      [{ kind: 'amend', changes: [{ field: 'goods_total', previous: null, next: '1.234,56' }] }],
      400,
      'record.value-refused',
    ],
    ['a line that is gone', [{ kind: 'remove-line', line_id: randomUUID() }], 409, 'record.line-not-found'],
    ['no edit at all', [], 400, 'invalid-input'],
  ])('refuses %s', async (_name, edits, status, code) => {
    const { id } = await invoice();
    const answer = await amend(id, edits);
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
  });

  test('says where a person took a value from', async () => {
    const { id } = await invoice();
    const place = { page: 2, boxes: [{ x: 0.5, y: 0.5, width: 0.1, height: 0.02 }], address: null };
    const { body } = await amend(id, [{ kind: 'amend', changes: [{ field: 'incoterm', previous: null, next: 'FOB', place }] }]);
    expect(ShippingRecord.parse(body).fields['incoterm']).toMatchObject({ value: 'FOB', method: 'person', place, raw: null });
  });

  test('keeps a value that a person confirmed, until they take that back', async () => {
    const { id, lines } = await readRecord(desk, org.id, {
      kind: 'certificate-of-origin',
      workOrderId: job.id,
      fields: { agreement: reading('ChAFTA', { confidence: 0.4 }) },
      lines: [{ origin_criterion: reading('WP', { confidence: 0.6 }) }],
    });
    const certificates = `${base}/certificates_of_origin/${id}`;
    const word = async (kind: 'confirm' | 'unconfirm', line_id: string | null, field: string, value: string) =>
      desk.post(`${certificates}/amend`, broker.token, { edits: [{ kind, line_id, fields: [{ field, value }] }] });
    await word('confirm', null, 'agreement', 'ChAFTA');
    const { body } = await word('confirm', lines[0] ?? '', 'origin_criterion', 'WP');
    const record = ShippingRecord.parse(body);
    expect(record.fields['agreement']).toMatchObject({ value: 'ChAFTA', method: 'text layer', confirmed: { user_id: broker.id } });
    expect(record.lines[0]?.fields['origin_criterion']).toMatchObject({ confirmed: { user_id: broker.id } });
    await desk.settle();
    expect((await desk.get(base, broker.token)).body).toMatchObject({ documents: { doubtful: 0 } });
    expect((await word('confirm', null, 'agreement', 'RCEP')).status).toBe(200);
    expect(
      ShippingRecord.parse((await word('unconfirm', null, 'agreement', 'ChAFTA')).body).fields['agreement']?.confirmed ?? null,
    ).toBeNull();
    expect((await word('confirm', null, 'agreement', 'RCEP')).body['conflicts']).toEqual([
      { field: 'agreement', yours: 'RCEP', theirs: 'ChAFTA', line: null },
    ]);
    expect((await word('confirm', null, 'dosage', 'x')).body['code']).toBe('record.unknown-field');
  });

  test('gives a machine its value back when a person takes theirs back', async () => {
    const { id, lines } = await readRecord(desk, org.id, {
      kind: 'invoice',
      workOrderId: job.id,
      fields: { currency: reading('USD', { confidence: 0.4 }) },
      lines: [{ quantity: reading('450') }],
    });
    const before = ShippingRecord.parse((await desk.get(`${base}/invoices/${id}`, broker.token)).body);
    const line_id = lines[0] ?? '';
    await amend(id, [
      { kind: 'amend', changes: [{ field: 'currency', previous: 'USD', next: 'AUD' }] },
      { kind: 'amend-line', line_id, changes: [{ field: 'quantity', previous: '450', next: '540' }] },
    ]);
    const { body } = await amend(id, [
      { kind: 'take-back', line_id, fields: [{ field: 'quantity', value: '540' }] },
      { kind: 'take-back', line_id: null, fields: [{ field: 'currency', value: 'AUD' }] },
    ]);
    const { fields, lines: after } = ShippingRecord.parse(body);
    expect({ fields, lines: after }).toEqual({ fields: before.fields, lines: before.lines });
    const late = await amend(id, [{ kind: 'take-back', line_id: null, fields: [{ field: 'currency', value: 'AUD' }] }]);
    expect(late.status).toBe(200);
  });

  test('is answered with the lines alone that changed since a position, and whole where lines came or went', async () => {
    const { id, lines } = await invoice();
    const amend = (since: number, ...edits: object[]) =>
      desk.post(`${base}/invoices/${id}/amend?lines_since=${since}`, broker.token, { edits });
    const quantity = (line: number, previous: string | null, next: string) => ({
      kind: 'amend-line',
      line_id: lines[line],
      changes: [{ field: 'quantity', previous, next }],
    });
    const { body: first } = await amend(2, quantity(0, '10', '11'));
    expect(first).toMatchObject({ lines_since: 2, lines: [{ line_id: lines[0], fields: { quantity: { value: '11' } } }] });
    // Who stands further back is told also what changed in between.
    const { body: both } = await amend(2, quantity(1, null, '3'));
    expect(both['lines']).toHaveLength(2);
    const { body: last } = await amend(Number(first['stream_position']), quantity(1, '3', '4'));
    expect(last['lines']).toMatchObject([{ line_id: lines[1] }]);
    const { body: removed } = await amend(Number(last['stream_position']), { kind: 'remove-line', line_id: lines[0] });
    expect(removed).not.toHaveProperty('lines_since');
    expect(removed['lines']).toMatchObject([{ line_id: lines[1] }]);
  });

  test('is shown as of a moment', async () => {
    const { id } = await invoice();
    await desk.settle();
    const { rows } = await desk.owner.query<{ position: number }>('select max(position) as position from event_store.log');
    await amend(id, [{ kind: 'amend', changes: [{ field: 'currency', previous: 'USD', next: 'AUD' }] }]);
    await desk.settle();
    const asOf = `as_of=${rows[0]?.position}`;
    expect((await desk.get(`${base}/invoices/${id}?${asOf}`, broker.token)).body).toMatchObject({ fields: { currency: { value: 'USD' } } });
    const list = (await desk.get(`${base}/invoices?${asOf}`, broker.token)).body['results'] as unknown as ShippingRecord[];
    expect(list.find((one) => one.id === id)?.fields['currency']?.value).toBe('USD');
    expect((await desk.get(`${base}/invoices/${id}`, broker.token)).body).toMatchObject({ fields: { currency: { value: 'AUD' } } });
  });
});

test('an amendment loads the record’s stream once, and after it only what was added', async () => {
  const { id } = await invoice();
  const [load, fold] = [vi.spyOn(desk.parts.eventStore, 'load'), vi.spyOn(desk.parts.eventStore, 'fold')];
  try {
    const answer = await amend(id, [{ kind: 'amend', changes: [{ field: 'currency', previous: 'USD', next: 'AUD' }] }]);
    const position = Number(answer.body['stream_position']);
    const ofRecord = load.mock.calls.filter(([, streamId]) => streamId === `invoice/${id}`).map(([, , after]) => after);
    expect([ofRecord, fold.mock.calls]).toEqual([[0, position - 1], []]);
  } finally {
    load.mockRestore();
    fold.mockRestore();
  }
});
