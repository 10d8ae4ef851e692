import { expect, test } from 'vitest';
import { byContent } from './by-content.js';
import type { Column } from './columns.js';
import type { TableRow } from './rows.js';

const column = (head: string, role: Column['role']): Column => ({ role, head, left: 0, right: 1 });

function lastRole(columns: readonly Column[], ...rows: string[][]) {
  const told = rows.map(
    (texts) => ({ cells: new Map(columns.map((one, index) => [one, { text: texts[index] ?? '' }])) }) as unknown as TableRow,
  );
  return byContent(columns, columns, told).at(-1)?.role;
}

test('short words beside counts are units where at least half of them are known', () => {
  const columns = [column('Goods', 'description'), column('Qty', 'quantity'), column('Kappe', null)];
  expect(lastRole(columns, ['Chairs', '5', 'szt'], ['Rings', '7', 'para'])).toBe('quantity_unit');
  expect(lastRole(columns, ['Chairs', '5', 'red'], ['Rings', '7', 'blue'])).toBe(null);
});

test('where nothing is counted there are no units', () => {
  const columns = [column('Goods', 'description'), column('Kappe', null)];
  expect(lastRole(columns, ['Chairs', 'PCS'], ['Rings', 'PCS'])).toBe(null);
});

test('a unit may be told in two languages', () => {
  const columns = [column('Goods', 'description'), column('Qty', 'quantity'), column('Kappe', null)];
  expect(lastRole(columns, ['Avocados', '5', 'CAJAS / BOXES'], ['Limes', '7', 'CAJAS / BOXES'])).toBe('quantity_unit');
});

test('right behind counts short words are units, whatever they are called, but for sizes and colours', () => {
  const columns = [column('Goods', 'description'), column('Qty', 'quantity'), column('Kappe', null)];
  expect(lastRole(columns, ['Tables', '5', 'u'], ['Varnish', '7', 'bid'])).toBe('quantity_unit');
  expect(lastRole(columns, ['Leaf', '5', 'C48 cartons'], ['Strips', '7', 'bales'])).toBe('quantity_unit');
  expect(lastRole(columns, ['Shirts', '5', 'S'], ['Shirts', '7', 'XL'])).toBe(null);
  expect(lastRole(columns, ['Shirts', '5', 'A'], ['Shirts', '7', 'B'])).toBe(null);
});
