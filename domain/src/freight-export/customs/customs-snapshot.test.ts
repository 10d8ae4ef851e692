import { CustomsSnapshot } from '@tallyport/contracts/freight-export/customs-snapshot';
import { expect, test } from 'vitest';
import { record } from '../../declaration/testing/shipment.js';
import { sampleJob, samplePapers } from '../testing/sample-job.js';
import { buildCustomsSnapshot, type SnapshotJob } from './build-customs-snapshot.js';
import { canonicalJson } from './canonical-json.js';

const ABOUT: SnapshotJob = {
  organisationId: '00000000-0000-4000-8000-000000000900',
  details: { order_type: 'import', reference: 'PO 88-1204' },
  importer: { name: 'Wattle & Reed Pty Ltd', customsId: '77000111027', cac: null },
};

function snapshot(records = samplePapers()) {
  const built = buildCustomsSnapshot(sampleJob({ records }), ABOUT);
  if (built.outcome === 'refused') throw new Error(built.code);
  return built;
}

test('a snapshot has the bills, invoices and declarations of a job, and fits its schema', () => {
  const built = snapshot();
  expect(CustomsSnapshot.parse(JSON.parse(built.json))).toEqual(built.snapshot);
  expect(built.snapshot).toMatchObject({
    job: { code: 'SYD-000431', order_type: 'import', port_of_dest: 'AUSYD', date_depart: null },
    bills: [{ bill: 'house', number: 'NGB26H00318', lines: [{ fields: { seal: 'CN558201' } }] }],
    invoices: [{ fields: { invoice_number: 'NB-26-0917' }, lines: [{ fields: { product_code: '=BSK-30' } }, {}] }],
    declarations: [{ fields: { vessel_id: '9381275' } }],
  });
});

test('without a declaration it has none', () => {
  const records = samplePapers().filter(({ kind }) => kind !== 'declaration');
  expect(snapshot(records).snapshot.declarations).toEqual([]);
});

test('fault 53 (exports): other waybills are left out, and alone they are no shipment', () => {
  const other = record('waybill', 12, { bl_number: 'X1' }, [], 'BL');
  expect(snapshot([...samplePapers(), other]).snapshot.bills.map(({ number }) => number)).toEqual(['NGB26H00318']);
  expect(buildCustomsSnapshot(sampleJob({ records: [other] }), ABOUT)).toEqual({ outcome: 'refused', code: 'select-house-or-master' });
});

test('the same records have the same bytes, however they were loaded', () => {
  expect(snapshot(samplePapers().toReversed()).json).toBe(snapshot().json);
});

test('it was made at the positions of the records that it says something of', () => {
  const kinds = snapshot().madeFrom.map(({ streamId }) => streamId.split('/')[0]);
  expect(kinds).toEqual(['work-order', 'declaration', 'invoice', 'waybill']);
});

test('canonical JSON has its names in order and no blanks', () => {
  expect(canonicalJson({ b: [1, true, null], a: { z: 'é "x"', Ä: '' } })).toBe('{"a":{"z":"é \\"x\\"","Ä":""},"b":[1,true,null]}');
});

test.each([0.5, Number.NaN, undefined, 2 ** 60, '\uD83E'])('%s has no canonical form', (value) => {
  expect(() => canonicalJson(value)).toThrow(TypeError);
});
