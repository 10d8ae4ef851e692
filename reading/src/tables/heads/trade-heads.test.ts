import { expect, test } from 'vitest';
import { columnRoleOf } from '../column-roles.js';

test.each([
  ['Qty ship', 'quantity'],
  ['Meas. unit', 'quantity_unit'],
  ['Unit net price', 'unit_price'],
  ['Price per 100', 'unit_price'],
  ['Amount due', 'total_price'],
  ['Material / service', 'description'],
  ['Mfd. in', 'country_of_origin'],
  ['Grs. weight (KG)', 'gross_weight'],
  ['Charge', 'other'],
  ['Part # 物料号', 'product_code'],
  ['Material / service / Tên hàng', 'description'],
])('%s heads %s', (head, role) => {
  expect(columnRoleOf(head)).toBe(role);
});
