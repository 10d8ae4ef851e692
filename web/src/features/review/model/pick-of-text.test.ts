import { expect, test } from 'vitest';
import { pickOfText } from './pick-of-text.js';

const box = (x: number, y: number) => ({ x, y, width: 0.1, height: 0.02 });
const WORDS = [
  { text: 'Ningtai', box: box(0.1, 0.1) },
  { text: 'Lighting', box: box(0.2, 0.1) },
  { text: '1,020.00', box: box(0.8, 0.4) },
  { text: '1,020.00', box: box(0.8, 0.8) },
];

test('what was typed stands where the page says it, whatever the blanks and the case', () => {
  expect(pickOfText(1, WORDS, 'ningtai  LIGHTING', null)).toEqual({ page: 1, words: [0, 1], anchor: 0, head: 1 });
});

test('of two places the one nearest to where the value was read is meant, and without such a place none', () => {
  expect(pickOfText(1, WORDS, '1,020.00', box(0.8, 0.75))?.words).toEqual([3]);
  expect(pickOfText(1, WORDS, '1,020.00', null)).toBeNull();
});

test.each(['Ningtai Light', 'Lamps', 'x', ''])('%o stands nowhere', (text) => {
  expect(pickOfText(1, WORDS, text, null)).toBeNull();
});
