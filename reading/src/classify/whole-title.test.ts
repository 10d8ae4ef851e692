import { expect, test } from 'vitest';
import { canonicalText } from '../labels/tokens.js';
import { wholeTitle } from './whole-title.js';

test.each([
  ['装箱单 (PACKING LIST)', 'PKL'],
  ['COMMERCIAL INVOICE (商业发票)', 'CIV'],
  ['注文請書 (ORDER ACKNOWLEDGEMENT)', 'other'],
  ['See page 2 (PACKING LIST)', undefined],
  ['Factura / Invoice: E-000772', undefined],
])('in small print %s is %s', (text, type) => {
  expect(wholeTitle(text, canonicalText(text), 1)?.type).toBe(type);
});
