import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberStyleOf, numbersIn, plainDecimal, soleNumberIn } from './numbers.js';

test.each([
  ['1,671.90', 'comma', '1671.90'],
  ['1.671,90', 'point', '1671.90'],
  ['1 234 567', 'point', '1234567'],
  ['5.200.00', 'point', '5200.00'],
  ['₹ 3,08,493.00', 'point', '308493.00'],
  ['14,20,586.30', 'point', '1420586.30'],
  ["12'500.00", 'point', '12500.00'],
  ['9, 618.50', 'point', '9618.50'],
  ['0,28', 'point', '0.28'],
  ['2,000', 'point', '2000'],
  ['2,000', 'comma', '2.000'],
  ['27.230', 'point', '27.230'],
  ['831.00', 'point', '831.00'],
  ['0012.50', 'point', '12.50'],
  ['-0.00', 'point', '0.00'],
  ['-5', 'point', '-5'],
  ['2,09,000.00', 'point', '209000.00'],
  ['12,34,567', 'comma', '1234567'],
  ['.00', 'point', '0.00'],
  ['$.50', 'point', '0.50'],
  ['Rs.1,250.00', 'point', '1250.00'],
  ['N3,719,500.00', 'point', '3719500.00'],
  ['AED8,394.75', 'point', '8394.75'],
  ['Rp.1.250.000', 'comma', '1250000'],
] as const)('%s in a document with decimal %s is %s', (text, style, value) => {
  expect(soleNumberIn(text, style)).toBe(value);
});

test('letters before the digits make a code, units behind them do not', () => {
  expect(numbersIn('HS8471 and 12PCS', 'point').map(({ value }) => value)).toEqual(['12']);
});

test('the style is decided by those numbers that can be read in one way only', () => {
  expect(numberStyleOf(['3834,00 kgs', '66,96 cbm', '1.234'])).toBe('comma');
  expect(numberStyleOf(['$1,250.00', '37.50', '2,000'])).toBe('point');
  expect(numberStyleOf(['1,234'])).toBe('point');
});

test('a grouped number with two decimals is read in either style', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
      const fraction = String(cents).padStart(2, '0');
      const grouped = new Intl.NumberFormat('en-US').format(whole);
      const expected = plainDecimal(`${whole}.${fraction}`);
      expect(soleNumberIn(`${grouped}.${fraction}`, 'point')).toBe(expected);
      expect(soleNumberIn(`${grouped.replaceAll(',', '.')},${fraction}`, 'comma')).toBe(expected);
    }),
  );
});

test('codes in groups tell nothing of how numbers are written', () => {
  expect(numberStyleOf(['41.398.26', '16.538.55', '9,177,925'])).toBe('point');
});
