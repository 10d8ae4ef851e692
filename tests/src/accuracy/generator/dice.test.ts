import { expect, test } from 'vitest';
import { Dice } from './dice.js';

function throws(dice: Dice): number[] {
  return Array.from({ length: 8 }, () => dice.between(1, 1000));
}

test('the same seed throws the same again, another seed does not', () => {
  expect(throws(new Dice('a'))).toEqual(throws(new Dice('a')));
  expect(throws(new Dice('a'))).not.toEqual(throws(new Dice('b')));
});

test('a fork does not feel what was thrown before it', () => {
  const used = new Dice('a');
  throws(used);
  expect(throws(used.fork('part'))).toEqual(throws(new Dice('a').fork('part')));
});

test('some of the items are each picked once', () => {
  const picked = new Dice('a').pickSome([1, 2, 3, 4, 5], 4);
  expect(new Set(picked).size).toBe(4);
});
