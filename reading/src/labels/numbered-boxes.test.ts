import { expect, test } from 'vitest';
import { wholeLabel } from './match-label.js';

test.each([
  ['I.1 Consignor / exporter', 'shipper'],
  ['I.16. Border control post of entry', 'port_of_discharge'],
  ['I.20a Gross weight', 'gross_weight'],
  ['II.2.b Certificate reference number', 'certificate_number'],
  ['(5) Country where the goods were produced', 'country_of_origin'],
  ['12. Number and type of packages', 'packages'],
  ['发货人名称及地址 Name and address of consignor', 'shipper'],
  ['启运地 Place of despatch', 'port_of_loading'],
  ['Declared name and address of consignee', 'consignee'],
])('%s names %s', (text, concept) => {
  expect(wholeLabel(text)?.concepts).toContain(concept);
});

test.each([
  ['Related invoice number', 'invoice_number'],
  ['Covering invoice no.', 'invoice_number'],
  ['Full name of the person signing', 'signatory_name'],
  ['Date signed (dd/mm/yyyy)', 'issue_date'],
  ['Products in question:', 'goods_description'],
  ['Made wholly in', 'country_of_origin'],
  ['Customer', 'buyer'],
])('a declaration says %s for %s', (text, concept) => {
  expect(wholeLabel(text)?.concepts).toContain(concept);
});

test.each([
  ['Exp. period', 'exposure'],
  ['Date treatment ended', 'completion_date'],
  ['Subject of treatment', 'fumigation_target'],
  ['Đối tượng khử trùng / Object of fumigation', 'fumigation_target'],
  ['Thời gian ủ thuốc / Exposure time', 'exposure'],
])('a record of a treatment says %s for %s', (text, concept) => {
  expect(wholeLabel(text)?.concepts).toContain(concept);
});

test('a number with decimals is no number of a box', () => {
  expect(wholeLabel('15.27 CBM')).toBeNull();
});
