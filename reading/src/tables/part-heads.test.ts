import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findTables } from './find-tables.js';

function headsOf(paper: Paper): string[] {
  const rows = paper
    .row(80, [
      [40, '1'],
      [62, '28.814.47'],
      [140, 'Handloom cotton rug'],
      [300, '80'],
      [346, 'PCS'],
      [396, '45.55'],
      [470, '3644.00'],
    ])
    .page();
  const [table] = findTables([phrasesOf(rows)], 'point');
  return table?.columns.map(({ role }) => String(role)) ?? [];
}

test('Heads so close that they look like one are parted, also where some go on in a second line', () => {
  const paper = new Paper()
    .print(40, 50, 'No. Catalogue')
    .print(140, 50, 'Description of Goods')
    .print(300, 50, 'Quantity Unit')
    .print(396, 50, 'Unit Price')
    .print(470, 50, 'Amount')
    .print(60, 62, 'no.')
    .print(300, 62, 'shipped')
    .print(396, 62, '(USD)');
  expect(headsOf(paper)).toEqual(['item', 'product_code', 'description', 'quantity', 'quantity_unit', 'unit_price', 'total_price']);
});

test('An item number beside a column that counts the rows is a code', () => {
  const paper = new Paper()
    .print(40, 50, 'No. Item #')
    .print(140, 50, 'Description of Goods')
    .print(300, 50, 'Quantity Un.')
    .print(396, 50, 'Unit Price')
    .print(470, 50, 'Amount');
  expect(headsOf(paper)).toEqual(['item', 'product_code', 'description', 'quantity', 'quantity_unit', 'unit_price', 'total_price']);
});

test('Heads in one frame around the whole table do not stand above each other', () => {
  const paper = new Paper()
    .box(30, 44, 560, 200)
    .print(40, 50, 'Sr.')
    .print(62, 50, 'Article')
    .print(140, 50, 'Designation')
    .print(300, 50, 'Qty')
    .print(346, 50, 'UOM')
    .print(396, 50, 'Price (EUR)')
    .print(470, 50, 'Line Total')
    .print(40, 62, 'No.')
    .print(62, 62, 'No.')
    .print(470, 62, '(EUR)');
  expect(headsOf(paper)).toEqual(['item', 'product_code', 'description', 'quantity', 'quantity_unit', 'unit_price', 'total_price']);
});

test('Words that head no column part nothing', () => {
  expect(headsOf(new Paper().print(40, 50, 'Cedar Hill Products of Durban'))).toEqual([]);
});

test('Item beside a code in one phrase counts the rows', () => {
  const paper = new Paper()
    .print(40, 50, 'ITEM ART. NO.')
    .print(140, 50, 'GOODS DESCRIPTION')
    .print(300, 50, 'QUANTITY')
    .print(346, 50, 'U/M')
    .print(396, 50, 'UNIT VALUE')
    .print(470, 50, 'TOTAL VALUE');
  expect(headsOf(paper)).toEqual(['item', 'product_code', 'description', 'quantity', 'quantity_unit', 'unit_price', 'total_price']);
});
