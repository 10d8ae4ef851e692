import { expect, test } from 'vitest';
import { columnRoleOf } from '../column-roles.js';

test.each([
  ['Complete goods description:', 'description'],
  ['NET KG (line)', 'net_weight'],
  ['Where made', 'country_of_origin'],
  ['Measured in', 'quantity_unit'],
  ['No. of items', 'quantity'],
])('A column headed %s holds %s', (head, role) => {
  expect(columnRoleOf(head)).toBe(role);
});
