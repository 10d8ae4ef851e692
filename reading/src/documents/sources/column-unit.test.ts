import { weightUnitIn } from '@tallyport/domain/values/units';
import { expect, test } from 'vitest';
import { printedTables } from '../../testing/printed-table.js';
import { unitOfColumn } from './column-unit.js';

const weighed = (head: string, one: string, other: string) => {
  const [table] = printedTables(
    [40, 260, 380],
    [
      ['Description', 'Quantity', head],
      ['Copper pan', '30', one],
      ['Steel ladle', '150', other],
    ],
  );
  return table === undefined ? null : unitOfColumn(table, 'gross_weight', weightUnitIn);
};

test('the unit of a column stands in its head, or in its cells where they agree', () => {
  expect(weighed('Gross weight (LBS)', '12.50', '8.00')).toBe('LB');
  expect(weighed('Gross weight', '12.50 kg', '8.00 kg')).toBe('KG');
  expect(weighed('Gross weight', '12.50 kg', '8.00 lb')).toBeNull();
});
