import { headerFieldsOf, lineFieldsOf, type RecordField } from '@tallyport/contracts/shipping-record/fields';
import { RECORD_KINDS } from '@tallyport/contracts/shipping-record/kinds';
import { describe, expect, test } from 'vitest';
import { FLAGGED_FIELDS, flagOfValue } from './value-flag.js';

const at = (field: RecordField, documentType: string | null = null, transportMode: string | null = null) => ({
  field,
  documentType,
  transportMode,
});

describe('a check digit', () => {
  test.each([
    ['container_number', 'CSQU3054383', null],
    ['container_number', 'CSQU 305438-3', null],
    ['container_number', 'CSQU3054384', 'wrong check digit'],
    ['container_number', 'no container', 'wrong check digit'],
    ['container_number', 'CSQU3054383 / MSKU9070323', null],
    ['container_number', 'CSQU3054383, MSKU9070324', 'wrong check digit'],
    ['number', 'TCLU0000020', null],
    ['number', 'TCLU0000021', 'wrong check digit'],
    ['containers', 'CSQU3054383/40HQ, SEAL A123\nMSKU9070323', null],
    ['containers', 'CSQU3054384 and MSKU9070323', 'wrong check digit'],
    ['consignment_identifier', 'LBNB26111764', null],
    ['consignment_identifier', 'CSQU3054384', 'wrong check digit'],
    ['waybill_number', '176-12345675', null],
    ['waybill_number', '176 1234 5675', null],
    ['waybill_number', '618-12345671', 'wrong check digit'],
    ['waybill_number', 'CLNB2603117', null],
    ['master_number', '618-12345671', 'wrong check digit'],
    ['buyer_abn', '51 824 753 556', null],
    ['buyer_abn', '51 824 753 557', 'wrong check digit'],
    ['exporter_abn', '1234', 'wrong check digit'],
  ] as const)('%s %s: %s', (field, value, flag) => {
    expect(flagOfValue(at(field), value)).toBe(flag);
  });

  test('of a house air waybill or of a sea waybill follows no rule', () => {
    expect(flagOfValue(at('waybill_number', 'HAWB'), '618-12345671')).toBeNull();
    expect(flagOfValue(at('waybill_number', 'BL', 'SEA'), '61812345671')).toBeNull();
    expect(flagOfValue(at('waybill_number', 'AWB', 'AIR'), '618-12345671')).toBe('wrong check digit');
  });
});

describe('a value that no list has', () => {
  test.each([
    ['currency', ['AUD', 'usd', 'CNY'], ['RMBB', 'XQZ', 'DOLLARS']],
    ['quantity_unit', ['PCS', 'C62', 'Sets', 'CTNS', '件', 'KGM'], ['FLURBS', 'ZZ9']],
    ['weight_unit', ['KG', 'LB', 'T', 'KGS'], ['STONES']],
    ['volume_unit', ['M3', 'CBM', 'CFT'], ['BUCKETFULS']],
    ['package_type', ['CARTONS', 'CT', 'Wooden cases', '纸箱', 'PALLETS'], ['FLURBS']],
    ['country_of_origin', ['CN', 'China', 'MADE IN CHINA', '中国', 'Viet Nam', 'au'], ['Atlantis', 'ZQ']],
  ] as const)('%s', (field, known, unknown) => {
    expect(known.filter((value) => flagOfValue(at(field), value) !== null)).toEqual([]);
    expect(unknown.map((value) => flagOfValue(at(field), value))).toEqual(unknown.map(() => 'not in the list'));
  });
});

test('nothing is not flagged, and neither is a field without a rule', () => {
  expect(FLAGGED_FIELDS.map((field) => flagOfValue(at(field), ' '))).toEqual(FLAGGED_FIELDS.map(() => null));
  expect(flagOfValue(at('description'), 'x')).toBeNull();
});

test('every field of these names in every kind is checked', () => {
  const fields = new Set(RECORD_KINDS.flatMap((kind) => [...headerFieldsOf(kind), ...lineFieldsOf(kind)]));
  const looksChecked = [...fields].filter((field) =>
    /(^|_)(abn|currency|unit|package_type|container_number|containers)$|^country_of_/.test(field),
  );
  // Of a Chinese declaration: the company that made the goods and the one that declares them.
  const companies = ['producing_unit', 'declaring_unit'];
  expect(looksChecked.filter((field) => !FLAGGED_FIELDS.includes(field))).toEqual(companies);
});
