import { expect, test } from 'vitest';
import { Paper } from '../testing/paper.js';
import { phrasesOf } from './phrases.js';

test('of two words that are as near the one on the same line goes on, not what is stamped across', () => {
  const paper = new Paper().print(40, 100, '15 Feb').print(75, 100, '2021').print(75, 104, 'Agent');
  expect(phrasesOf(paper.page()).map(({ text }) => text)).toEqual(['15 Feb 2021', 'Agent']);
});
