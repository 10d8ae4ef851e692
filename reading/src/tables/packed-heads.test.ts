import { expect, test } from 'vitest';
import { columnRoleOf } from './column-roles.js';

test.each([
  ['PRS/CTN', 'pieces_per_package'],
  ['Cones / bag', 'pieces_per_package'],
  ['N.W./CTN', 'other'],
  ['G.W. per carton (kg)', 'other'],
  ['Price / box', 'unit_price'],
  ['Total prs', 'quantity'],
  ['TTL N.W.', 'net_weight'],
  ['Total kgs', 'weight'],
  ['Total amount', 'total_price'],
  ['Kg neto', 'net_weight'],
  ['Bruto kg', 'gross_weight'],
])('%s heads %s', (head, role) => {
  expect(columnRoleOf(head)).toBe(role);
});
