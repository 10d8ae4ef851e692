import { expect, test } from 'vitest';
import { columnRoleOf } from './column-roles.js';
import { roleUnder } from './spanned-heads.js';

test.each([
  ['Net weight, kg', 'each', 'other'],
  ['Net weight, kg', 'total', 'net_weight'],
  ['Per package (kg)', 'Gross weight', 'other'],
  ['Total (kg)', 'Gross weight', 'gross_weight'],
  ['Packages', 'No.', 'packages'],
  ['Packages', 'Kind', 'package_type'],
  ['Amount', 'Unit', 'unit_price'],
  ['Amount', 'Total', 'total_price'],
  ['Price per carton', 'Amount', 'total_price'],
  ['Weight (kg)', 'Net weight', 'net_weight'],
])('under %s a column headed %s holds %s', (over, head, role) => {
  expect(roleUnder(over, head, columnRoleOf(head))).toBe(role);
});
