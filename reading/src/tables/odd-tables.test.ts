import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findTables } from './find-tables.js';

const PLACES = [40, 120, 290, 360, 430, 510] as const;
const row = (...texts: string[]): [number, string][] => texts.flatMap((text, at) => (text === '' ? [] : [[PLACES[at] ?? 0, text]]));

function tableOf(paper: Paper) {
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  return {
    roles: table?.columns.map(({ role }) => role),
    rows: table?.rows.map(({ cells }) => [...cells.values()].map(({ text }) => text)),
    totals: table?.totals == null ? null : [...table.totals.cells.values()].map(({ text }) => text),
  };
}

test('of two prices the one is meant that makes the amounts', () => {
  const paper = new Paper()
    .row(40, row('Item code', 'Description', 'Qty', 'Price', 'Unit price', 'Amount'))
    .row(60, row('A-771', 'Steel hammer', '10', '5.00', '4.00', '40.00'))
    .row(76, row('A-772', 'Wooden ruler', '20', '2.00', '1.60', '32.00'));
  expect(tableOf(paper).roles).toEqual(['product_code', 'description', 'quantity', 'sell_price', 'unit_price', 'total_price']);
});

test('a field of the header under the rows is none of them', () => {
  const paper = new Paper()
    .row(40, row('Item code', 'Description', 'Qty', '', 'Unit price', 'Amount'))
    .row(60, row('A-771', 'Steel hammer', '10', '', '4.00', '40.00'))
    .row(80, row('Shipping marks:', '', 'LOT 649420'));
  expect(tableOf(paper).rows).toEqual([['A-771', 'Steel hammer', '10', '4.00', '40.00']]);
});

test('a sum behind the number of packages ends the rows', () => {
  const paper = new Paper()
    .row(40, row('Cartons', 'Description', 'Qty', '', 'Net weight', 'Gross weight'))
    .row(60, row('29', 'Durum wheat pasta', '29', '', '307.40', '340.70'))
    .row(76, [[100, '29 Total :'], ...row('', '', '', '', '307.40', '340.70')]);
  expect(tableOf(paper).rows).toHaveLength(1);
});

test('words alone under whole heads begin the first row', () => {
  const paper = new Paper()
    .row(40, row('Item', 'Description', 'Qty', '', 'Unit price', 'Amount'))
    .print(120, 51, 'Granite slab, polished')
    .row(62, row('1', 'with holes', '10', '', '4.00', '40.00'))
    .print(120, 78, 'Steel hammer')
    .row(89, row('2', 'with handle', '20', '', '1.60', '32.00'));
  expect(tableOf(paper).rows).toEqual([
    ['1', 'Granite slab, polished with holes', '10', '4.00', '40.00'],
    ['2', 'Steel hammer with handle', '20', '1.60', '32.00'],
  ]);
});

test('beside a count of goods the pieces are those of the shipment', () => {
  const paper = new Paper()
    .row(40, row('Item code', 'Description', 'Pieces', 'Items qty', 'Unit price', 'Amount'))
    .row(60, row('A-771', 'Steel hammer', '2', '10', '4.00', '40.00'))
    .row(76, row('A-772', 'Wooden ruler', '1', '20', '1.60', '32.00'));
  expect(tableOf(paper).roles).toEqual(['product_code', 'description', 'packages', 'quantity', 'unit_price', 'total_price']);
});

test('rows of two storeys go on below the net value of one of them, and their words tell nothing of where columns stand', () => {
  const rows: (readonly [number, string])[][] = [
    [
      [40, 'Pos'],
      [80, 'Description'],
      [160, 'Qty'],
      [230, 'Price'],
      [300, 'Unit'],
      [380, 'Amount'],
    ],
    [
      [40, '10'],
      [80, 'Mechanical seal of silicon carbide and rubber'],
    ],
    [
      [160, '24'],
      [230, '10.50'],
      [300, '1 PC'],
      [380, '252.00'],
    ],
    [
      [80, 'Net value'],
      [380, '252.00'],
    ],
    [
      [40, '20'],
      [80, 'Shaft sleeve of stainless steel, polished twice'],
    ],
    [
      [160, '12'],
      [230, '4.00'],
      [300, '1 PC'],
      [380, '48.00'],
    ],
  ];
  const paper = new Paper();
  for (const [index, row] of rows.entries()) paper.row(40 + 13 * index, row);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.rows.map((row) => [...row.cells].flatMap(([{ role }, { text }]) => (role === 'quantity' ? text : [])))).toEqual([
    ['24'],
    ['12'],
  ]);
});
