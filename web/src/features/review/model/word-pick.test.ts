import { expect, test } from 'vitest';
import { firstWord, type PageWord, pickBetween, pickWithin, placeOfWords, textOfWords, wordAt, wordBeside } from './word-pick.js';

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
  expect(pickBetween(1, WORDS, 3, 1)).toEqual({ page: 1, anchor: 3, head: 1, words: [1, 2, 3] });
});

test('words are taken from their own column, whatever stands beside it and in whatever order it was read', () => {
  const page = [
    word('Ref.:', 0.7, 0.132),
    word('Manor', 0.14, 0.1, 0.05),
    word('SOLD', 0.7, 0.161),
    word('3202', 0.1, 0.1, 0.03),
    word('Way', 0.2, 0.1, 0.04),
    word('Dallas,', 0.1, 0.13, 0.05),
    word('Texas', 0.17, 0.13, 0.05),
    word('75235', 0.1, 0.16, 0.05),
  ];
  const taken = (anchor: number, head: number) => textOfWords(page, pickBetween(1, page, anchor, head).words);
  expect(taken(3, 7)).toBe('3202 Manor Way\nDallas, Texas\n75235');
  expect(taken(7, 1)).toBe('Manor Way\nDallas, Texas\n75235');
  expect(taken(4, 3)).toBe('3202 Manor Way');
  expect(taken(5, 0)).toBe('Dallas, Texas Ref.:');
  expect(textOfWords(page, pickWithin(1, page, { x: 0.05, y: 0.08, width: 0.25, height: 0.07 })?.words ?? [])).toBe(
    '3202 Manor Way\nDallas, Texas',
  );
  expect(firstWord(page)).toBe(3);
  expect([wordBeside(page, 3, 'right'), wordBeside(page, 4, 'right'), wordBeside(page, 5, 'left')]).toEqual([1, 5, 4]);
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

test('arrows go along the line and on to the next, and to the nearest word of the line above or below', () => {
  expect(wordBeside(WORDS, 0, 'right')).toBe(1);
  expect(wordBeside(WORDS, 1, 'down')).toBe(3);
  expect(wordBeside(WORDS, 3, 'up')).toBe(0);
  expect(wordBeside(WORDS, 4, 'down')).toBe(4);
  const columns = [word('Address:', 0.3, 0.1), word('VAT', 0.7, 0.12), word('70', 0.3, 0.14), word('Forest', 0.3, 0.17)];
  expect(wordBeside(columns, 0, 'down')).toBe(2);
  expect(wordBeside(columns, 3, 'up')).toBe(2);
});
