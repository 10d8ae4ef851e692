import { expect, test } from 'vitest';
import type { Column } from './columns.js';
import { withProductCodes } from './likely-codes.js';
import type { TableRow } from './rows.js';

const column = (head: string, role: Column['role']): Column => ({ role, head, left: 0, right: 1 });

const firstRole = (columns: readonly Column[], ...rows: string[][]) => {
  const told = rows.map(
    (texts) => ({ cells: new Map(columns.map((one, index) => [one, { text: texts[index] ?? '' }])) }) as unknown as TableRow,
  );
  return withProductCodes(columns, columns, told).map(({ role, isGuess }) => [role, isGuess ?? false])[0];
};

test('The one column of codes beside descriptions holds those of the products', () => {
  const columns = [column('Kappe', null), column('Goods', 'description'), column('Qty', 'quantity')];
  expect(firstRole(columns, ['KT-447/1', 'Chairs', '5'], ['KT-981/2', 'Tables', '7'])).toEqual(['product_code', true]);
  expect(firstRole(columns, ['6308-2RS', 'Bearings', '5'], ['B68', 'Belts', '7'])).toEqual(['product_code', true]);
  expect(firstRole(columns, ['12V', 'Lamps', '5'], ['24V', 'Fuses', '7'])).toEqual([null, false]);
  expect(firstRole(columns, ['12.50', 'Chairs', '5'], ['30.00', 'Tables', '7'])).toEqual([null, false]);
  expect(firstRole(columns, ['52x28x19', 'Chairs', '5'], ['60x28x19', 'Tables', '7'])).toEqual([null, false]);
  expect(firstRole(columns, ['KT-447/1', 'Chairs', '5'], ['KT-447/1', 'Tables', '7'])).toEqual([null, false]);
  expect(firstRole(columns, ['KT-447/1', 'Chairs', '5'], ['FREIGHT', 'Freight', '1'])).toEqual(['product_code', true]);
  expect(firstRole(columns, ['HV5090- BEY', 'Chairs', '5'], ['BRN-2- EKRU', 'Tables', '1'])).toEqual(['product_code', true]);
});

test('right before what goods are words with strokes or figures are articles, also under a head of numbers of lines', () => {
  const columns = [column('Kappe', null), column('Goods', 'description'), column('Qty', 'quantity')];
  expect(firstRole(columns, ['CZ-SAN-XL', 'Cherries', '5'], ['CZ-LAP-J', 'Cherries', '7'])).toEqual(['product_code', true]);
  expect(firstRole(columns, ['RS-88,9-6M', 'Tube', '5'], ['HB-TECH-3', 'Book', '7'])).toEqual(['product_code', true]);
  expect(firstRole(columns, ['Black', 'Cherries', '5'], ['White', 'Cherries', '7'])).toEqual([null, false]);
  const numbered = [column('Item #', 'item'), ...columns.slice(1)];
  expect(firstRole(numbered, ['[23423]', 'Seal kit', '5'], ['[45645]', 'Shear bolt', '7'])).toEqual(['product_code', true]);
  expect(firstRole(numbered, ['1001', 'Seal kit', '5'], ['1002', 'Shear bolt', '7'])).toEqual(['item', false]);
});
