import { expect, test } from 'vitest';
import { showHsCode } from './hs-code.js';

test.each([
  ['94', '94'],
  ['9405', '9405'],
  ['940511', '9405.11'],
  ['9405119000', '9405.11.90.00'],
  ['unknown', 'unknown'],
])('%s is shown as %s', (code, shown) => {
  expect(showHsCode(code)).toBe(shown);
});
