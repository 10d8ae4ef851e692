import { expect, test } from 'vitest';
import type { PlacedWord } from './placed-word.js';
import { withoutBlots } from './without-blots.js';

const wordAt = (text: string, left: number, top: number, bottom: number): PlacedWord => ({
  text,
  area: { left, right: left + 20, top, bottom },
  confidence: 1,
});
const heightsOf = (words: readonly PlacedWord[]): number[] => withoutBlots(words).map(({ area }) => area.bottom - area.top);

test('a word that the print of the next line touches is as high as the word beside it', () => {
  expect(heightsOf([wordAt('QTY', 10, 10, 22), wordAt('INV.', 34, 10, 18), wordAt('lung', 10, 20, 28)])).toEqual([8, 8, 8]);
});

test('a title in larger letters stands alone and is as high as it seems, also where its second word lost a part', () => {
  expect(heightsOf([wordAt('Commercial', 10, 10, 22), wordAt('invoice', 34, 13, 22), wordAt('Date', 10, 40, 48)])).toEqual([12, 9, 8]);
});
