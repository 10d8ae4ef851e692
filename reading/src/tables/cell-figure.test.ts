import { expect, test } from 'vitest';
import type { Phrase } from '../page/phrases.js';
import { figureIn } from './cell-figure.js';

/** The figure of a cell with these pieces, each so many lines down. */
function figure(...pieces: readonly (readonly [string, number])[]): string | undefined {
  const lines = pieces.map(([text, line]) => ({ text, area: { left: 0, right: 10, top: 12 * line, bottom: 12 * line + 9 } }) as Phrase);
  return figureIn(lines.map(({ text }) => text).join(' '), lines, 'comma')?.value;
}

test('the only number of a cell, or of its first line with numbers', () => {
  expect(figure(['1,45', 0])).toBe('1.45');
  expect(figure(['1,45', 0], ['Abschlag 0,03', 1])).toBe('1.45');
  expect(figure(['Brutto', 0], ['1,45', 1], ['0,03', 2])).toBe('1.45');
});

test('numbers beside each other tell nothing', () => {
  expect(figure(['1,45', 0], ['0,03', 0])).toBeUndefined();
  expect(figure(['frei', 0])).toBeUndefined();
});
