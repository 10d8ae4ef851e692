import { expect, test } from 'vitest';
import { withPlaceRemark } from './place-remark.js';

test.each([
  ['From (place of despatch)', 'seller', 'port_of_loading'],
  ['To (port)', 'buyer', 'port_of_discharge'],
  ['From (name and place of the company)', 'seller', 'seller'],
  ['To', 'buyer', 'buyer'],
] as const)('%s asks for what its remark tells', (label, concept, meant) => {
  expect(withPlaceRemark([concept], label)).toEqual([meant]);
});
