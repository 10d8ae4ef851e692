import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { findLabels } from '../testing/find-labels.js';
import { Paper } from '../testing/paper.js';

test('words of labels in the box of a known label for the same thing are its value', () => {
  const paper = new Paper().box(40, 40, 400, 90).print(44, 43, 'Handling Information').print(44, 60, 'Handling code instructions');
  expect(findLabels(phrasesOf(paper.page())).filter(({ concepts }) => concepts.includes('handling_information'))).toHaveLength(1);
});

test('what days are counted from is no label on the next line of a value', () => {
  const paper = new Paper()
    .print(40, 40, 'Payment terms:')
    .lines(160, 40, ['L/C at 60 days from', 'B/L date'])
    .print(40, 80, 'B/L date')
    .print(160, 80, '4 May 2024');
  expect(findLabels(phrasesOf(paper.page())).map(({ concepts, area }) => [concepts[0], area.left])).toEqual([
    ['payment_terms', 40],
    ['issue_date', 40],
  ]);
});
