import { expect, test } from 'vitest';
import { fumigantsIn } from './fumigants.js';

test.each([
  ['Methyl Bromide (CH3Br) 100 %', ['Methyl Bromide']],
  ['treated with sulphuryl fluoride', ['sulphuryl fluoride']],
  ['熏蒸剂 溴甲烷', ['溴甲烷']],
  ['MeBr', ['MeBr']],
  ['CARGO, PACKING AND CONTAINER 48 g/m3', []],
])('%s', (text, names) => {
  expect(fumigantsIn(text)).toEqual(names);
});
