import { expect, test } from 'vitest';
import { wordPiecesOf } from './word-pieces.js';

const PIECES = ['[UNK]', '[CLS]', '[SEP]', 'lamp', '##s', 'cafe', ',', '-', 'hand', '##made', 'made', '茶'];
const numbers = new Map(PIECES.map((piece, number) => [piece, number]));
const read = (text: string) => wordPiecesOf(text, numbers).map((number) => PIECES[number]);

test('Words are read in the longest pieces that are known', () => {
  expect(read('lamps handmade')).toEqual(['[CLS]', 'lamp', '##s', 'hand', '##made', '[SEP]']);
});

test('Case and accents say nothing, punctuation stands for itself', () => {
  expect(read('Café, HAND-made')).toEqual(['[CLS]', 'cafe', ',', 'hand', '-', 'made', '[SEP]']);
});

test('A word with an unknown part is unknown as a whole', () => {
  expect(read('lampx lamp')).toEqual(['[CLS]', '[UNK]', 'lamp', '[SEP]']);
  expect(read('s'.repeat(101))).toEqual(['[CLS]', '[UNK]', '[SEP]']);
});

test('Chinese characters are words of their own', () => {
  expect(read('lamp茶')).toEqual(['[CLS]', 'lamp', '茶', '[SEP]']);
});

test('A long text is cut and still has its end', () => {
  const pieces = read('lamp '.repeat(100));
  expect(pieces).toHaveLength(64);
  expect(pieces.at(-1)).toBe('[SEP]');
});
