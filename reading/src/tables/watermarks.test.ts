import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { withoutWatermarks } from './watermarks.js';

const told = (paper: Paper) => withoutWatermarks(phrasesOf(paper.page())).map(({ text }) => text);
const letter = () => new Paper().lines(40, 100, ['Wooden ruler', 'Steel hammer', 'Copper nail', 'Glass jar', 'Linen bag', 'Clay pot']);

test('large letters across other print are left out with those beside them that cross nothing', () => {
  expect(told(letter().print(30, 95, 'DRAFT', 60).print(300, 400, 'COPY', 55))).toEqual([
    'Wooden ruler',
    'Steel hammer',
    'Copper nail',
    'Glass jar',
    'Linen bag',
    'Clay pot',
  ]);
});

test('a large title above the print stays', () => {
  expect(told(letter().print(40, 20, 'INVOICE', 60))).toContain('INVOICE');
});
