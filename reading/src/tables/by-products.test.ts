import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { printedTables } from '../testing/printed-table.js';
import { findTables } from './find-tables.js';

/** What the columns of a table of goods hold under these heads, and with these numbers in its rows. */
function rolesOf(heads: readonly [string, string, string, string], rows: readonly (readonly [string, string, string])[]): string[] {
  const paper = new Paper().row(40, [
    [40, 'Description'],
    [200, heads[0]],
    [270, heads[1]],
    [360, heads[2]],
    [440, heads[3]],
    [510, 'Amount'],
  ]);
  for (const [index, [quantity, price, total]] of rows.entries()) {
    paper.row(60 + 16 * index, [
      [40, `Steel hammer no. ${index + 2}`],
      [200, '8205.20.00'],
      [270, 'Germany'],
      [360, quantity],
      [440, price],
      [510, total],
    ]);
  }
  const [table] = findTables([phrasesOf(paper.print(40, 10, 'HS Code').page())], 'point');
  return table?.columns.map(({ role }) => String(role)) ?? [];
}

const ROWS = [
  ['10', '12.50', '125.00'],
  ['4', '5.00', '20.00'],
  ['7', '3.10', '21.70'],
] as const;
const ALL = ['description', 'hs_code', 'country_of_origin', 'quantity', 'unit_price', 'total_price'];

test('Codes and countries tell what columns hold', () => {
  expect(rolesOf(['Kappe', 'Wimpel', 'Qty', 'Unit Price'], ROWS)).toEqual(ALL);
});

test('Numbers that multiply tell what columns hold', () => {
  expect(rolesOf(['HS Code', 'Origin', 'Kappe', 'Wimpel'], ROWS)).toEqual(ALL);
});

test('Of two columns that are said to be the price the one that multiplies is the amount', () => {
  const paper = new Paper().row(40, [
    [40, 'Description'],
    [250, 'Quantity'],
    [340, 'Unit Price'],
    [450, 'Unit Price'],
  ]);
  for (const [index, [quantity, price, total]] of ROWS.entries()) {
    paper.row(60 + 16 * index, [
      [40, 'Steel hammer'],
      [250, quantity],
      [340, price],
      [450, total],
    ]);
  }
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.columns.map(({ role }) => role)).toEqual(['description', 'quantity', 'unit_price', 'total_price']);
});

test('Numbers that do not multiply tell nothing', () => {
  const rows = [
    ['10', '12.50', '14.00'],
    ['4', '5.00', '99.00'],
  ] as const;
  expect(rolesOf(['HS Code', 'Origin', 'Kappe', 'Wimpel'], rows).slice(3)).toEqual(['null', 'null', 'total_price']);
});

test('an amount that does not multiply gives way to a column that does, whatever its head says', () => {
  const paper = new Paper().row(40, [
    [40, 'Description'],
    [200, 'Quantity'],
    [280, 'Unit Price'],
    [360, 'Amount'],
    [450, 'Kappe'],
  ]);
  for (const [index, [name, quantity, price, weight, total]] of [
    ['Wool scarf', '10', '2.50', '7.40', '25.00'],
    ['Ballpoint pen', '30', '0.40', '1.90', '12.00'],
  ].entries())
    paper.row(60 + 14 * index, [
      [40, name ?? ''],
      [200, quantity ?? ''],
      [280, price ?? ''],
      [360, weight ?? ''],
      [450, total ?? ''],
    ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.columns.map(({ role }) => role)).toEqual(['description', 'quantity', 'unit_price', null, 'total_price']);
});

test('codes of countries, and numbers of lines with codes in one column', () => {
  const paper = new Paper().table(40, [
    ['Kappe', 'Description', 'Wimpel', 'Quantity', 'Amount'],
    ['1 KT-4471', 'Wool scarf', 'CN', '10', '20.00'],
    ['2 KT-9812', 'Ballpoint pen', 'IT', '30', '60.00'],
  ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.columns.map(({ role }) => role)).toEqual(['product_code', 'description', 'country_of_origin', 'quantity', 'total_price']);
});

test('rows that are given for nothing say nothing of products, and a sum below them is none of theirs', () => {
  const paper = new Paper().table(40, [
    ['Catalog', 'Description', 'How many', 'Each at', 'Comes to'],
    ['KL-90', 'Carbon rod', '40', '6.25', '250.00'],
    ['KL-91', 'Carbon tube', '10', '0.00', '0.00'],
    ['KL-92', 'Carbon plate', '2', '5.00', '10.00'],
    ['', '', 'All in all', '', '260.00'],
  ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.columns.map(({ role }) => role)).toEqual(['product_code', 'description', 'quantity', 'unit_price', 'total_price']);
  expect(table?.rows).toHaveLength(3);
});

test.each(['Net', 'Nett (R)', 'Netto'])('what is called %s may be an amount', (head) => {
  const paper = new Paper().table(40, [
    ['Code', 'Details', 'Quantity', 'Unit Price', head],
    ['N5121', 'Power cable', '2,200', '1.09', '2,398.00'],
    ['X5654', 'Spare knife', '26', '45.17', '1,174.42'],
  ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.columns.map(({ role }) => role)).toEqual(['product_code', 'description', 'quantity', 'unit_price', 'total_price']);
});

/** What the four columns behind a description hold. */
function pricedRoles(heads: readonly string[], rows: readonly (readonly string[])[]) {
  const places = [40, 200, 290, 370, 460];
  const paper = new Paper();
  for (const [index, texts] of [['Description', ...heads], ...rows.map((row) => ['Steel hammer', ...row])].entries())
    paper.row(
      40 + 16 * index,
      texts.map((text, at) => [places[at] ?? 0, text] as const),
    );
  return findTables([phrasesOf(paper.page())], 'point')[0]?.columns.map(({ role }) => String(role));
}

test('net without a word of weight is an amount where it is one, less a discount, too', () => {
  expect(
    pricedRoles(
      ['Qty', 'Price (Excl)', 'Disc', 'Nett (Excl)'],
      [
        ['56', '612.00', '5.00%', '32 558.40'],
        ['28', '1 044.00', '0.00%', '29 232.00'],
      ],
    ),
  ).toEqual(['description', 'quantity', 'unit_price', 'tax', 'total_price']);
});

test('per cents are no prices', () => {
  expect(
    pricedRoles(
      ['Wimpel', 'Kappe', 'Segel', 'Mast'],
      [
        ['50.00', '3', '15%', '150.00'],
        ['20.00', '8', '15%', '160.00'],
      ],
    )?.[3],
  ).toBe('null');
});

test('what is called a price is the amount where it is the quantity times the price under a head that nobody knows', () => {
  const [table] = printedTables(
    [40, 200, 300, 400],
    [
      ['Description', 'Quantity', 'Wimpel', 'Price'],
      ['Wooden ruler', '10', '12.50', '125.00'],
      ['Steel hammer', '4', '5.00', '20.00'],
    ],
  );
  expect(table?.columns.map(({ role }) => role)).toEqual(['description', 'quantity', 'unit_price', 'total_price']);
});
