import { expect, test } from 'vitest';
import { spelledOut } from '../labels/spelled-out.js';
import { columnRoleOf } from './column-roles.js';
import { FURTHER_HEADS } from './heads/further-heads.js';

test.each([
  ['Qty Shipped', 'quantity'],
  ['14. Unit price - Prix unitaire', 'unit_price'],
  ['U/M', 'quantity_unit'],
  ['Price per unit (USD)', 'unit_price'],
  ['Ext. Amount', 'total_price'],
  ['Désignation des marchandises', 'description'],
  ['Einzelpreis netto', 'unit_price'],
  ['Ctn No. From-To', 'package_range'],
  ['Pcs/Ctn', 'pieces_per_package'],
  ['Tổng tiền', 'total_price'],
  ['装箱数', 'pieces_per_package'],
  ['원산지', 'country_of_origin'],
  ['Number and kind of packages; description of goods', 'packages_and_description'],
])('A column headed %s holds %s', (head, role) => {
  expect(columnRoleOf(head)).toBe(role);
});

test('A word of the trade that heads no column has no role', () => {
  expect(columnRoleOf('Melbourne')).toBeNull();
});

test('No table of heads has a brace that is left open', () => {
  expect(
    Object.values(FURTHER_HEADS)
      .flatMap(spelledOut)
      .filter((words) => /[{}]/u.test(words)),
  ).toEqual([]);
});

test('a unit of weight in a head tells weights, whatever else it says', () => {
  expect(columnRoleOf('Net total (kg)')).toBe('net_weight');
  expect(columnRoleOf('Gross in all, kgs')).toBe('gross_weight');
  expect(columnRoleOf('QTY. N.W. (KGS) GROSS WEIGHT (KGS) VOLUME (CBM)')).toBeNull();
  expect(columnRoleOf('Net price per kg')).not.toBe('net_weight');
});
