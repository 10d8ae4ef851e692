import { expect, test } from 'vitest';
import { Dice } from '../dice.js';
import { Words } from './words.js';

function labels(set: 'develop' | 'tuned' | 'fresh' | 'report'): Set<string> {
  const seeds = Array.from({ length: 200 }, (_none, seed) => new Dice(String(seed)));
  return new Set(seeds.map((dice) => new Words(dice, set, 'english').label('buyer').toLowerCase()));
}

test('some words are kept from the developing set', () => {
  expect(labels('develop')).not.toContain('messrs.');
  expect(labels('tuned')).toContain('messrs.');
});

test('an issuer always calls a thing the same', () => {
  const words = new Words(new Dice('a'), 'report', 'bilingual');
  expect(words.label('seller')).toBe(words.label('seller'));
});
