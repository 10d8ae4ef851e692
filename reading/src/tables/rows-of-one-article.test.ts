import { expect, test } from 'vitest';
import { printedTables } from '../testing/printed-table.js';

const PLACES = [40, 120, 280, 340, 400, 470];
const HEADS = ['Style', 'Description', 'Colour', 'Quantity', 'Unit price', 'Amount'];
const told = (lines: readonly (readonly string[])[]) =>
  printedTables(PLACES, [HEADS, ...lines])[0]?.rows.map(
    ({ cells }) => [...cells].find(([{ role }]) => role === 'description')?.[1].text ?? null,
  );

test('rows that say a colour and no article have that of the row above', () => {
  expect(
    told([
      ['KT-4471', 'Woven blouse', 'Ivory', '10', '12.50', '125.00'],
      ['', '', 'Teal', '4', '12.50', '50.00'],
      ['KT-4472', 'Woven dress', 'Navy', '2', '20.00', '40.00'],
    ]),
  ).toEqual(['Woven blouse', 'Woven blouse', 'Woven dress']);
});

test('a row without a colour has none', () => {
  expect(
    told([
      ['KT-4471', 'Woven blouse', 'Ivory', '10', '12.50', '125.00'],
      ['', '', '', '4', '12.50', '50.00'],
    ])?.[1],
  ).toBeNull();
});

test('sizes below an article are variants of it, too', () => {
  const lines = [
    ['Art. no', 'Description', 'Size', 'Quantity', 'Unit price', 'Amount'],
    ['KT-4471', 'Goalkeeper gloves', '8', '10', '12.50', '125.00'],
    ['', '', '9', '4', '12.50', '50.00'],
  ];
  const [table] = printedTables(PLACES, lines);
  expect(table?.rows.map(({ cells }) => [...cells].find(([{ role }]) => role === 'description')?.[1].text)).toEqual([
    'Goalkeeper gloves',
    'Goalkeeper gloves',
  ]);
});
