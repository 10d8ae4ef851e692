import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { withGoods } from '../testing/goods-table.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';

test('A line of numbers, days and terms of the paper under their names is no table of goods', () => {
  const paper = new Paper().print(200, 30, 'COMMERCIAL INVOICE', 16);
  const strip = [
    ['CUSTOMER PO', 'TP-22-0815'],
    ['SALES ORDER', '75520914'],
    ['SHIP DATE', '18-AUG-2022'],
    ['SHIP VIA', 'UPS EXPRESS SAVER'],
    ['TERMS', '30 DAYS NET'],
  ] as const;
  for (const [index, [name, value]] of strip.entries()) paper.print(40 + 105 * index, 90, name).print(40 + 105 * index, 102, value);
  const [segment] = extractDocument(fileOf(withGoods(paper))).segments;
  expect(plain(segment?.header)).toMatchObject({ purchase_order: 'TP-22-0815', payment_terms: '30 DAYS NET' });
  expect(segment?.lines).toHaveLength(2);
});
