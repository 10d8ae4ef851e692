import { expect, test } from 'vitest';
import { columnRoleOf } from './column-roles.js';

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
  ['Complete goods description:', 'description'],
  ['NET KG (line)', 'net_weight'],
  ['Where made', 'country_of_origin'],
  ['Measured in', 'quantity_unit'],
  ['No. of items', 'quantity'],
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
])('A column headed %s holds %s', (head, role) => {
  expect(columnRoleOf(head)).toBe(role);
});

test('A word of the trade that heads no column has no role', () => {
  expect(columnRoleOf('Melbourne')).toBeNull();
});

test('a unit of weight in a head tells weights, whatever else it says', () => {
  expect(columnRoleOf('Net total (kg)')).toBe('net_weight');
  expect(columnRoleOf('Gross in all, kgs')).toBe('gross_weight');
  expect(columnRoleOf('QTY. N.W. (KGS) GROSS WEIGHT (KGS) VOLUME (CBM)')).toBeNull();
  expect(columnRoleOf('Net price per kg')).not.toBe('net_weight');
});

test('a tax beside a price or an amount, a price for many pieces, and goods below their code', () => {
  expect(columnRoleOf('Unit Price Excl. VAT')).toBe('unit_price');
  expect(columnRoleOf('Line Amount incl. GST')).toBe('total_price');
  expect(columnRoleOf('Enhedspris ekskl. moms')).toBe('unit_price');
  expect(columnRoleOf('Beløb ekskl. moms i DKK')).toBe('total_price');
  expect(columnRoleOf('QTY/CTN')).toBe('pieces_per_package');
  expect(columnRoleOf('Per 100')).toBe('unit_price');
  expect(columnRoleOf('Price / 1000 pcs')).toBe('unit_price');
  expect(columnRoleOf('Material / Description')).toBe('description');
});

test('money for one of something is a price', () => {
  for (const head of ['USD per kg', 'EUR/pc', 'US$ per kg']) expect(columnRoleOf(head)).toBe('unit_price');
});

test('of two scripts the Latin one tells what a column holds', () => {
  expect(columnRoleOf('Unit price سعر الوحدة')).toBe('unit_price');
});

test('a price is one whether it is told as net or not', () => {
  expect(columnRoleOf('PU HT net')).toBe('unit_price');
  expect(columnRoleOf('Net')).toBe('net_weight');
});
