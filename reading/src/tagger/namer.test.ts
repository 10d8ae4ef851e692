import { expect, test } from 'vitest';
import { namerBy } from './namer.js';

const reader = (shares: readonly number[]) => ({ things: [], meaningOf: () => Float32Array.from(shares) });

test('the greatest shares are told, the greatest first, and small ones are not', () => {
  const namer = namerBy(reader([0.25, 0.01, 0.5, 0.24]), reader([1]));
  expect(namer.asLabel('Total')).toEqual([
    [2, 0.5],
    [0, 0.25],
    [3, expect.closeTo(0.24)],
  ]);
  expect(namer.asHead('Total')).toEqual([[0, 1]]);
});
