import { expect, test } from 'vitest';
import { buildShipment } from '../shipment/build-shipment.js';
import type { FreightInvoiceLine, FreightShipment } from '../shipment/shipment.js';
import { changedInvoice, changedLine } from '../testing/changed-shipment.js';
import { sampleJob, sampleMappings } from '../testing/sample-job.js';
import { proposeChanges } from './propose-changes.js';

const JOB = sampleJob();
const [bill, invoice] = JOB.records;
const [first, second] = invoice?.lines.map(({ line_id }) => line_id) ?? [];
const ofInvoice = `invoice/${invoice?.id}`;
const NOTHING = { amendments: [], newLines: [], goneLines: [], invoicesOnlyThere: [], invoicesOnlyHere: [] };

function asSent(): FreightShipment {
  const built = buildShipment(JOB, sampleMappings(), { handle: 'TPABCDEFGHIJKLMNOPQRST', key: 'B00012345' });
  if (built.outcome === 'refused') throw new Error(JSON.stringify(built.findings));
  return built.shipment;
}

const pull = (there: FreightShipment) => proposeChanges(there, JOB, sampleMappings());
const changed = (values: Partial<FreightShipment>) => pull({ ...asSent(), ...values });

test('what was sent changes nothing when it comes back, with codes of theirs and more places', () => {
  expect(pull(asSent())).toEqual(NOTHING);
  expect(pull(changedLine({ ...asSent(), grossWeight: '4180.500' }, 1, { price: '12000.0000' }))).toEqual(NOTHING);
});

test('what stands there takes the place of ours by field, in the record that says it', () => {
  const dates = [{ type: 'Arrival', isEstimate: 'Y', day: '2026-11-23' }];
  const there = changedInvoice(
    { ...asSent(), vessel: 'CORAL STAR', grossWeight: '4200.000', portOfDischarge: 'AUMEL', dates },
    { incoterm: 'CIF' },
  );
  expect(pull(changedLine(there, 2, { price: '8100.0000', quantityUnit: 'CTN' })).amendments).toEqual([
    {
      streamId: `work-order/${JOB.job.id}`,
      lineId: null,
      changes: [
        { field: 'port_of_dest', previous: 'AUSYD', next: 'AUMEL' },
        { field: 'date_arrive', previous: '2026-11-21', next: '2026-11-23' },
      ],
    },
    {
      streamId: `waybill/${bill?.id}`,
      lineId: null,
      changes: [
        { field: 'gross_weight', previous: '4180.5', next: '4200.0' },
        { field: 'vessel', previous: 'CORAL LANTERN', next: 'CORAL STAR' },
      ],
    },
    { streamId: ofInvoice, lineId: null, changes: [{ field: 'incoterm', previous: 'FOB NINGBO', next: 'CIF' }] },
    {
      streamId: ofInvoice,
      lineId: second,
      changes: [
        { field: 'quantity_unit', previous: 'PCS', next: 'CT' },
        { field: 'total_price', previous: '8000.00', next: '8100.00' },
      ],
    },
  ]);
});

test('what is not said there changes nothing here, nor does a number in a form of its own', () => {
  expect(changed({ vessel: null, grossWeight: '4.180,5', dates: [] })).toEqual(NOTHING);
});

test('the bill gets another number only where no bill there has ours', () => {
  expect(changed({ billNumber: 'CLNT26104477', otherBills: [{ number: 'NGB26H00318', type: 'HWB' }] }).amendments).toEqual([]);
  expect(changed({ billNumber: 'NGB26H00319' }).amendments).toEqual([
    { streamId: `waybill/${bill?.id}`, lineId: null, changes: [{ field: 'bl_number', previous: 'NGB26H00318', next: 'NGB26H00319' }] },
  ]);
});

test('a line between ours is a new one, and those behind it are found under another number', () => {
  const [one, two] = asSent().invoices[0]?.lines ?? [];
  const added = {
    ...one,
    number: '2',
    description: 'LIDS',
    productCode: 'LID-30',
    price: '10',
    quantity: '5',
    hsCode: null,
    netWeight: null,
  };
  const lines = [one, added, { ...two, number: '3' }].filter((line) => line !== undefined) as FreightInvoiceLine[];
  expect(pull(changedInvoice(asSent(), { lines }))).toEqual({
    ...NOTHING,
    newLines: [
      {
        streamId: ofInvoice,
        number: 2,
        after: first,
        fields: {
          country_of_origin: 'CN',
          description: 'LIDS',
          quantity: '5',
          quantity_unit: 'PCS',
          total_price: '10',
          net_weight_unit: 'KG',
          product_code: 'LID-30',
        },
      },
    ],
  });
});

test('a line and an invoice that only one side has are named, and nothing is taken away', () => {
  const lines = asSent().invoices[0]?.lines.slice(0, 1) ?? [];
  expect(pull(changedInvoice(asSent(), { lines }))).toEqual({ ...NOTHING, goneLines: [{ streamId: ofInvoice, lineId: second }] });
  expect(pull(changedInvoice(asSent(), { number: 'OLD-1' }))).toEqual({
    ...NOTHING,
    invoicesOnlyThere: ['OLD-1'],
    invoicesOnlyHere: ['NB-26-0917'],
  });
});

test('of several bills nobody can say which one the weight there is of', () => {
  const another = bill === undefined ? [] : [{ ...bill, id: '00000000-0000-4000-8000-000000000011' }];
  const job = { ...JOB, records: [...JOB.records, ...another] };
  expect(proposeChanges({ ...asSent(), grossWeight: '1' }, job, sampleMappings()).amendments).toEqual([]);
});
