import { expect, test } from 'vitest';
import type { Candidate } from './evidence.js';
import { offeredCodes } from './offered-codes.js';

const ranked = (codes: readonly string[]) =>
  codes.map((code, rank) => ({ code, chance: 1 / (rank + 2), place: undefined, evidence: {} as Candidate['evidence'] }));
const codes = (from: number, count: number) => Array.from({ length: count }, (_, at) => String(from + at));

test('Ten codes are offered, best first', () => {
  expect(offeredCodes(ranked(['900510', '961700', '960310', ...codes(870110, 12)])).map(({ code }) => code)).toEqual([
    '900510',
    '961700',
    '960310',
    ...codes(870110, 7),
  ]);
});

test('The best codes of three headings are among them, however many of one heading are better', () => {
  const offered = offeredCodes(ranked([...codes(870110, 9), '900510', ...codes(870130, 5), '961700', '960310'])).map(({ code }) => code);
  expect(offered).toEqual([...codes(870110, 8), '900510', '961700']);
});
