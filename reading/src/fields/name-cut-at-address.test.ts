import { expect, test } from 'vitest';
import type { Understood } from './field-reading.js';
import { nameCutAtAddress } from './name-cut-at-address.js';

const told = (value: string): Understood => ({ value, from: [], certainty: 0.9 });

test.each([
  ['Alder Foods Limited, 16B Kahu', 'Alder Foods Limited', '16B Kahu Crescent, Auckland'],
  ['Alder Foods Joint Stock Company, Km', 'Alder Foods Joint Stock Company', 'Km Crescent, Auckland'],
  ['Alder Foods Co., Ltd., Lot C-', 'Alder Foods Co., Ltd.', 'Lot C- Crescent, Auckland'],
  ['Alder Foods Co., Ltd.', 'Alder Foods Co., Ltd.', 'Crescent, Auckland'],
  ['Alder Foods AS, Sentrallager', 'Alder Foods AS, Sentrallager', 'Crescent, Auckland'],
  ['Alder Foods AB, Verkstad Nord', 'Alder Foods AB, Verkstad Nord', 'Crescent, Auckland'],
  ['Alder Foods AB, Att. Ms Elin Birch', 'Alder Foods AB', 'Crescent, Auckland'],
  ['Alder, Birch & Cedar Ltd.', 'Alder, Birch & Cedar Ltd.', 'Crescent, Auckland'],
])('%s is named %s', (line, name, address) => {
  const party = nameCutAtAddress({ name: told(line), address: told('Crescent, Auckland') });
  expect([party.name?.value, party.address?.value]).toEqual([name, address]);
});

test('of a party without an address a town behind the name is one, doubtfully', () => {
  const party = nameCutAtAddress({ name: told('Alder Foods NV, Antwerpen'), address: null });
  expect([party.name?.value, party.address?.value]).toEqual(['Alder Foods NV', 'Antwerpen']);
  expect(party.address?.certainty).toBeLessThan(0.8);
  expect(nameCutAtAddress({ name: told('Alder Foods NV'), address: null }).address).toBeNull();
});
