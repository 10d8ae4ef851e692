import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { columnsApart } from './columns-apart.js';

test('a caption that reaches near to its value is parted from it where the lines around have their column', () => {
  const paper = new Paper()
    .print(40, 100, 'Goods')
    .print(147, 100, 'Cotton rug')
    .print(40, 112, 'Description of Goods')
    .print(147, 112, 'Copper wire');
  expect(columnsApart(phrasesOf(paper.page())).map(({ text }) => text)).toEqual([
    'Goods',
    'Cotton rug',
    'Description of Goods',
    'Copper wire',
  ]);
});
