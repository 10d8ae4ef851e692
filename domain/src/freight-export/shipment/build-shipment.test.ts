import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { expect, test } from 'vitest';
import { record } from '../../declaration/testing/shipment.js';
import { sampleJob, sampleMappings, samplePapers } from '../testing/sample-job.js';
import { sampleShipment } from '../testing/sample-shipment.js';
import { buildShipment } from './build-shipment.js';
import type { FreightMappings } from './freight-mappings.js';
import type { JobPapers } from './job-papers.js';
import { shownOf } from './shown-of.js';

const PURPOSE = { handle: 'TPABCDEFGHIJKLMNOPQRST', key: 'B00012345' };
const build = (job: Partial<JobPapers> = {}, mappings: Partial<FreightMappings> = {}) =>
  buildShipment(sampleJob(job), sampleMappings(mappings), PURPOSE);

const without = (...kinds: readonly RecordKind[]) => samplePapers().filter(({ kind }) => !kinds.includes(kind));
const found = (built: ReturnType<typeof build>) =>
  (built.outcome === 'refused' ? built.findings : built.warnings).map(({ code, severity, field }) =>
    `${severity} ${code} ${field ?? ''}`.trim(),
  );

function shipment(job: Partial<JobPapers> = {}, mappings: Partial<FreightMappings> = {}) {
  const built = build(job, mappings);
  if (built.outcome === 'refused') throw new Error(JSON.stringify(built.findings));
  return built.shipment;
}

test('the papers of a job are sent as it was written by hand', () => {
  const named = { ...sampleShipment().invoices[0]?.supplier, name: 'Ningbo Brightweave Co' };
  const [invoice] = sampleShipment().invoices;
  const lines = invoice?.lines.map((line) => ({ ...line, orderNumber: 'PO 88-1204' }));
  expect(shipment()).toEqual({ ...sampleShipment(), invoices: [{ ...invoice, terms: 'NINGBO', supplier: named, lines }] });
});

test('the positions that a message is made at are those of the job and of the records that it says something of', () => {
  const built = build({ records: [...samplePapers(), record('certificate-of-origin', 50, {})] });
  const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  expect(built.outcome === 'built' && built.madeFrom).toEqual([
    { streamId: `work-order/${id(1)}`, streamPosition: 4 },
    { streamId: `declaration/${id(40)}`, streamPosition: 3 },
    { streamId: `invoice/${id(20)}`, streamPosition: 3 },
    { streamId: `packing-list/${id(30)}`, streamPosition: 3 },
    { streamId: `waybill/${id(10)}`, streamPosition: 3 },
  ]);
});

test('everything that stands in the way is named at once', () => {
  const invoice = record('invoice', 20, { currency: 'eur', total_amount: '1' }, [{ quantity: '3', country_of_origin: 'somewhere' }], 'CIV');
  const job = { records: [invoice], parties: { ...sampleJob().parties, exporter: { ...NOBODY, name: 'Unknown Co' } } };
  expect(found(build(job))).toEqual([
    'error select-house-or-master',
    'error party-without-code exporter_id',
    'error invoice-number-missing invoice_number',
    'error unit-missing quantity_unit',
    'error not-a-currency currency',
    'error not-a-country country_of_origin',
    'error not-a-currency goodsCurrency',
  ]);
});

const NOBODY = { id: null, name: '', address: null, city: null, country: null, customsId: null };

test('without invoices nothing is sent, whatever it is for', () => {
  expect(found(build({ records: without('invoice') }))).toEqual(['error no-invoices']);
});

test('fault 53 (exports): a forwarding shipment without a house bill is refused', () => {
  expect(found(build({ records: without('waybill') }, { targetType: 'ForwardingShipment', billRule: 'house' }))).toEqual([
    'error select-house',
  ]);
});

test('two invoices of one number are refused, since nobody could tell them apart there', () => {
  const [invoice] = samplePapers().filter(({ kind }) => kind === 'invoice');
  const twin = invoice === undefined ? [] : [{ ...invoice, id: '00000000-0000-4000-8000-000000000021' }];
  expect(found(build({ records: [...samplePapers(), ...twin] }))).toEqual(['error invoice-number-twice invoice_number']);
});

test('a party without an organisation stops the message or is sent by its name, as it was set', () => {
  const seller = 'warning party-without-code seller_name';
  expect(found(build({}, { organisations: [] }))).toEqual(['error party-without-code importer_id', seller]);
  expect(found(build({}, { organisations: [], partyWithoutCode: 'warning' }))).toEqual(['warning party-without-code importer_id', seller]);
  const [importer] = shipment({}, { organisations: [], partyWithoutCode: 'warning' }).parties;
  expect(importer).toMatchObject({ name: 'WATTLE & REED PTY LTD', organisation: null });
});

test('a supplier whom a paper names in its own way is the exporter of the job', () => {
  const exporter = { ...NOBODY, id: '00000000-0000-4000-8000-000000000502', name: 'Ningbo Brightweave Company Limited' };
  const [importer] = sampleMappings().organisations;
  const organisations = [...(importer ? [importer] : []), { partyId: exporter.id, name: 'anything', code: 'NINBRI2' }];
  const built = shipment({ parties: { ...sampleJob().parties, exporter } }, { organisations });
  expect(built.invoices.map(({ supplier }) => supplier.organisation)).toEqual(['NINBRI2']);
});

test.each([
  ['FOB NINGBO', 'FOB', 'NINGBO'],
  ['cif', 'CIF', null],
  ['FOBNINGBO', 'FOBNINGBO', null],
  ['C&F', 'C&F', null],
])('the terms %s are %s', (text, incoterm, terms) => {
  const records = samplePapers().map((one) =>
    one.kind === 'invoice' ? { ...one, fields: { ...one.fields, ...record('invoice', 20, { incoterm: text }).fields } } : one,
  );
  expect(shipment({ records }).invoices[0]).toMatchObject({ incoterm, terms });
});

test('a job that names nobody has the parties of its bill, but for one who is the same as another', () => {
  const [bill, ...others] = samplePapers();
  const named = { consignee_name: 'Wattle & Reed', shipper_name: 'Ningbo Brightweave Co', notify_party: 'SAME AS CONSIGNEE' };
  const fields = { ...bill?.fields, ...record('waybill', 10, named).fields };
  const records = bill === undefined ? others : [{ ...bill, fields }, ...others];
  const parties = { importer: null, exporter: null, notify: null };
  expect(shipment({ records, parties }, { targetType: 'ForwardingShipment' }).parties).toMatchObject([
    { type: 'ConsigneeDocumentaryAddress', name: 'Wattle & Reed', organisation: 'WATTLEAU' },
    { type: 'ConsignorDocumentaryAddress', name: 'Ningbo Brightweave Co', organisation: 'NINBRINGB' },
  ]);
});

test('a unit that nobody mapped is sent as the paper has it, and shown once', () => {
  expect(found(build({}, { units: [{ ours: 'SETS', theirs: 'SET' }] }))).toEqual(['warning unit-not-mapped quantity_unit']);
  expect(shipment({}, { units: [] }).invoices[0]?.lines.map(({ quantityUnit }) => quantityUnit)).toEqual(['PCS', 'PCS']);
});

test('what a broker classified goes before the code of a paper', () => {
  const [invoice] = samplePapers().filter(({ kind }) => kind === 'invoice');
  const declared = record('declaration', 40, {}, [{ line_type: 'goods', tariff_classification: '94059900', statistical_code: '21' }]);
  const lines = declared.lines.map((line) => ({ ...line, line_id: invoice?.lines[1]?.line_id ?? '' }));
  const codes = shipment({ records: [...without('declaration'), { ...declared, lines }] }).invoices[0]?.lines.map(({ hsCode }) => hsCode);
  expect(codes).toEqual(['39269090', '9405990021']);
});

test('a list shows a message by its importer and its bill', () => {
  expect(shownOf(shipment())).toEqual({ importer: 'WATTLE & REED PTY LTD', importerCode: 'WATTLEAU', bill: 'NGB26H00318' });
});

test('fault 106 (exports): a text that begins like a formula is what it is', () => {
  expect(shipment().invoices[0]?.lines[0]?.productCode).toBe('=BSK-30');
});

test('of several bills the first leads, the others stand beside it, and sizes are added up', () => {
  const second = record('waybill', 11, { bl_number: 'NGB26H00319', gross_weight: '19.5', weight_unit: 'KGS', packages: '3' }, [], 'HBL');
  const marks = new Map([[second.id, 'house' as const]]);
  expect(shipment({ records: [...samplePapers(), second], marks })).toMatchObject({
    billNumber: 'NGB26H00319',
    otherBills: [
      { number: 'NGB26H00318', type: 'HWB' },
      { number: 'CLNT26104477', type: 'MWB' },
    ],
    grossWeight: '4200',
    weightUnit: 'KG',
    packages: null,
    packageType: null,
  });
});

test('by air a flight stands where a ship has its voyage', () => {
  const bill = record('waybill', 10, { bl_number: '081-12345675', flight: 'QF130', vessel: 'none' }, [], 'HAWB');
  expect(shipment({ records: [bill, ...without('waybill')] })).toMatchObject({
    transportMode: 'AIR',
    containerMode: 'LSE',
    vessel: null,
    voyage: 'QF130',
  });
});
