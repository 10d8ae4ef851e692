import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { Paper } from '../testing/paper.js';

const english = (): Paper =>
  new Paper()
    .print(40, 40, 'Invoice No: AB-1')
    .print(40, 60, 'Invoice Date: 4 May 2024')
    .print(40, 80, 'Vessel: CORAL')
    .print(40, 100, 'Voyage: 12W');

const doubted = (paper: Paper): string[] =>
  readText({ pages: [paper.page()] }).labels.flatMap(({ isGuess, text }) => (isGuess ? [text] : []));

test('the only Chinese label of an English paper is doubted', () => {
  expect(doubted(english().print(40, 300, '总金额: 1.00'))).toEqual(['总金额']);
});

test('labels of a paper in two languages are not', () => {
  expect(doubted(english().print(40, 300, '总金额: 1.00').print(40, 320, '毛重: 12 KGS'))).toEqual([]);
});
