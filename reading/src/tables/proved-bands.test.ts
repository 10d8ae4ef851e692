import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { printedTables, rolesOf } from '../testing/printed-table.js';
import { findTables } from './find-tables.js';

const PLACES = [40, 120, 300, 380, 460];

const rolesUnder = (heads: readonly string[], rows: readonly (readonly string[])[]) => rolesOf(printedTables(PLACES, [heads, ...rows])[0]);

const ROWS = [
  ['KT-4471', 'Wooden ruler', '10', '12.50', '125.00'],
  ['KT-4472', 'Steel hammer', '4', '5.00', '20.00'],
];

test('rows that multiply tell what stands over them, where no head is known', () => {
  expect(rolesUnder(['Wimpel', 'Kappe', 'Zipfel', 'Quaste', 'Troddel'], ROWS)).toEqual([
    'product_code',
    'description',
    'quantity',
    'unit_price',
    'total_price',
  ]);
});

test('rows that do not multiply have no heads that nobody knows', () => {
  const rows = ROWS.map((row) => row.with(4, '17.20'));
  expect(rolesUnder(['Wimpel', 'Kappe', 'Zipfel', 'Quaste', 'Troddel'], rows)).toBeUndefined();
});

test('prices for a hundred prove two rows, and a number in their head is none of a row', () => {
  const rows = [
    ['KT-4471', 'Wooden ruler', '1,000', '12.50', '125.00'],
    ['KT-4472', 'Steel hammer', '400', '5.00', '20.00'],
  ];
  expect(rolesUnder(['Wimpel', 'Kappe', 'Zipfel', 'Price per 100', 'Troddel'], rows)?.slice(2)).toEqual([
    'quantity',
    'unit_price',
    'total_price',
  ]);
  expect(rolesUnder(['Wimpel', 'Kappe', 'Zipfel', 'Quaste', 'Troddel'], rows.slice(0, 1))).toBeUndefined();
});

test('a row that proves itself ends no table, whatever stands in it', () => {
  const rows = ROWS.map((row) => [...row.slice(0, 4), 'Tax 15%', row[4] ?? '']);
  const places = [40, 120, 300, 360, 410, 480];
  const paper = new Paper();
  for (const [index, cells] of [['Code', 'Goods', 'Qty', 'Price', 'Zipfel', 'Amount'], ...rows].entries())
    paper.row(
      40 + 16 * index,
      cells.map((cell, at) => [places[at] ?? 0, cell] as const),
    );
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.rows).toHaveLength(2);
});
