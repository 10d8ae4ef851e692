import { expect, test } from 'vitest';
import { showAmount, showCount, showDecimal } from './figures.js';

test('amounts carry their code and the decimals of their currency', () => {
  expect(showAmount('48250', 'USD', 'en-AU')).toBe('USD 48,250.00');
  expect(showAmount('1250000', 'JPY', 'en-AU')).toBe('JPY 1,250,000');
  expect(showAmount('12.5', 'KWD', 'en-AU')).toBe('KWD 12.500');
  expect(showAmount('0.1234', 'USD', 'en-AU')).toBe('USD 0.1234');
  expect(showAmount('5.5', 'no code', 'en-AU')).toBe('no code 5.50');
});

test('quantities keep the decimals of the paper and no digit is lost', () => {
  expect(showDecimal('4381.50', 'en-AU')).toBe('4,381.50');
  expect(showDecimal('123456789012345.123456789', 'en-AU')).toBe('123,456,789,012,345.123456789');
});

test('a negative figure has a true minus', () => {
  expect(showAmount('-13.6', 'USD', 'en-AU')).toBe('USD −13.60');
  expect(showDecimal('-3', 'en-AU')).toBe('−3');
  expect(showCount(-1240, 'en-AU')).toBe('−1,240');
});
