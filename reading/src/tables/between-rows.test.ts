import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findTables } from './find-tables.js';

const heads = (paper: Paper) =>
  paper.row(40, [
    [40, 'Pos'],
    [80, 'Description'],
    [300, 'Quantity'],
    [400, 'Unit Price'],
    [500, 'Amount'],
  ]);
const goods = (paper: Paper, y: number, item: string, name: string) =>
  paper.row(y, [
    [40, item],
    [80, name],
    [300, '10'],
    [400, '2.50'],
    [500, '25.00'],
  ]);

function namesOf(...papers: Paper[]) {
  return findTables(
    papers.map((paper) => phrasesOf(paper.page())),
    'point',
  ).map(({ columns, rows, totals }) => ({
    names: rows.map((row) =>
      columns.flatMap((column) => (column.role === 'description' ? (row.cells.get(column)?.text ?? []) : [])).join(),
    ),
    total: totals === null ? null : [...totals.cells.values()].map(({ text }) => text).join(' '),
  }));
}

test('groups of rows with a name above and a sum below them', () => {
  const paper = heads(new Paper());
  goods(paper.print(40, 56, 'PALLET 1'), 70, '1', 'Steel hammer').row(84, [
    [80, 'Subtotal'],
    [500, '25.00'],
  ]);
  goods(paper.print(40, 98, 'PALLET 2'), 112, '2', 'Wooden ruler')
    .row(126, [
      [80, 'Subtotal'],
      [500, '25.00'],
    ])
    .row(140, [
      [80, 'Total'],
      [500, '50.00'],
    ]);
  expect(namesOf(paper)).toEqual([{ names: ['Steel hammer', 'Wooden ruler'], total: 'Total 50.00' }]);
});

test('a sum under all rows, where no rows come after it', () => {
  const paper = goods(heads(new Paper()), 60, '1', 'Steel hammer').row(76, [
    [80, 'Subtotal'],
    [500, '25.00'],
  ]);
  expect(namesOf(paper)).toEqual([{ names: ['Steel hammer'], total: 'Subtotal 25.00' }]);
});

test('sums carried to the next page are no rows', () => {
  const first = goods(heads(new Paper()), 60, '1', 'Steel hammer').row(76, [
    [80, 'Subtotal carried over'],
    [500, '25.00'],
  ]);
  const second = goods(
    heads(new Paper()).row(60, [
      [80, 'Brought forward'],
      [500, '25.00'],
    ]),
    76,
    '2',
    'Wooden ruler',
  );
  expect(namesOf(first, second).map(({ names }) => names)).toEqual([['Steel hammer'], ['Wooden ruler']]);
});

test.each(['Albarán 26/1182 de fecha 05-02-2026', 'Lieferschein Nr. 4471', 'Bon de livraison n° 881'])(
  'the delivery note %s over rows is none of them',
  (note) => {
    const paper = goods(heads(new Paper()).print(80, 56, note), 70, '1', 'Steel hammer');
    expect(namesOf(paper).map(({ names }) => names)).toEqual([['Steel hammer']]);
  },
);

test('a line that only counts the columns is no row', () => {
  const paper = heads(new Paper()).row(55, [
    [40, '1'],
    [80, '2'],
    [300, '3'],
    [400, '4'],
    [500, '5 = 3 x 4'],
  ]);
  goods(paper, 70, '1', 'Copper pan');
  goods(paper, 85, '2', 'Steel ladle');
  expect(namesOf(paper)[0]?.names).toEqual(['Copper pan', 'Steel ladle']);
});

test('a total with goods below it is one of those above it alone', () => {
  const paper = heads(new Paper());
  goods(paper, 60, '1', 'Copper pan');
  paper.row(76, [
    [400, 'Total machines'],
    [500, '25.00'],
  ]);
  goods(paper, 92, '2', 'Steel ladle');
  expect(namesOf(paper)[0]?.names).toEqual(['Copper pan', 'Steel ladle']);
});

test('a sentence that leads to the first row with a colon is no part of it', () => {
  const paper = heads(new Paper()).print(80, 56, 'We invoice you for the goods delivered:');
  goods(goods(paper, 70, '1', 'Wooden ruler'), 86, '2', 'Steel hammer');
  expect(namesOf(paper)[0]?.names).toEqual(['Wooden ruler', 'Steel hammer']);
});
