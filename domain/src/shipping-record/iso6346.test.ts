import { expect, test } from 'vitest';
import { hasContainerNumberForm, isContainerNumberValid, normaliseContainerNumber } from './iso6346.js';

test.each(['CSQU3054383', 'MSKU9070323', 'TCLU0000020', 'msku 907032-3'])('%s is a valid container number', (number) => {
  expect(isContainerNumberValid(number)).toBe(true);
});

test.each(['CSQU3054384', 'CSQX3054383', 'CSQU305438', ''])('%s is not a valid container number', (number) => {
  expect(isContainerNumberValid(number)).toBe(false);
});

test('a wrong check digit does not change the form', () => {
  expect(hasContainerNumberForm('CSQU 305438-4')).toBe(true);
  expect(normaliseContainerNumber('csqu 305438-4')).toBe('CSQU3054384');
});
