import { fileOf, Paper } from '@tallyport/reading/testing/paper';
import { expect, test } from 'vitest';
import { disguised } from './disguise.js';

const paper = fileOf(
  new Paper().print(40, 40, 'Invoice No.: A-17').print(40, 80, 'Seller: Invoice Works Ltd').print(40, 120, 'Net weight: 5 kg'),
);
const wordsWith = (seed: string): string[] =>
  disguised(paper, ['Invoice Works Ltd', 'A-17'], seed).pages.flatMap(({ words }) => words.map(({ text }) => text));

test('some labels are written in other letters, and values and places stay', () => {
  const all = ['a', 'b', 'c', 'd'].flatMap(wordsWith);
  expect(all).toContain('Ri.:');
  expect(all).toContain('No.:');
  expect(all.filter((word) => word === 'A-17')).toHaveLength(4);
  expect(all.filter((word) => word === 'Works')).toHaveLength(4);
});

test('a seed always gives the same paper', () => {
  expect(wordsWith('a')).toEqual(wordsWith('a'));
});
