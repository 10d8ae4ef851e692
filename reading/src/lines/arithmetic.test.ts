import { type ByField, namedEntries } from '@tallyport/contracts/shipping-record/fields';
import { Decimal } from 'decimal.js';
import { expect, test } from 'vitest';
import type { PageMethod } from '../document-model.js';
import type { Understood } from '../fields/field-reading.js';
import type { Phrase } from '../page/phrases.js';
import { mendTotals, productAgrees, settlePriceColumn, sumOf, withProof } from './arithmetic.js';
import type { Line } from './invoice-line.js';

function understood(value: string, method: PageMethod = 'text layer'): Understood {
  const area = { left: 0, top: 0, right: 10, bottom: 10 };
  const phrase: Phrase = { page: 1, text: value, words: [], area, cell: area, address: null, method };
  return { value, from: [phrase], certainty: 0.9 };
}

function line(fields: ByField<string>, method?: PageMethod): Line {
  return new Map(namedEntries(fields).map(([field, value]) => [field, understood(value, method)]));
}

test.each([
  [{ quantity: '3', unit_price: '7.5', total_price: '22.5' }, true],
  [{ quantity: '1000', unit_price: '0.0333', total_price: '33.33' }, true],
  [{ quantity: '2', unit_price: '43.44', total_price: '43.44' }, false],
  [{ quantity: '2', unit_price: '43.44' }, null],
])('%o agrees: %s', (fields, expected) => {
  expect(productAgrees(line(fields))).toBe(expected);
});

test('a sum needs every line', () => {
  expect(sumOf([line({ total_price: '1.1' }), line({ total_price: '2.2' })], 'total_price')?.toString()).toBe('3.3');
  expect(sumOf([line({ total_price: '1.1' }), line({})], 'total_price')).toBeNull();
});

test('prices become totals only when they add up to a printed total', () => {
  const lines = [line({ quantity: '12', unit_price: '2450' }), line({ quantity: '25', unit_price: '750' })];
  expect(settlePriceColumn(lines, [new Decimal(3200)]).map((each) => [...each.keys()])).toEqual([
    ['quantity', 'total_price'],
    ['quantity', 'total_price'],
  ]);
  expect(settlePriceColumn(lines, [new Decimal(48150)])).toEqual(lines);
});

test('proved numbers are surer than contradicted ones', () => {
  const proved = withProof(line({ quantity: '3', unit_price: '7.5', total_price: '22.5' }));
  const contradicted = withProof(line({ quantity: '3', unit_price: '7.5', total_price: '22' }));
  expect(proved.get('total_price')?.certainty).toBeGreaterThan(0.95);
  expect(contradicted.get('total_price')?.certainty).toBeLessThan(0.8);
});

test('a total that a scan misread by one digit is mended when product and sum both prove it', () => {
  const scanned = [
    line({ quantity: '2', unit_price: '23.03', total_price: '45.06' }, 'ocr'),
    line({ quantity: '1', unit_price: '10', total_price: '10' }, 'ocr'),
  ];
  expect(mendTotals(scanned, [new Decimal('56.06')])[0]?.get('total_price')).toMatchObject({ value: '46.06', isInferred: true });
  expect(mendTotals(scanned, [new Decimal('55.06')])).toEqual(scanned);
});

test('what is wrong on a page that was not scanned stays as printed', () => {
  const printed = [line({ quantity: '2', unit_price: '43.44', total_price: '43.44' })];
  expect(mendTotals(printed, [new Decimal('86.88')])).toEqual(printed);
});
