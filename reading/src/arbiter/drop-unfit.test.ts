import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import { expect, test } from 'vitest';
import { openDocument } from '../open-document.js';
import { dropUnfit } from './drop-unfit.js';

function kept(field: RecordField, value: string): boolean {
  const blank = openDocument([], { type: 'CIV', name: '', score: 1, title: null, isWhole: true });
  const header = new Map([[field, { value, from: [], certainty: 0.9 }]]);
  return dropUnfit({ ...blank, understood: { header, lines: [] } }).understood.header.has(field);
}

test('what is like what its field holds stays', () => {
  expect([kept('seller_name', 'ALDER TRADING LTD'), kept('invoice_number', 'A-1781')]).toEqual([true, true]);
});

test('what is not is left out: a measure for a name', () => {
  expect(kept('seller_name', '1200')).toBe(false);
});

test('a place and a number are only doubted', () => {
  expect(kept('invoice_number', 'A')).toBe(true);
  expect(kept('port_of_loading', "Northern Regional Int'l Airport of the Two Rivers (NRA)")).toBe(true);
});

test('the number of a branch is a part of a name', () => {
  expect([kept('consignee_name', 'Alder Outfitters - Store 12'), kept('consignee_name', 'Alder DC 02')]).toEqual([true, true]);
  expect([kept('consignee_name', 'Alder Grocers DC #6041'), kept('consignee_name', 'Alder Grocers 6041')]).toEqual([true, false]);
});
