import { expect, test } from 'vitest';
import { likelyRole } from './likely-head.js';

test.each([
  ['Quantity in total shipped', 'quantity'],
  ['Net amount of line', 'total_price'],
  ['Article reference of supplier', 'product_code'],
  ['Country of making', 'country_of_origin'],
  ['Amount of line in total', 'total_price'],
  ['净重合计', 'net_weight'],
])('A column headed %s most likely holds %s', (head, role) => {
  expect(likelyRole(head)).toBe(role);
});

test.each(['Country of final destination', 'Melbourne', 'Total', 'Payment terms'])('%s heads nothing that could be guessed', (head) => {
  expect(likelyRole(head)).toBeNull();
});
