import { expect, test } from 'vitest';
import { endOfName } from './company-and-address.js';

const nameIn = (text: string) => text.slice(0, endOfName(text) ?? 0);

test('the name of a company ends before its house, its street, or its town and country', () => {
  expect(nameIn('Alder Trading Ltd, 12 Quay Street, Bristol')).toBe('Alder Trading Ltd');
  expect(nameIn('ALDER RICE MILLS (PVT) LTD, QUAY ROAD, SHEIKHUPURA, PAKISTAN')).toBe('ALDER RICE MILLS (PVT) LTD');
  expect(nameIn('ALDER PARTS CO., LTD. 88 NOKSAN-RO, GANGSEO-GU, BUSAN')).toBe('ALDER PARTS CO., LTD.');
  expect(nameIn('Alder, Birch and Cedar')).toBe('');
});
