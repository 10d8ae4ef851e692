import { expect, test } from 'vitest';
import { printedTables, rolesOf } from '../testing/printed-table.js';

const PLACES = [40, 240, 310, 380];
const HEADS = ['Kappe', 'Zipfel', 'Net weight', 'Troddel'];
const ROWS = [
  ['Wooden ruler 30 cm', '10 PCS', '12.50', '14.00'],
  ['Steel hammer heavy', '4 PCS', '5.00', '6.50'],
];

test('sums below rows tell what stands over these, where heads are unknown', () => {
  const [table] = printedTables(PLACES, [HEADS, ...ROWS, ['Zusammen', '', '17.50', '20.50']]);
  expect(rolesOf(table)).toEqual(['description', 'quantity', 'net_weight', 'gross_weight']);
  expect(table?.rows).toHaveLength(2);
});

test('what is no sum tells nothing', () => {
  expect(printedTables(PLACES, [HEADS, ...ROWS, ['Zusammen', '', '17.60', '20.90']])).toEqual([]);
});

test('sums of some of the rows and second lines of texts stand between them', () => {
  const [table] = printedTables(PLACES, [
    HEADS,
    ROWS[0] ?? [],
    ['of beech', '', 'untreated'],
    ['Sub-total', '10', '12.50', '14.00'],
    ROWS[1] ?? [],
    ['Sub-total', '4', '5.00', '6.50'],
    ['Zusammen', '', '17.50', '20.50'],
  ]);
  expect(rolesOf(table)?.slice(2)).toEqual(['net_weight', 'gross_weight']);
});
