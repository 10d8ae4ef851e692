import { expect, test } from 'vitest';
import { wordsWithBoxes } from './boxes-and-words.js';

const box = (left: number, isTicked = false) => ({ left, top: 10, right: left + 12, bottom: 22, isTicked, confidence: 0.9 });
const word = (text: string, left: number, right: number) => ({ text, confidence: 1, rectangle: { left, right, top: 8, bottom: 24 } });
const textsOf = (...given: Parameters<typeof wordsWithBoxes>): string[] => wordsWithBoxes(...given).map(({ text }) => text);

test('a box that was read as a letter is the box, ticked or empty', () => {
  expect(textsOf([word('口', 100, 112), word('FOB', 120, 150)], [box(100)])).toEqual(['FOB', '☐']);
  expect(textsOf([word('回', 100, 112)], [box(100, true)])).toEqual(['☒']);
  expect(textsOf([word('□CIF', 100, 150)], [box(100)])).toEqual(['CIF', '☐']);
});

test('an ideograph that looks like a ticked box stays in its word', () => {
  expect(textsOf([word('韩国', 88, 112)], [box(100, true)])).toEqual(['韩国']);
});

test('a box that only the reader of letters saw is a word of its own', () => {
  expect(textsOf([word('□CIF', 100, 150)], [])).toEqual(['☐', 'CIF']);
});
