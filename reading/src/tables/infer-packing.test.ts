import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findTables } from './find-tables.js';

function rolesOf(heads: readonly [string, string, string, string, string], rows: readonly (readonly string[])[]): string[] {
  const places = [40, 120, 280, 350, 430, 510];
  const paper = new Paper().row(
    40,
    ['Description', ...heads].map((head, index) => [[120, 40, 280, 350, 430, 510][index] ?? 0, head] as const),
  );
  for (const [at, row] of rows.entries())
    paper.row(
      60 + 16 * at,
      row.map((text, index) => [places[index] ?? 0, text] as const),
    );
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  return table?.columns.map(({ role }) => String(role)) ?? [];
}

const ROWS = [
  ['1-26', 'Steel hammer', '26', '312 PCS', '399.40', '439.20'],
  ['27-52', 'Steel chisel', '26', '156 SETS', '639.60', '698.60'],
];

test('Ranges of packages and their number tell columns', () => {
  expect(rolesOf(['Kappe', 'Wimpel', 'Quantity', 'Net Weight', 'Gross Weight'], ROWS)).toEqual([
    'package_range',
    'description',
    'packages',
    'quantity',
    'net_weight',
    'gross_weight',
  ]);
});

test('Counts with units and weights beside others tell columns', () => {
  expect(rolesOf(['Carton No.', 'Packages', 'Kappe', 'Wimpel', 'Gross Weight'], ROWS)).toEqual([
    'package_range',
    'description',
    'packages',
    'quantity',
    'net_weight',
    'gross_weight',
  ]);
});

test('what runs down is no range of packages', () => {
  const codes = ROWS.map(([, ...cells], index) => [`8001-${index}20`, ...cells]);
  expect(rolesOf(['Kappe', 'Wimpel', 'Quantity', 'Net Weight', 'Gross Weight'], codes)[0]).toBe('product_code');
});
