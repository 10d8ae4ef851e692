import { CONFLICT_FIELDS, type Conflict, type ConflictField } from '@tallyport/contracts/check/conflicts-http';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { describe, expect, test } from 'vitest';
import { changed, cleanJob } from '../testing/clean-job.js';
import { SAMPLE_ROWS } from '../testing/sample-rows.js';
import { CONCEPTS } from './concepts.js';
import { conflictsOf } from './conflicts-of.js';
import { openConflicts } from './open-conflicts.js';

const JOBS = Array.from({ length: 200 }, (_, seed) => cleanJob(seed + 1));
const [job = []] = JOBS;
const of = (records: readonly ShippingRecord[]) => conflictsOf(records, SAMPLE_ROWS);

type Change = (records: readonly ShippingRecord[]) => readonly ShippingRecord[];

/** One paper that says otherwise than the others. */
const PLANTS: Readonly<Record<ConflictField, Change>> = {
  importer_name: (records) => changed(records, 'certificate-of-origin', { importer_name: 'Banksia Imports' }),
  bill_number: (records) => changed(records, 'invoice', { waybill_number: 'HBL-OTHER' }),
  invoice_number: (records) => changed(records, 'packing-list', { invoice_number: 'OTHER' }),
  vessel: (records) => changed(records, 'packing-list', { vessel: 'EVER GREEN' }),
  voyage: (records) => changed(records, 'packing-declaration', { voyage: '026S' }),
  port_of_loading: (records) => changed(records, 'invoice', { port_of_loading: 'Shanghai' }),
  port_of_discharge: (records) => changed(records, 'packing-list', { port_of_discharge: 'Melbourne' }),
  containers: (records) => changed(records, 'fumigation-certificate', { containers: 'TEXU1000008' }),
  packages: (records) => changed(records, 'packing-list', { packages: '9999' }),
  gross_weight: (records) => changed(records, 'packing-list', { gross_weight: '99999' }),
  net_weight: (records) => changed(records, 'invoice', { net_weight: '99999' }),
  incoterm: (records) => changed(records, 'packing-list', { incoterm: 'DDP' }),
  currency: (records) => changed(records, 'packing-list', { currency: 'EUR' }),
  total: (records) => changed(records, 'china-export-declaration', { total_price: '0.55' }, 'line'),
  country_of_origin: (records) => changed(records, 'certificate-of-origin', { country_of_origin: 'Viet Nam' }),
};

test('every field has its line in the table, in one order', () => {
  expect(CONCEPTS.map(({ field }) => field)).toEqual(CONFLICT_FIELDS);
});

test('papers that agree, however they write it, are in no conflict', () => {
  for (const records of JOBS) expect(of(records)).toEqual([]);
});

describe.each(CONFLICT_FIELDS)('%s', (field) => {
  test('one paper that says otherwise is found in each job, and nothing else with it', () => {
    for (const records of JOBS) expect(of(PLANTS[field](records)).map((conflict) => conflict.field)).toEqual([field]);
  });
});

function told({ values }: Conflict): unknown[] {
  return values.map(({ from, value, group }) => [from.kind, value, group]);
}

test('each value names its paper, date and place, and what says the same shares a group', () => {
  const dated = changed(job, 'packing-list', { vessel: 'ever-given', date: '2026-03-09' });
  const [conflict] = of(changed(dated, 'invoice', { vessel: 'EVER GREEN' }));
  expect(conflict && told(conflict)).toEqual([
    ['waybill', 'EVER GIVEN', 1],
    ['invoice', 'EVER GREEN', 2],
    ['packing-list', 'ever-given', 1],
  ]);
  expect(conflict?.values[2]).toMatchObject({
    from: { record_id: job.find(({ kind }) => kind === 'packing-list')?.id, field: 'vessel', line_id: null, position: 1 },
    document_type: 'PKL',
    date: '2026-03-09',
    declarable: 'ever-given',
  });
});

test('the target is the declaration’s field, of its header or of its invoices', () => {
  const declaration = job.find(({ kind }) => kind === 'declaration');
  const [weight] = of(PLANTS.gross_weight(job));
  expect(weight?.targets).toEqual([{ record_id: declaration?.id, line_id: null, field: 'gross_weight', value: null }]);
  const [term] = of(PLANTS.incoterm(job));
  expect(term?.targets).toEqual([]);
  expect(term?.values.map(({ declarable }) => declarable)).toContain('DDP');
});

test('houses weigh what they weigh together, and pounds are no conflict with kilograms', () => {
  const [house] = job;
  const second = house && { ...house, id: 'second' };
  const weighed = changed(job, 'packing-list', { gross_weight: '2000' });
  const two = [
    ...changed(weighed, 'waybill', { gross_weight: '1000' }),
    ...(second ? changed([second], 'waybill', { gross_weight: '1000' }) : []),
  ];
  expect(of(two).map(({ field }) => field)).toEqual(['packages']);
  const pounds = changed(weighed, 'waybill', { gross_weight: '4409.25', weight_unit: 'LB' });
  expect(of(pounds)).toEqual([]);
});

test('a port is declared by its code alone, a country by its own', () => {
  const [port] = of(changed(job, 'invoice', { port_of_loading: 'CNSHA' }));
  expect(port?.values.map(({ value, declarable }) => [value, declarable])).toContainEqual(['CNSHA', 'CNSHA']);
  expect(port?.values.map(({ value, declarable }) => [value, declarable])).toContainEqual(['Ningbo', null]);
  const [origin] = of(PLANTS.country_of_origin(job));
  expect(origin?.values.map(({ declarable }) => declarable).toSorted()).toEqual(['CN', 'VN']);
});

test('a conflict on what is declared waits for a person until they said it in the declaration; of the rest rules speak', () => {
  const open = (records: readonly ShippingRecord[]) => openConflicts(records, SAMPLE_ROWS).map(({ field }) => field);
  const undeclared = job.filter(({ kind }) => kind !== 'declaration');
  expect(open(PLANTS.vessel(undeclared))).toEqual(['vessel']);
  const compiled = PLANTS.vessel(job);
  expect(open(compiled)).toEqual(['vessel']);
  const written = compiled.map((record) => (record.kind === 'declaration' ? saidByPerson(record, 'vessel') : record));
  expect(open(written)).toEqual([]);
  expect(open(PLANTS.packages(job))).toEqual([]);
});

function saidByPerson(record: ShippingRecord, field: 'vessel'): ShippingRecord {
  const shown = { raw: null, place: null, confidence: 1, by: null, offered: null, method: 'person' as const, value: 'EVER GREEN' };
  return { ...record, fields: { ...record.fields, [field]: shown } };
}
