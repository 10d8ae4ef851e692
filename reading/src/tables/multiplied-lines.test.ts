import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { Paper } from '../testing/paper.js';

const RECEIPT = ['PARAF. SEXT. INOX', '50 x 0,18', '9,00', 'SPRAY WD', '3 x 5,95', '17,85', 'LUVAS NITRILO', '2    2,49', '4,98'];

function goodsOf(texts: readonly string[]): (string | undefined)[][] {
  const paper = new Paper().print(60, 30, 'FATURA SIMPLIFICADA', 14);
  for (let row = 0; row * 3 < texts.length; row += 1) {
    const [goods = '', factors = '', amount = ''] = texts.slice(row * 3);
    paper
      .print(20, 80 + row * 26, goods)
      .row(92 + row * 26, [...factors.split('    ').map((text, at) => [28 + at * 30, text] as const), [200, amount]]);
  }
  const { tables } = readText({ pages: [paper.page()] });
  return tables.flatMap(({ rows }) => rows.map(({ cells }) => [...cells.values()].map(({ text }) => text)));
}

test('goods of receipts stand over a count times a price and what they make', () => {
  expect(goodsOf(RECEIPT)).toEqual([
    ['PARAF. SEXT. INOX', '50', '0,18', '9,00'],
    ['SPRAY WD', '3', '5,95', '17,85'],
    ['LUVAS NITRILO', '2', '2,49', '4,98'],
  ]);
});

test('what does not multiply is no goods', () => {
  expect(goodsOf(RECEIPT.map((text) => text.replace('9,00', '7,00').replace('17,85', '17,00')))).toEqual([]);
});
