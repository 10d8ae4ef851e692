import { expect, test } from 'vitest';
import { goodsKey } from './goods-key.js';

test.each([
  ['LED panel, 600×600 mm', 'led panel 600 600 mm'],
  [' CAL-2101 ', 'cal 2101'],
  ['ＬＥＤ 筒灯饰圈', 'led 筒灯饰圈'],
  ['—', null],
  [null, null],
])('%j is compared as %j', (text, key) => {
  expect(goodsKey(text)).toBe(key);
});
