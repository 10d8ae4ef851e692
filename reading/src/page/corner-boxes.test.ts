import { expect, test } from 'vitest';
import { Paper } from '../testing/paper.js';
import { phrasesOf } from './phrases.js';

const cellOf = (paper: Paper, words: string) => phrasesOf(paper.page()).find(({ text }) => text.includes(words))?.cell;

test('the small box around the number of a box parts nothing', () => {
  const paper = new Paper()
    .box(26, 100, 300, 160)
    .box(30, 101, 41, 112)
    .print(32, 102, '1', 8)
    .print(45, 102, 'Sender (name, address)', 8)
    .print(30, 120, 'Alder Foods');
  expect(cellOf(paper, 'Sender')).toEqual(cellOf(paper, 'Alder'));
  expect(cellOf(paper, 'Alder')?.right).toBeGreaterThan(290);
});

test('a narrow column of numbers is no corner', () => {
  const paper = new Paper();
  for (const [index, goods] of ['Pumps', 'Valves'].entries())
    paper
      .box(30, 100 + 14 * index, 46, 114 + 14 * index)
      .box(46, 100 + 14 * index, 300, 114 + 14 * index)
      .print(34, 103 + 14 * index, String(index + 1), 8)
      .print(50, 103 + 14 * index, goods, 8);
  expect(cellOf(paper, 'Pumps')?.left).toBeGreaterThan(40);
  expect(cellOf(paper, 'Valves')?.left).toBeGreaterThan(40);
});
