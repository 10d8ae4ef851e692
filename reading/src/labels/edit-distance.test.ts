import { expect, test } from 'vitest';
import { isWithinEdits } from './edit-distance.js';

test.each([
  ['shipper', 'shipper', 1, true],
  ['shipper', 'shiqper', 1, true],
  ['shipper', 'shiper', 1, true],
  ['shipper', 'shhipper', 1, true],
  ['shipper', 'shiqqer', 1, false],
  ['shipper', 'hsipper', 1, false],
  ['shipper', 'hsipper', 2, true],
  ['shipper', 'sippers', 2, true],
  ['shipper', 'sipers', 2, false],
  ['ab', 'ba', 1, false],
  ['', 'a', 1, true],
  ['', 'ab', 1, false],
])('%s becomes %s by at most %d letters: %s', (a, b, most, expected) => {
  expect(isWithinEdits(a, b, most)).toBe(expected);
  expect(isWithinEdits(b, a, most)).toBe(expected);
});
