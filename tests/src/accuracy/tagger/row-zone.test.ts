import { expect, test } from 'vitest';
import { comparableWords } from './comparable-word.js';
import { printedLines } from './printed-lines.js';
import { zoneOf } from './row-zone.js';
import { smallPaper } from './small-paper.js';

/** A page of twelve lines of one letter each, from A to L, and a second page with M. */
const LINES = printedLines(
  comparableWords([...smallPaper(...'ABCDEFGHIJKL'.split('')), ...smallPaper('M').map((word) => ({ ...word, page: 2 }))]),
);

function lettersOf(row: number, lineOfRow: readonly number[]): string | undefined {
  return zoneOf(row, lineOfRow, LINES)
    ?.words.map(({ text }) => text)
    .join('');
}

test('the zone of a row lies between the lines of the rows above and below it', () => {
  expect(lettersOf(1, [3, 5, 8])).toBe('EFGH');
});

test('without other rows on its page it starts a little above its line and ends some lines below it', () => {
  expect(lettersOf(0, [4])).toBe('BCDEFGHIJK');
  expect(lettersOf(0, [8, 12])).toBe('FGHIJKL');
  expect(lettersOf(1, [8, 12])).toBe('M');
});

test('it stands where its line does; a row on no line has none', () => {
  expect(zoneOf(0, [1], LINES)).toMatchObject({ middle: 19, height: 10 });
  expect(zoneOf(0, [-1], LINES)).toBeNull();
});
