import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { closeLines, wrappedLines } from './wrapped-lines.js';

function textsOf(paper: Paper, pick: typeof wrappedLines): string[] {
  const phrases = phrasesOf(paper.page());
  return pick(phrases, { phrases }).map(({ text }) => text);
}

test('A value wraps where the next word had no room in its column', () => {
  const paper = new Paper().lines(40, 40, ['Documents against acceptance', '30 days', 'Melbourne']);
  expect(textsOf(paper, wrappedLines)).toEqual(['Documents against acceptance', '30 days']);
});

test('A line that had room for the next word is whole', () => {
  const paper = new Paper().lines(40, 40, ['Genoa', 'Italy']).print(40, 200, 'A long line of the same column');
  expect(textsOf(paper, wrappedLines)).toEqual(['Genoa']);
});

test('Lines beyond a wide gap do not belong to a value', () => {
  const paper = new Paper().lines(40, 40, ['LOT 870959', 'MADE IN FRANCE']).print(40, 90, 'Harbour Bank, Account 561870');
  expect(textsOf(paper, closeLines)).toEqual(['LOT 870959', 'MADE IN FRANCE']);
});

test('A line that begins in small letters goes on with the one above it', () => {
  const paper = new Paper()
    .lines(40, 40, ['Documents against acceptance 30', 'days'])
    .print(40, 200, 'A much longer line of the same column');
  expect(textsOf(paper, wrappedLines)).toEqual(['Documents against acceptance 30', 'days']);
});
