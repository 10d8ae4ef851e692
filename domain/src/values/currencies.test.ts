import { expect, test } from 'vitest';
import { currencyIn } from './currencies.js';

test.each([
  ['Ballpoint pen, blue', null],
  ['Prakash Alimentos Sdn. Bhd.', null],
  ['LIAN HARDWARE SDN BHD', null],
  ['BHD 120.000', 'BHD'],
  ['PEN 120.00', 'PEN'],
  ['Usd 12', 'USD'],
  ['A$1,371.40', 'AUD'],
  ['USD28,693.74', 'USD'],
  ['₺ 400', 'TRY'],
])('%s names %s', (text, code) => {
  expect(currencyIn(text)).toBe(code);
});

test('what stands between strokes is no currency', () => {
  expect(currencyIn('[QL-PEN-300] Pendant')).toBeNull();
  expect(currencyIn('14 EUR-pallets')).toBeNull();
  expect(currencyIn('Total EUR-')).toBe('EUR');
});
