import { expect, test } from 'vitest';
import { printedTables, rolesOf } from '../testing/printed-table.js';

const PLACES = [40, 240, 320, 400];
const HEADS = ['Description', 'Quantity', 'Unit price', 'Amount'];

test('codes under what the goods are hold those of the products', () => {
  const [table] = printedTables(
    PLACES,
    [HEADS, ['Wooden ruler', '10', '12.50', '125.00'], ['RUL-30-W'], ['Steel hammer', '4', '5.00', '20.00'], ['HAM-1-ST']],
    13,
  );
  expect(rolesOf(table)).toEqual(['description', 'product_code', 'quantity', 'unit_price', 'total_price']);
  expect(
    table?.rows.map(({ cells }) => [...cells].map(([{ role }, { text }]) => `${role} ${text}`).filter((text) => /^[dp]/u.test(text))),
  ).toEqual([
    ['description Wooden ruler', 'product_code RUL-30-W'],
    ['description Steel hammer', 'product_code HAM-1-ST'],
  ]);
});

test('codes of letters alone are those of one maker where they begin alike', () => {
  const [table] = printedTables(
    PLACES,
    [HEADS, ['Wooden ruler', '10', '12.50', '125.00'], ['FH-RUL-OAK'], ['Steel hammer', '4', '5.00', '20.00'], ['FH-HAM-L']],
    13,
  );
  expect(rolesOf(table)).toContain('product_code');
});

test('words or the same code under the goods are none', () => {
  for (const [one, other] of [
    ['of beech', 'of steel'],
    ['LOT-4471', 'LOT-4471'],
  ] as const) {
    const [table] = printedTables(
      PLACES,
      [HEADS, ['Wooden ruler', '10', '12.50', '125.00'], [one], ['Steel hammer', '4', '5.00', '20.00'], [other]],
      13,
    );
    expect(rolesOf(table)).not.toContain('product_code');
  }
});

test('rows without a code and remarks below the rows are no hindrance', () => {
  const [table] = printedTables(
    [40, 320],
    [
      ['Items', 'Quantity'],
      ['Wooden ruler', '10 of 10'],
      ['RUL-30-W'],
      ['Steel hammer', '4 of 6'],
      ['HAM-1-ST'],
      ['Copper nail', '1 of 1'],
      ['NAI-25'],
      ['Glass jar', '2 of 2'],
      ['There are other items from your order that ship apart.'],
    ],
    13,
  );
  expect(rolesOf(table)).toEqual(['description', 'product_code', 'quantity']);
});

test('codes of two groups of letters are codes beside one with figures', () => {
  const [table] = printedTables(
    PLACES,
    [
      HEADS,
      ['Wool beanie', '10', '12.50', '125.00'],
      ['MB-CHR'],
      ['Wool wash', '4', '5.00', '20.00'],
      ['WW250'],
      ['Gift card', '1', '9.00', '9.00'],
    ],
    13,
  );
  expect(rolesOf(table)).toContain('product_code');
});
