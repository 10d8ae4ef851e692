import { expect, test } from 'vitest';
import type { ReadProduct } from '../messages/master-data-layout.js';
import { readProducts } from '../messages/read-master-data.js';
import { readXml } from '../testing/read-xml.js';
import { handWritten } from '../testing/sample-shipment.js';
import { toldProduct } from './told-product.js';

const BARE: ReadProduct = { partNumber: 'A-1', description: null, unit: null, isActive: null, relations: [], tariffs: [] };
const tariff = (number: string | null, country: string | null = 'AU', type: string | null = 'IMP') => ({ number, country, type });

test('a product is told as it was read, with its owner and the digits of its tariff code', () => {
  const read = readProducts(readXml(handWritten('products-answer.xml')));
  expect(read?.rows.map(toldProduct)).toEqual([
    {
      product_code: '=BSK-30',
      company_code: 'WATTLEAU',
      description: 'Storage basket, 30 L',
      unit1: 'NO',
      hs_code: '39269090',
      is_active: true,
    },
  ]);
});

test('one of which only the number is known is active, and nobody’s', () => {
  expect(toldProduct(BARE)).toEqual({ product_code: 'A-1', company_code: '', description: '', unit1: '', hs_code: '', is_active: true });
  expect(toldProduct({ ...BARE, isActive: 'N' })?.is_active).toBe(false);
});

test('what cannot be kept is not told', () => {
  expect([toldProduct({ ...BARE, partNumber: null }), toldProduct({ ...BARE, partNumber: 'A'.repeat(81) })]).toEqual([null, null]);
});

test.each([
  ['that of an import into Australia', [tariff('84151000', 'NZ'), tariff('84151001', 'AU', 'EXP'), tariff('8415.10.0014')], '8415100014'],
  ['any of Australia before one of another country', [tariff('84151000', 'NZ'), tariff('84151001', 'AU', null)], '84151001'],
  ['one of another country before none', [tariff('84151000', 'NZ')], '84151000'],
  ['none that is no tariff code', [tariff('see 8415'), tariff(null), tariff('841')], ''],
])('of several tariff codes counts %s', (_, tariffs, expected) => {
  expect(toldProduct({ ...BARE, tariffs })?.hs_code).toBe(expected);
});

test('of several owners the first by code counts, in whatever order they are told', () => {
  const own = (organisation: string) => ({ type: 'OWN', organisation });
  const told = (...owners: string[]) => toldProduct({ ...BARE, relations: owners.map(own) })?.company_code;
  expect([told('ZED', 'ABLE'), told('ABLE', 'ZED')]).toEqual(['ABLE', 'ABLE']);
});
