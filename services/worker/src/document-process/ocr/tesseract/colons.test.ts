import { expect, test } from 'vitest';
import { rectangle } from '../../testing/grey.js';
import { withColons } from './colons.js';

const LETTER = 28;
const word = (text: string) => ({ text, confidence: 0.4, rectangle: rectangle(100, 100, 6, 24) });
const dots = [rectangle(101, 102, 4, 4), rectangle(101, 118, 4, 4)];

test('two dots above each other are a colon, whatever was read there', () => {
  expect(withColons([word('1')], dots, LETTER)).toMatchObject([{ text: ':', confidence: 0.9 }]);
});

test('a stroke stays what it was read as, and so does an i', () => {
  expect(withColons([word('1')], [rectangle(101, 101, 4, 22)], LETTER)).toMatchObject([{ text: '1' }]);
  expect(withColons([word('i')], [rectangle(101, 101, 4, 4), rectangle(101, 108, 4, 15)], LETTER)).toMatchObject([{ text: 'i' }]);
});
