import { expect, test } from 'vitest';
import { isSameValue } from './same-value.js';

// biome-ignore format: a table reads best in rows
test.each([
  ['decimal', '831', '831.00', true],
  ['decimal', '0831.50', '831.5', true],
  ['decimal', '-0.00', '0', true],
  ['decimal', '123456789012345.123456789', '123456789012345.123456788', false],
  ['decimal', '831', '831.01', false],
  ['decimal', '831', '-831', false],
  ['decimal', '8 31', '831', false],
  ['text', '0831', '831', false],
  ['text', '831', '831.00', false],
  ['code', null, '', true],
  [null, undefined, null, true],
] as const)('as %s, %j and %j are the same: %j', (form, one, other, isSame) => {
  expect(isSameValue(form, one, other)).toBe(isSame);
});
