import { randomUUID } from 'node:crypto';
import type { DeclarationDifference } from '@tallyport/contracts/declaration/http';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { addCustomsVersion } from '@tallyport/customs-tables/customs-versions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';
import { reading, readRecord } from '../../testing/test-records.js';

let desk: TestDesk;
let org: TestOrg;
let broker: TestMember;
let path: string;
let invoice: { id: string; lines: string[] };

beforeAll(async () => {
  desk = await startTestDesk();
});
afterAll(() => desk.close());

beforeEach(async () => {
  org = await desk.org();
  broker = await org.member('broker');
  const party = { name: 'Lantern Bay Imports', customs_id: '51824753556', cac: '001' };
  const { body: importer } = await desk.post(`/api/v1/orgs/${org.id}/parties`, broker.token, party);
  const job = await desk.job(org, broker, { importer_id: importer['id'], port_of_origin: 'CNNGB', date_arrive: '2026-12-01' });
  path = `/api/v1/orgs/${org.id}/work_orders/${job.id}`;
  const readings = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([field, value]) => [field, reading(value)]));
  const paper = { workOrderId: job.id, documentId: randomUUID() };
  await readRecord(desk, org.id, {
    ...paper,
    kind: 'waybill',
    fields: readings({ bl_number: 'HBL1', vessel: 'EVER GIVEN', shipped_on_board_date: '2026-11-03', gross_weight: '900' }),
    lines: [readings({ number: 'CSQU3054383' })],
  });
  invoice = await readRecord(desk, org.id, {
    ...paper,
    kind: 'invoice',
    fields: readings({ invoice_number: 'INV-1', incoterm: 'FOB', currency: 'USD', total_amount: '1000.00' }),
    lines: [
      readings({ description: 'Cotton shirts', hs_code: '6109.10.00', total_price: '1000.00', quantity: '10', quantity_unit: 'DOZ' }),
    ],
  });
  await desk.settle();
});

async function compile(key = randomUUID()): Promise<ShippingRecord> {
  const { status, body } = await desk.call('POST', `${path}/declarations`, {
    token: broker.token,
    headers: { 'idempotency-key': key },
  });
  expect(status).toBe(201);
  return body as unknown as ShippingRecord;
}

const goodsOf = ({ lines }: ShippingRecord) => lines.filter(({ fields }) => fields.line_type?.value === 'goods');

test('a declaration is compiled from the papers, and each value names the one that it was taken from', async () => {
  const declaration = await compile();
  expect(declaration.kind).toBe('declaration');
  expect(declaration.fields.owner_id?.value).toBe('51824753556');
  expect(declaration.fields.valuation_date?.value).toBe('2026-11-03');
  const [goods] = goodsOf(declaration);
  expect(goods?.fields.price).toMatchObject({
    value: '1000.00',
    method: 'compiled',
    from: { record_id: invoice.id, kind: 'invoice', line_id: invoice.lines[0], field: 'total_price' },
  });
});

test('the same command twice makes one declaration', async () => {
  const key = randomUUID();
  expect((await compile(key)).id).toBe((await compile(key)).id);
  await desk.settle();
  const { body } = await desk.get(`${path}/declarations`, broker.token);
  expect(body['count']).toBe(1);
});

test('fault 87: a later correction of a paper is a difference until it is compiled again; a person’s value is offered it', async () => {
  const declaration = await compile();
  const at = `${path}/declarations/${declaration.id}`;
  const [goods] = goodsOf(declaration);
  const own = { kind: 'amend', changes: [{ field: 'vessel', previous: 'EVER GIVEN', next: 'EVER GREEN' }] };
  await desk.post(`${at}/amend`, broker.token, { edits: [own] });
  const price = {
    kind: 'amend-line',
    line_id: invoice.lines[0],
    changes: [{ field: 'total_price', previous: '1000.00', next: '1200.00' }],
  };
  await desk.post(`${path}/invoices/${invoice.id}/amend`, broker.token, { edits: [price] });
  await desk.settle();

  const { body } = await desk.get(`${at}/differences`, broker.token);
  const differences = body['results'] as unknown as DeclarationDifference[];
  expect(differences.map(({ line_id, field, held, compiled }) => [line_id, field, held?.value, compiled?.value])).toEqual([
    [goods?.line_id, 'price', '1000.00', '1200.00'],
  ]);

  const again = (await desk.post(`${at}/compile`, broker.token, {})).body as unknown as ShippingRecord;
  expect(goodsOf(again)[0]?.fields.price?.value).toBe('1200.00');
  expect(again.fields.vessel).toMatchObject({ value: 'EVER GREEN', method: 'person', offered: { value: 'EVER GIVEN' } });
});

test('quantities are filled from the invoice in the unit of the tariff, and what a person wrote is kept', async () => {
  await addCustomsVersion(desk.database.pool('worker'), {
    table: 'tariff_rate',
    fileName: 'tariff_rate.csv',
    fileDate: '2026-01-01',
    importedAt: '2026-01-01T00:00:00.000Z',
    isDemonstration: true,
    sha256: randomUUID(),
    rows: [
      {
        key: '85287200 ',
        valid_from: '2026-01-01',
        valid_to: null,
        source: 'test',
        law: '',
        values: {
          tariff_item: '85287200',
          rate_number: '',
          statistical_code: '40',
          unit: 'No',
          description: '',
          rate: '5%',
          wine: '',
          luxury_car: '',
        },
      },
    ],
  });
  const declaration = await compile();
  const at = `${path}/declarations/${declaration.id}`;
  const line_id = goodsOf(declaration)[0]?.line_id;
  const fill = () => desk.post(`${path}/invoices/calc_invoice_lines_customs_uq`, broker.token, {});
  await desk.settle();
  expect((await fill()).body['results']).toMatchObject([
    { outcome: 'none', because: 'no table of customs has 61091000', why: 'not-in-tariff' },
  ]);
  const reclassify = { kind: 'amend-line', line_id, changes: [{ field: 'tariff_classification', previous: '61091000', next: '85287200' }] };
  await desk.post(`${at}/amend`, broker.token, { edits: [reclassify] });
  await desk.settle();
  const filled = { statistical_code: '40', quantity: '120', quantity_unit: 'NO' };
  expect((await fill()).body['results']).toMatchObject([{ outcome: 'filled', fields: filled, because: '10 DOZ × 12' }]);
  const own = { kind: 'amend-line', line_id, changes: [{ field: 'quantity', previous: '120', next: '119' }] };
  await desk.post(`${at}/amend`, broker.token, { edits: [own] });
  await desk.settle();
  await fill();
  const { body } = await desk.get(at, broker.token);
  expect(goodsOf(body as unknown as ShippingRecord)[0]?.fields.quantity?.value).toBe('119');
});

test('the CW1 quantity follows the basis', async () => {
  const { body } = await desk.post(`${path}/invoices/calc_invoice_lines_uq`, broker.token, { basis: 1 });
  expect(body['results']).toMatchObject([{ line_id: invoice.lines[0], outcome: 'filled', fields: { cw1_quantity: '10' } }]);
  const { body: again } = await desk.post(`${path}/invoices/calc_invoice_lines_uq`, broker.token, { basis: 0 });
  expect(again['results']).toMatchObject([{ outcome: 'none', because: 'net weight is missing' }]);
});

test('all declarations of the organisation are listed, by status and by a text', async () => {
  const declaration = await compile();
  await desk.settle();
  const at = `/api/v1/orgs/${org.id}/declarations`;
  const idsOf = async (query: string) => {
    const { body } = await desk.get(`${at}${query}`, broker.token);
    return (body['results'] as unknown as { id: string }[]).map(({ id }) => id);
  };
  expect(await idsOf('')).toEqual([declaration.id]);
  expect(await idsOf('?status=not_lodged&q=lantern')).toEqual([declaration.id]);
  expect(await idsOf('?status=held')).toEqual([]);
  expect(await idsOf('?q=nobody')).toEqual([]);
  await desk.post(`${path}/cargo_reports`, broker.token, {});
  await desk.settle();
  const { body } = await desk.get(`/api/v1/orgs/${org.id}/cargo_reports`, broker.token);
  expect(body['results']).toMatchObject([{ reference: 'HBL1', vessel: 'EVER GIVEN', status: 'not_lodged' }]);
});

test('another job’s declaration is not found', async () => {
  const declaration = await compile();
  const other = await desk.job(org, broker, {});
  const elsewhere = `/api/v1/orgs/${org.id}/work_orders/${other.id}/declarations/${declaration.id}`;
  const answers = [
    await desk.get(`${elsewhere}/differences`, broker.token),
    await desk.get(`${elsewhere}/customs_rows`, broker.token),
    await desk.post(`${elsewhere}/compile`, broker.token, {}),
  ];
  expect(answers.map(({ status, body }) => [status, body['code']])).toEqual(answers.map(() => [404, 'record.not-found']));
});
