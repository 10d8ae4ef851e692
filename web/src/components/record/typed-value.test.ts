import { expect, test } from 'vitest';
import { typedValue } from './typed-value.js';

test.each([
  ['yes or no', ' n ', 'N'],
  ['decimal', '1,234.50', '1234.50'],
  ['text', 'as it is', 'as it is'],
  [null, 'as it is', 'as it is'],
] as const)('into a field of the form "%s" %j means %j', (form, text, value) => {
  expect(typedValue(form, text)).toBe(value);
});
