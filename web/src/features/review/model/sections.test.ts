import { headerFieldsOf } from '@tallyport/contracts/shipping-record/fields';
import { expect, test } from 'vitest';
import { SECTIONS, sectionOf } from './sections.js';

test.each([
  ['invoice_number', 'paper'],
  ['export_date', 'paper'],
  ['certificate_of_origin_number', 'paper'],
  ['buyer_name', 'parties'],
  ['overseas_consignee_code', 'parties'],
  ['port_of_loading', 'transport'],
  ['exit_port', 'transport'],
  ['weight_unit', 'goods'],
  ['country_of_origin', 'goods'],
  ['goods_total', 'amounts'],
  ['other_charges', 'amounts'],
] as const)('%s stands under %s', (field, section) => {
  expect(sectionOf(field)).toBe(section);
});

test('no part of an invoice or a waybill is left without a field', () => {
  for (const kind of ['invoice', 'waybill'] as const) {
    const used = new Set(headerFieldsOf(kind).map(sectionOf));
    expect(SECTIONS.filter((section) => !used.has(section))).toEqual([]);
  }
});
