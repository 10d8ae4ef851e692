import { expect, test } from 'vitest';
import { Paper } from '../testing/paper.js';
import { phrasesOf } from './phrases.js';

const textsOf = (paper: Paper): string[] => phrasesOf(paper.page()).map(({ text }) => text);

test('a line that reaches near to the next column ends before it', () => {
  const paper = new Paper()
    .print(40, 40, 'Buyer')
    .print(149, 40, 'Date 4 May')
    .print(40, 54, 'Northern Orchard Ltd')
    .print(149, 54, 'Invoice 17')
    .print(40, 68, 'Stall 118')
    .print(149, 68, 'Vessel Aurora');
  expect(textsOf(paper)).toEqual(['Buyer', 'Date 4 May', 'Northern Orchard Ltd', 'Invoice 17', 'Stall 118', 'Vessel Aurora']);
});

test('words of running text that stand under each other by chance stay together', () => {
  const paper = new Paper().print(40, 40, 'We thank you for it').print(65, 54, 'and remain').print(65, 68, 'Yours');
  expect(textsOf(paper)).toEqual(['We thank you for it', 'and remain', 'Yours']);
});

test('a value stays with the label before its colon', () => {
  const paper = new Paper().print(40, 40, 'Destination:').print(106, 40, 'Nansha').print(106, 54, 'China').print(106, 68, 'by sea');
  expect(textsOf(paper)).toEqual(['Destination: Nansha', 'China', 'by sea']);
});
