import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findLabels } from './find-labels.js';

test('words of labels in the box of a known label for the same thing are its value', () => {
  const paper = new Paper().box(40, 40, 400, 90).print(44, 43, 'Handling Information').print(44, 60, 'Handling code instructions');
  expect(findLabels(phrasesOf(paper.page())).filter(({ concepts }) => concepts.includes('handling_information'))).toHaveLength(1);
});
