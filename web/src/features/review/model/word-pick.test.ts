import { expect, test } from 'vitest';
import { type PageWord, pickBetween, pickWithin, placeOfWords, textOfWords, wordAt, wordBeside } from './word-pick.js';

const word = (text: string, x: number, y: number, width = 0.1): PageWord => ({ text, box: { x, y, width, height: 0.02 } });
const WORDS = [
  word('WATTLEBROOK', 0.1, 0.1),
  word('LIGHTING', 0.22, 0.1),
  word('14', 0.1, 0.13, 0.03),
  word('DRIFT', 0.14, 0.13),
  word('16,460.00', 0.8, 0.7),
];

test('a click takes the word under it, or none', () => {
  expect(wordAt(WORDS, 0.25, 0.11)).toBe(1);
  expect(wordAt(WORDS, 0.5, 0.5)).toBe(-1);
});

test('a rectangle takes the words whose middle it holds; shift takes all up to there', () => {
  expect(pickWithin(1, WORDS, { x: 0.05, y: 0.08, width: 0.3, height: 0.1 })?.words).toEqual([0, 1, 2, 3]);
  expect(pickWithin(1, WORDS, { x: 0.5, y: 0.4, width: 0.1, height: 0.1 })).toBeNull();
  expect(pickBetween(1, 3, 1)).toEqual({ page: 1, anchor: 3, head: 1, words: [1, 2, 3] });
});

test('what is taken keeps its lines, and has a box for each', () => {
  expect(textOfWords(WORDS, [0, 1, 2, 3])).toBe('WATTLEBROOK LIGHTING\n14 DRIFT');
  const { boxes, page } = placeOfWords(WORDS, { page: 2, words: [0, 1, 2, 3] });
  expect(page).toBe(2);
  expect(boxes.map(({ x, y }) => [x, y])).toEqual([
    [0.1, 0.1],
    [0.1, 0.13],
  ]);
  expect(boxes[0]?.width).toBeCloseTo(0.22);
});

test('Han signs stand close', () => {
  expect(textOfWords([word('宁波', 0.1, 0.1), word('澄岸', 0.2, 0.1), word('Ltd', 0.3, 0.1)], [0, 1, 2])).toBe('宁波澄岸 Ltd');
});

test('arrows go along the words, and to the nearest word of the line above or below', () => {
  expect(wordBeside(WORDS, 0, 'right')).toBe(1);
  expect(wordBeside(WORDS, 1, 'down')).toBe(3);
  expect(wordBeside(WORDS, 3, 'up')).toBe(0);
  expect(wordBeside(WORDS, 4, 'down')).toBe(4);
});
