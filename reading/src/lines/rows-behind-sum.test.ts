import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { Paper } from '../testing/paper.js';

type Row = readonly [name: string, quantity: string, price: string, amount: string];

const GOODS: readonly Row[] = [
  ['Copper pan', '12', '20.50', '246.00'],
  ['Steel ladle', '30', '3.25', '97.50'],
];

/** The goods that are read of rows above a printed total. */
function goodsOf(rows: readonly Row[], total = '343.50') {
  const paper = new Paper().print(250, 20, 'COMMERCIAL INVOICE', 14).print(40, 60, 'Invoice No.: INV-2024-118');
  const heads: Row = ['Description', 'Qty', 'Unit price', 'Amount'];
  for (const [index, [name, quantity, price, amount]] of [heads, ...rows].entries()) {
    paper.row(100 + 15 * index, [
      [40, name],
      [260, quantity],
      [320, price],
      [420, amount],
    ]);
  }
  paper.row(140 + 15 * rows.length, [
    [320, 'Total'],
    [420, total],
  ]);
  return extractDocument({ pages: [paper.page()] }).segments[0]?.lines.map((line) => line['description']?.value);
}

test('what stands behind the rows that come to the total is none of them', () => {
  expect(goodsOf([...GOODS, ['Goods remain ours', '', '', '24.00']])).toEqual(['Copper pan', 'Steel ladle']);
});

test('goods that are free of charge, or counted, stay', () => {
  expect(goodsOf([...GOODS, ['Spare handle', '4', '', '']])).toHaveLength(3);
  expect(goodsOf([...GOODS, ['Tea strainer', '6', '2.00', '12.00']])).toHaveLength(3);
});

test('a last row with the sum of the quantities alone counts no goods', () => {
  expect(goodsOf([...GOODS, ['Pieces in autumn boxes', '42', '', '']])).toEqual(['Copper pan', 'Steel ladle']);
});
