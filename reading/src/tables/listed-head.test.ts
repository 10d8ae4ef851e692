import { expect, test } from 'vitest';
import { roleOfList } from './listed-head.js';

test.each([
  ['8. Item number; marks and numbers; number and kind of packages(1); description of goods', 'packages_and_description'],
  ["6. Numero d'ordine; marche, numeri, numero e natura dei colli; designazione delle merci", 'packages_and_description'],
  ['Marks; numbers', null],
  ['Number and kind of packages, description of goods', null],
])('%s lists what belongs in %s', (head, role) => {
  expect(roleOfList(head)).toBe(role);
});
