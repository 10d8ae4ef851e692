import { expect, test } from 'vitest';
import { productSyncFlag } from './product-sync-flag.js';

test('the flag of an organisation stands until it is cleared, and each has its own', () => {
  productSyncFlag.raise('harrow', 1_000);
  expect([productSyncFlag.askedAt('harrow', 2_000), productSyncFlag.askedAt('quay', 2_000)]).toEqual([1_000, null]);
  productSyncFlag.clear('harrow');
  expect(productSyncFlag.askedAt('harrow', 2_000)).toBeNull();
});

test.each(['', 'yesterday', '-1', '9'.repeat(20), 'Infinity'])(
  'fault 108: a stored time %j that is none of the past is no flag',
  (stored) => {
    localStorage.setItem('productSyncAskedOfOrgharrow', stored);
    expect(productSyncFlag.askedAt('harrow', 2_000)).toBeNull();
  },
);
