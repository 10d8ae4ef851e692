import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findTables } from './find-tables.js';

/** What the columns under heads at these places hold. */
function rolesUnder(heads: readonly (readonly [number, string])[], row: readonly (readonly [number, string])[]) {
  const paper = new Paper().row(40, heads).row(60, row).row(76, row);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  return table?.columns.map(({ role }) => role);
}

test('what was sent is the quantity, not what was ordered', () => {
  expect(
    rolesUnder(
      [
        [40, 'Description'],
        [200, 'Qty Ordered'],
        [290, 'Qty Shipped'],
        [380, 'B/O'],
        [450, 'Price'],
      ],
      [
        [40, 'Wool scarf'],
        [200, '12'],
        [290, '10'],
        [380, '2'],
        [450, '4.00'],
      ],
    ),
  ).toEqual(['description', 'other', 'quantity', 'other', 'unit_price']);
});

test('ordered and shipped in short', () => {
  const heads = [
    [40, 'Description'],
    [200, 'Qty Ord'],
    [290, 'Qty Ship'],
    [380, 'B/O'],
  ] as const;
  const row = [
    [40, 'Wool scarf'],
    [200, '12'],
    [290, '10'],
    [380, '2'],
  ] as const;
  expect(rolesUnder(heads, row)).toEqual(['description', 'other', 'quantity', 'other']);
});

test('a unit of the price beside the price, and both under heads that stand close', () => {
  expect(
    rolesUnder(
      [
        [40, 'Description'],
        [200, 'Qty'],
        [290, 'Price Price unit'],
        [450, 'Value'],
      ],
      [
        [40, 'Wool scarf'],
        [200, '12'],
        [290, '4.00  1 PC'],
        [450, '48.00'],
      ],
    ),
  ).toEqual(['description', 'quantity', 'unit_price', 'other', 'total_price']);
});
