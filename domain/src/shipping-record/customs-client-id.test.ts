import { expect, test } from 'vitest';
import { isCustomsClientIdValid } from './customs-client-id.js';

test.each(['AAA3333333A', 'AAA3333334N', 'AAC3333333F', 'TLP3496736Y', 'GWM7436943H'])('%s is a customs client id', (id) => {
  expect(isCustomsClientIdValid(id)).toBe(true);
});

test.each([
  ['another check letter', 'AAA3333333C'],
  ['a letter that no id has', 'BAA3333333A'],
  ['a digit that no id has', 'AAA3333330A'],
  ['small letters', 'aaa3333333a'],
  ['too few digits', 'AAA333333A'],
  ['an ABN', '51824753556'],
  ['nothing', ''],
])('%s is none: %s', (_what, id) => {
  expect(isCustomsClientIdValid(id)).toBe(false);
});
