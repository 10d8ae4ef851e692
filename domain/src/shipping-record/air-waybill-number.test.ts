import { expect, test } from 'vitest';
import { isAirWaybillNumberValid, normaliseAirWaybillNumber } from './air-waybill-number.js';

test.each([
  ['176-12345675', true],
  ['176 1234 5675', true],
  ['618-12345671', false],
  ['081-00000000', false],
  ['12345675', false],
])('%s: %s', (number, valid) => {
  expect(isAirWaybillNumberValid(number)).toBe(valid);
});

test('an air waybill number is written with one hyphen', () => {
  expect(normaliseAirWaybillNumber('17612345675')).toBe('176-12345675');
  expect(normaliseAirWaybillNumber('819')).toBeNull();
});
