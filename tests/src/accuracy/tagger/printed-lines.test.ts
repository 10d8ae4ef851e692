import { expect, test } from 'vitest';
import { printedLines } from './printed-lines.js';
import { smallPaper } from './small-paper.js';

test('lines go from top to bottom and page to page, their words from left to right', () => {
  const first = smallPaper('Copper wire   4', 'Steel bolts   6');
  const next = smallPaper('Brass nuts').map((word) => ({ ...word, page: 2 }));
  const lines = printedLines([...next, ...first.toReversed()]);
  expect(lines.map((line) => line.map(({ text }) => text).join(' '))).toEqual(['Copper wire 4', 'Steel bolts 6', 'Brass nuts']);
});

test('a word that stands a little lower is on the same line, one that stands half its height lower is not', () => {
  const lower = (points: number) =>
    smallPaper('Copper wire').map((word, at) => ({
      ...word,
      area: { ...word.area, top: word.area.top + at * points, bottom: word.area.bottom + at * points },
    }));
  expect(printedLines(lower(4))).toHaveLength(1);
  expect(printedLines(lower(5))).toHaveLength(2);
});
