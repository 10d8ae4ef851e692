import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { besideWord, numberOfPaper } from './beside-word.js';

const INVOICE = /(?<!\p{L})invoice(?!\p{L})/iu;
const numberIn = (paper: Paper): unknown => besideWord(readText(fileOf(paper)), INVOICE, numberOfPaper)?.value;

test('a number is known by one word of a caption that no table has', () => {
  expect(numberIn(new Paper().print(40, 100, 'Relevant invoice herewith').print(300, 100, 'CI/4711-26'))).toBe('CI/4711-26');
  expect(numberIn(new Paper().print(40, 100, 'Relevant invoice herewith').print(40, 113, 'CI/4711-26'))).toBe('CI/4711-26');
  expect(numberIn(new Paper().print(40, 100, 'Relevant invoice herewith CI/4711-26'))).toBe('CI/4711-26');
});

test('two captions with that word tell nothing, nor does a day or an amount', () => {
  const two = new Paper()
    .print(40, 100, 'Invoice herewith')
    .print(300, 100, 'A-4711')
    .print(40, 120, 'Invoice before')
    .print(300, 120, 'A-4712');
  expect(numberIn(two) ?? null).toBeNull();
  expect(['04/05/2026', '1,250.00', 'Perth'].map(numberOfPaper)).toEqual([null, null, null]);
});
