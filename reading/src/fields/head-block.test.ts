import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { headBlockOf } from './head-block.js';

const headOf = (paper: Paper): string[] => {
  const text = readText(fileOf(paper));
  return headBlockOf(text.phrases, new Set(), text).map(({ text: words }) => words);
};

test('the first words of a paper over an address and a contact are a name, whatever the house says of itself between', () => {
  const paper = new Paper().lines(40, 40, [
    'Alder Parts & Supply',
    'Write something worth keeping',
    '77 Range Road',
    'Middleton, WA 98007',
    'Phone 425 555 0100',
  ]);
  expect(headOf(paper)).toEqual(['Alder Parts & Supply', '77 Range Road', 'Middleton, WA 98007', 'Phone 425 555 0100']);
});

test('a name in large print may have two lines', () => {
  const paper = new Paper()
    .lines(40, 30, ['ALDER BROTHERS', 'GENERAL HARDWARE'], 18)
    .lines(40, 80, ['12 Quay Road', '10115 Berlin', 'Tel. 030 445 5710']);
  expect(headOf(paper)[0]).toBe('ALDER BROTHERS GENERAL HARDWARE');
});

test('whom a paper goes to has an address alone', () => {
  expect(headOf(new Paper().lines(40, 40, ['Alder Parts & Supply', '77 Range Road', 'Middleton, WA 98007']))).toEqual([]);
});
