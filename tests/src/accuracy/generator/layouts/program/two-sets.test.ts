import { expect, test } from 'vitest';
import { SEALED_WORLD } from '../../truth/sealed-world.js';
import { TRADE_WORLD } from '../../truth/trade-world.js';
import type { World } from '../../truth/world.js';
import { SEALED_PROGRAMS } from '../sealed/families.js';
import { TRADE_PROGRAMS } from '../trade/families.js';

const familiesOf = (programs: Readonly<Record<string, object>>) => Object.values(programs).flatMap((families) => Object.keys(families));

const namesIn = ({ selling, buying, goods, names, vessels, carriers }: World) => [
  ...goods.map(({ name }) => name),
  ...names.first,
  ...names.forwarding,
  ...vessels,
  ...carriers,
  ...[...selling, ...buying].flatMap(({ streets, cities }) => [...streets, ...cities]),
];

test('no family of the sealed set prints papers of the set that is looked at', () => {
  const looked = new Set(familiesOf(TRADE_PROGRAMS));
  expect(familiesOf(SEALED_PROGRAMS).filter((family) => looked.has(family))).toEqual([]);
});

test('no goods, company, street or ship of the sealed set is known from the set that is looked at', () => {
  const looked = new Set(namesIn(TRADE_WORLD));
  expect(namesIn(SEALED_WORLD).filter((name) => looked.has(name))).toEqual([]);
});
