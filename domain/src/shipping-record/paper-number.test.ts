import { expect, test } from 'vitest';
import { numberFieldOf, numberKey } from './paper-number.js';

test.each([
  ['INV-2026/001', 'INV2026001'],
  ['inv 2026 001', 'INV2026001'],
  ['176-4812 0936', '17648120936'],
  ['—', null],
  ['', null],
  [null, null],
  ['9'.repeat(100), '9'.repeat(60)],
])('%s is compared as %s', (number, key) => {
  expect(numberKey(number)).toBe(key);
});

test('a waybill is known by its own number, else by that of the bill; other papers repeat numbers of others', () => {
  const valueOf = (fields: Record<string, string>) => (field: string) => fields[field];
  expect(numberFieldOf('waybill', valueOf({ waybill_number: 'A1', bl_number: 'B2' }))).toBe('waybill_number');
  expect(numberFieldOf('waybill', valueOf({ waybill_number: '-', bl_number: 'B2' }))).toBe('bl_number');
  expect(numberFieldOf('invoice', valueOf({ waybill_number: 'A1' }))).toBeNull();
  expect(numberFieldOf('packing-list', valueOf({ invoice_number: 'A1' }))).toBeNull();
});
