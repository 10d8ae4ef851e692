import { expect, test } from 'vitest';
import { HeaderSoFar } from './header-so-far.js';

const read = (value: string) => ({ value, from: [], certainty: 1 });

test('what was found first stays, and a unit stands with its own amount alone', () => {
  const header = new HeaderSoFar({ header: new Map(), lines: [] });
  header.put('currency', null);
  header.put('currency', read('USD'));
  header.put('currency', read('EUR'));
  header.put('net_weight', { amount: read('12'), unit: null });
  header.put('net_weight', { amount: read('26'), unit: read('LB') });
  header.put('seller', { name: read('Cedar Hill Ltd'), address: null });
  header.put('seller', { name: read('Alder Ltd'), address: read('12 Quay Street') });
  expect([...header.all].map(([field, { value }]) => [field, value])).toEqual([
    ['currency', 'USD'],
    ['net_weight', '12'],
    ['seller_name', 'Cedar Hill Ltd'],
    ['seller_address', '12 Quay Street'],
  ]);
});
