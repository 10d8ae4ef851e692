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

test('the parties, ports and the day of a customs declaration are called as on other papers, too', () => {
  const exported = {
    domestic_shipper: '昆山',
    overseas_consignee: 'Alder Ltd',
    declaration_date: '2026-05-30',
    destination_port: '奥克兰',
  };
  expect(furtherNames(exported)).toMatchObject({
    seller_name: '昆山',
    buyer_name: 'Alder Ltd',
    date: '2026-05-30',
    port_of_discharge: '奥克兰',
  });
  expect(furtherNames({ domestic_consignee: '宁波', overseas_shipper: 'Alder Ltd' })).toMatchObject({
    seller_name: 'Alder Ltd',
    buyer_name: '宁波',
  });
  expect(furtherNames({ issuer_name: 'Alder Ltd' })).toEqual({ exporter_name: 'Alder Ltd' });
});
