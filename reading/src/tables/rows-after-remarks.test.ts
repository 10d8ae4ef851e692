import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { printedTables } from '../testing/printed-table.js';
import { findTables } from './find-tables.js';

const HEADS: [number, string][] = [
  [40, 'Pos'],
  [80, 'Description'],
  [300, 'Qty'],
  [360, 'Price'],
  [440, 'Amount'],
];

function row(y: number, [pos, name, quantity, price, amount]: readonly [string, string, string, string, string]) {
  return [y, HEADS.map(([x], at) => [x, [pos, name, quantity, price, amount][at] ?? ''] as [number, string])] as const;
}

test('what ends a table elsewhere tells of the row above where rows come after it', () => {
  const paper = new Paper()
    .row(40, HEADS)
    .row(...row(60, ['1', 'Copper pan', '12', '20.00', '240.00']))
    .print(80, 76, 'Packages: 4 cartons')
    .row(...row(100, ['2', 'Steel ladle', '30', '3.00', '90.00']))
    .print(80, 116, 'Packages: 1 carton');
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.rows).toHaveLength(2);
});

test('rows on the next page whose numbers count on belong to a table that seemed to have ended, and stand above its heads', () => {
  const first = new Paper()
    .row(40, HEADS)
    .row(...row(60, ['1', 'Copper pan', '12', '20.00', '240.00']))
    .row(...row(75, ['2', 'Steel ladle', '30', '3.00', '90.00']))
    .print(80, 110, 'Payment terms: 30 days');
  const second = new Paper()
    .row(...row(60, ['3', 'Iron pan', '10', '15.00', '150.00']))
    .row(200, [
      [40, 'Part no.'],
      [120, 'Description'],
      [300, 'Qty'],
    ])
    .row(215, [
      [40, 'P-1177'],
      [120, 'Handle'],
      [300, '10'],
    ]);
  const tables = findTables([phrasesOf(first.page()), phrasesOf(second.page(2))], 'point');
  expect(tables.map(({ rows }) => rows.length)).toEqual([2, 1, 1]);
});

test('numbers in the middle of rows of several lines leave each row its figures', () => {
  const paper = new Paper()
    .row(40, HEADS)
    .row(...row(60, ['', 'Copper pan', '12', '20.00', '240.00']))
    .row(72, [
      [40, '1'],
      [80, 'with a lid'],
    ])
    .print(80, 84, 'and a handle')
    .row(...row(110, ['', 'Steel ladle', '30', '3.00', '90.00']))
    .row(122, [
      [40, '2'],
      [80, 'with a hook'],
    ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.rows.map((found) => [...found.cells.values()].map(({ text }) => text))).toEqual([
    ['1', 'Copper pan with a lid and a handle', '12', '20.00', '240.00'],
    ['2', 'Steel ladle with a hook', '30', '3.00', '90.00'],
  ]);
});

test('between the rules of the columns a row may be as high as it likes', () => {
  const sides = [30, 70, 290, 350, 430, 520];
  const paper = new Paper().row(40, HEADS);
  const boxed = (top: number, bottom: number) => {
    for (const [at, left] of sides.slice(0, -1).entries()) paper.box(left, top, sides[at + 1] ?? left, bottom);
  };
  boxed(35, 55);
  for (const [index, name] of ['Copper pan', 'Steel ladle'].entries()) {
    boxed(55 + 120 * index, 175 + 120 * index);
    paper.row(...row(60 + 120 * index, [String(index + 1), name, '12', '20.00', '240.00']));
  }
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.rows).toHaveLength(2);
});

test('labels under the goods stay with them, those of the last row where an earlier one has them', () => {
  const paper = new Paper().row(40, HEADS);
  for (const [index, name] of ['Copper pan', 'Steel ladle'].entries())
    paper
      .row(...row(60 + 60 * index, [String(index + 1), name, '12', '20.00', '240.00']))
      .lines(80, 73 + 60 * index, ['Serial No.: 54209190', 'Net Wt: 10.20 KGS']);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.rows.map(({ cells }) => [...cells].find(([{ role }]) => role === 'description')?.[1].text)).toEqual([
    'Copper pan Serial No.: 54209190 Net Wt: 10.20 KGS',
    'Steel ladle Serial No.: 54209190 Net Wt: 10.20 KGS',
  ]);
});

test('what fills all columns is a row, whatever word for the end of a table it has', () => {
  const rows = [
    ['Waffle towel', '500', '1.60', '800.00'],
    ['Apron (sample, free of charge)', '5', '0.00', '0.00'],
  ];
  const [table] = printedTables([40, 240, 310, 380], [['Description', 'Qty', 'Price', 'Amount'], ...rows, ['', '', 'TOTAL', '800.00']]);
  expect(table?.rows).toHaveLength(2);
});
