import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { likelyBands } from './likely-bands.js';

const PLACES = [40, 240, 320, 400];

function bandsOf(...lines: readonly (readonly string[])[]): string[][] {
  const paper = new Paper();
  for (const [index, cells] of lines.entries())
    paper.row(
      40 + 16 * index,
      cells.map((cell, at) => [PLACES[at] ?? 0, cell] as const),
    );
  return likelyBands(phrasesOf(paper.page())).map((band) => band.map(({ text }) => text));
}

const ROWS = [
  ['Beeswax of the hive', '1.00', '42.00', '42.00'],
  ['Oak plank', '7', '3.10', '19.53'],
];

test('one head that is known is enough over rows of words and figures', () => {
  expect(bandsOf(['Wimpel', 'Quantity', 'Zipfel', 'Troddel'], ...ROWS)).toEqual([['Wimpel', 'Quantity', 'Zipfel', 'Troddel']]);
});

test('heads of which none is known are none, and an amount alone heads taxes, too', () => {
  expect(bandsOf(['Wimpel', 'Kappe', 'Zipfel', 'Troddel'], ...ROWS)).toEqual([]);
  expect(bandsOf(['Wimpel', 'Kappe', 'Zipfel', 'Amount'], ...ROWS)).toEqual([]);
});

test('names of fields beside each other are no heads', () => {
  expect(bandsOf(['Wimpel', 'Quantity', 'Terms', 'Ship via'], ...ROWS)).toEqual([]);
  expect(bandsOf(['Wimpel:', 'Reference:', 'Zipfel:'], ['3 May 2023', '04/06/2023', 'CR-123'])).toEqual([]);
});
