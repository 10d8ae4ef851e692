import type { ByField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';
import { expect, test } from 'vitest';
import { shownRecord, shownValue } from '../../shipping-record/testing/shown-record.js';
import { type JobNamed, strayPapers } from './stray-papers.js';

const place = { page: 1, boxes: [], address: null };

function paper(id: string, kind: ShippingRecord['kind'], type: string, values: ByField<string>, more: Partial<ShownValue> = {}) {
  const fields = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, shownValue(value, { place, ...more })]));
  return shownRecord({ id, document_id: id, kind, document_type: type, fields });
}
const house = (id: string, values: ByField<string>, more: Partial<ShownValue> = {}) => paper(id, 'waybill', 'HBL', values, more);
const master = (id: string, values: ByField<string>) => paper(id, 'waybill', 'MBL', values);
const JOB: JobNamed = { waybill_number: 'CLNB-2603117', importer_name: 'Banksia Homewares Pty Ltd' };
const UNKNOWN: JobNamed = { waybill_number: null, importer_name: null };

function strays(job: JobNamed, ...records: ShippingRecord[]): string[] {
  return [...strayPapers(job, records, () => [])].flatMap(([id, findings]) =>
    findings.map(({ reason, said }) => `${id} ${reason} ${said}`),
  );
}

test('a bill with another number, another consignee, and a list with another invoice are told', () => {
  expect(strays(JOB, house('a', { bl_number: 'HBL999', consignee_name: 'Wattle Cycles Pty Ltd' }))).toEqual([
    'a waybill-number HBL999',
    'a consignee Wattle Cycles Pty Ltd',
  ]);
  const invoice = paper('i', 'invoice', 'CIV', { invoice_number: 'CA-2026-0317' });
  expect(strays(JOB, invoice, paper('p', 'packing-list', 'PKL', { invoice_number: 'CA-2026-0444' }))).toEqual([
    'p invoice-number CA-2026-0444',
  ]);
});

test('however it is written, the same is the same', () => {
  const same = house('a', { bl_number: 'clnb 2603117', consignee_name: 'BANKSIA HOMEWARES P/L' });
  const invoice = paper('i', 'invoice', 'CIV', { invoice_number: 'CA-2026-0317', buyer_name: 'Banksia Homewares' });
  const list = paper('p', 'packing-list', 'PKL', { invoice_number: 'CA 2026/0317', consignee_name: 'Banksia Homewares Pty. Limited' });
  expect(strays(JOB, same, invoice, list)).toEqual([]);
});

test('no alarm where the job says nothing yet, a value is doubtful, or the goods are to order', () => {
  expect(strays(UNKNOWN, house('a', { bl_number: 'HBL999', consignee_name: 'Wattle' }))).toEqual([]);
  expect(strays(JOB, house('a', { bl_number: 'HBL999', consignee_name: 'Wattle' }, { confidence: 0.5 }))).toEqual([]);
  expect(strays(JOB, house('a', { consignee_name: 'TO THE ORDER OF A BANK' }))).toEqual([]);
  expect(strays(JOB, house('a', { consignee_name: 'A Bank', notify_party: 'Banksia Homewares\n1 High St' }))).toEqual([]);
  expect(strays(JOB, paper('p', 'packing-list', 'PKL', { invoice_number: 'CA-1' }))).toEqual([]);
});

test('houses and masters that name each other, or may belong together, are one shipment', () => {
  const own = house('a', { bl_number: 'CLNB2603117', master_number: 'MAEU1' });
  const second = house('b', { bl_number: 'CLNB2603118', master_number: 'MAEU1' });
  expect(strays(JOB, own, second, master('m', { bl_number: 'MAEU1' }))).toEqual([]);
  expect(strays(JOB, house('a', { bl_number: 'CLNB2603117' }), master('m', { bl_number: 'MAEU1' }))).toEqual([]);
  expect(strays(JOB, own, master('m', { bl_number: 'MAEU2' }))).toEqual(['m waybill-number MAEU2']);
  const ofMaster = { ...JOB, waybill_number: 'MAEU1' };
  expect(strays(ofMaster, master('m', { bl_number: 'MAEU1' }), house('a', { bl_number: 'HBL1' }))).toEqual([]);
  expect(strays(ofMaster, master('m', { bl_number: 'MAEU1' }), house('a', { bl_number: 'HBL1', master_number: 'MAEU9' }))).toEqual([
    'a waybill-number HBL1',
  ]);
});

test('a person’s word keeps a paper for what it said, and not for what it says otherwise later', () => {
  const kept = [{ reason: 'waybill-number' as const, said: 'hbl 999' }];
  const found = (number: string) => strayPapers(JOB, [house('a', { bl_number: number })], () => kept).get('a');
  expect(found('HBL999')).toMatchObject([{ kept: true }]);
  expect(found('HBL998')).toMatchObject([{ kept: false, job_says: 'CLNB-2603117' }]);
});
