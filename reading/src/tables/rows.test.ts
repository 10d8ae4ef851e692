import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findTables } from './find-tables.js';

test('two figures under one head are shared with the empty column before it', () => {
  const paper = new Paper()
    .row(40, [
      [40, 'Description of goods'],
      [330, 'Gross weight'],
      [450, 'Measurement'],
    ])
    .row(60, [
      [40, 'ROLLATORS'],
      [400, '1,671.90'],
      [460, '27.230'],
    ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  const texts = table?.rows.map((row) => [...row.cells.values()].map(({ text }) => text));
  expect(texts).toEqual([['ROLLATORS', '1,671.90', '27.230']]);
});

test('words with their values beside each other below a row tell of its goods, whatever heads they stand under', () => {
  const paper = new Paper()
    .row(40, [
      [40, 'Code'],
      [110, 'Description'],
      [250, 'Quantity'],
      [320, 'Unit price'],
      [420, 'Amount'],
    ])
    .row(60, [
      [40, 'P-101'],
      [110, 'Pump'],
      [250, '10'],
      [320, '47.00'],
      [420, '470.00'],
    ])
    .row(73, [
      [40, 'Made week 5'],
      [180, 'Tariff no. 84137081'],
      [320, 'Origin Germany'],
    ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  const texts = table?.rows.map((row) => [...row.cells.values()].map(({ text }) => text));
  expect(texts).toEqual([['P-101', 'Pump Made week 5 Tariff no. 84137081 Origin Germany', '10', '47.00', '470.00']]);
});

test('figures that end where the next head begins stand under the head before it', () => {
  const paper = new Paper().row(40, [
    [40, 'Pos'],
    [90, 'Description'],
    [200, 'Quantity'],
    [300, 'Price'],
    [480, 'Amount'],
  ]);
  for (const [index, [name, quantity, price, amount]] of [
    ['Pump', '640 KG', '1.58 EUR / 1 KG', '1,011.20'],
    ['Hose', '900 KG', '1.12 EUR / 1 KG', '1,008.00'],
  ].entries())
    paper.row(60 + 15 * index, [
      [40, String(index + 1)],
      [90, String(name)],
      [265, String(quantity)],
      [390, String(price)],
      [500, String(amount)],
    ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.rows.map((row) => [...row.cells.values()].map(({ text }) => text))[0]).toEqual([
    '1',
    'Pump',
    '640 KG',
    '1.58 EUR / 1 KG',
    '1,011.20',
  ]);
});
