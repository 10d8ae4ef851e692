import { expect, test } from 'vitest';
import { isAbnValid } from './abn.js';

test.each([
  ['51 824 753 556', true],
  ['53004085616', true],
  ['51 824 753 557', false],
  ['15 824 753 556', false],
  ['51 824 753 55', false],
  ['51 824 753 5566', false],
  ['00 000 000 000', false],
  ['ABN 51 824 753 556', false],
  ['', false],
])('%s: %s', (text, valid) => {
  expect(isAbnValid(text)).toBe(valid);
});
