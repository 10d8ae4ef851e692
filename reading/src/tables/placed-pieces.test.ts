import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { linesOf } from './body-line.js';
import type { Column } from './columns.js';
import { placedPieces } from './placed-pieces.js';

const COLUMNS: Column[] = [
  { role: 'description', head: 'Goods', left: 0, right: 200 },
  { role: 'quantity', head: 'Qty', left: 200, right: 260 },
  { role: 'unit_price', head: 'Price', left: 260, right: 400 },
];

function placed(paper: Paper) {
  const [line] = linesOf(phrasesOf(paper.page()));
  return line === undefined ? [] : placedPieces(line, COLUMNS).map(({ piece, column }) => [column?.role, piece.text]);
}

test('words that run on into columns of figures stay one text', () => {
  const text = 'Delivered as agreed in our letter with the order of May';
  expect(placed(new Paper().print(20, 40, text))).toEqual([['description', text]]);
});

test('figures that stand close behind a text are cut off', () => {
  expect(placed(new Paper().print(150, 40, 'Copper pan 12 PCS'))).toEqual([
    ['description', 'Copper pan'],
    ['quantity', '12 PCS'],
  ]);
});

test('thousands with a space behind them stay with the rest of their figure', () => {
  expect(placed(new Paper().print(243, 40, '18 615,00'))).toEqual([['unit_price', '18 615,00']]);
  expect(placed(new Paper().print(236, 40, '1 PC 615,00')).length).toBe(2);
});

test('what goods are may begin under the head of their codes', () => {
  const columns: Column[] = [
    { role: 'product_code', head: 'Code', left: 0, right: 100 },
    { role: 'description', head: 'Goods', left: 100, right: 400 },
  ];
  const [line] = linesOf(phrasesOf(new Paper().print(60, 40, 'Bolsa de polietileno natural').page()));
  const pieces = line === undefined ? [] : placedPieces(line, columns);
  expect(pieces.map(({ column }) => column?.role)).toEqual(['description']);
});

test('what goods are runs on under columns of figures where these are on the next line', () => {
  expect(placed(new Paper().print(150, 40, 'Sleeve 1.4571 of 35 x 62'))).toEqual([['description', 'Sleeve 1.4571 of 35 x 62']]);
});
