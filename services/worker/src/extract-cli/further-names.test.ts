import { expect, test } from 'vitest';
import { furtherNames } from './further-names.js';

test('an address without a name is the rest of one, and a country alone is said as such', () => {
  expect(furtherNames({ shipper_address: 'XIAMEN CITY, CHINA', consignee_address: 'BELGIUM' })).toEqual({
    shipper_address_tail: 'XIAMEN CITY, CHINA',
    consignee_country: 'BELGIUM',
  });
  expect(furtherNames({ seller_name: 'Acme', seller_address: '1 Road' })).toEqual({});
});

test('packages are cartons unless they are something else', () => {
  expect(furtherNames({ packages: 4, package_type: 'CTNS' })).toEqual({ cartons: 4 });
  expect(furtherNames({ packages: 4, package_type: 'PALLETS', gross_weight: 12 })).toEqual({ weight: 12 });
});
