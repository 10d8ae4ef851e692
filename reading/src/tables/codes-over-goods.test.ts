import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findTables } from './find-tables.js';

/** What stands in the columns of codes and of descriptions under these lines. */
function goods(...rows: readonly (readonly string[])[]) {
  const paper = new Paper().row(40, [
    [40, 'Qty'],
    [90, 'Part / Description'],
    [330, 'Unit Price'],
    [440, 'Amount'],
  ]);
  for (const [index, [first = '', ...below]] of rows.entries())
    paper
      .row(60 + 60 * index, [
        [40, '20'],
        [90, first],
        [330, '2.00'],
        [440, '40.00'],
      ])
      .lines(90, 73 + 60 * index, below);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  return table?.rows.map(({ cells }) =>
    [...cells].filter(([{ role }]) => role === 'product_code' || role === 'description').map(([, { text }]) => text),
  );
}

test('a code alone on the line over the goods is that of the product', () => {
  expect(goods(['TX-90-4431', 'Torque driver'], ['TX-77-1002', 'Digital caliper'])).toEqual([
    ['TX-90-4431', 'Torque driver'],
    ['TX-77-1002', 'Digital caliper'],
  ]);
  expect(goods(['P/N 0445-110-376', 'Injector for fuel'])).toEqual([['0445-110-376', 'Injector for fuel']]);
});

test('what not every row has, and what counts the rows, is none', () => {
  expect(goods(['TX-90-4431', 'Torque driver'], ['Digital caliper', 'of steel'])).toEqual([
    ['TX-90-4431 Torque driver'],
    ['Digital caliper of steel'],
  ]);
});

test('a code in the form of the tariff over goods whose tariff code is named below is that of the product', () => {
  expect(goods(['10045532', 'Torque driver', 'HS code 8467.29.00'], ['10047781', 'Digital caliper', 'HS code 9017.30.00'])).toMatchObject([
    ['10045532', expect.stringContaining('Torque driver')],
    ['10047781', expect.stringContaining('Digital caliper')],
  ]);
});
