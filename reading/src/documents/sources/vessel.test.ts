import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { Paper } from '../../testing/paper.js';
import { vesselOf, voyageOf } from './vessel.js';

const textOf = (words: string) => readText({ pages: [new Paper().print(40, 40, words).page()] });

test('a number of a voyage is no ship', () => {
  expect(vesselOf(textOf('Vessel: 0241W'))).toBeNull();
});

test('a company is no ship', () => {
  expect(vesselOf(textOf('Vessel: Alder Glass s.r.o.'))).toBeNull();
});

test('a ship may have a number in its name, and its voyage behind it', () => {
  expect(vesselOf(textOf('Vessel: HULL 27'))?.value).toBe('HULL 27');
  const both = textOf('Vessel: PACIFIC STAR V.0004W');
  expect([vesselOf(both)?.value, voyageOf(both)?.value]).toEqual(['PACIFIC STAR', '0004W']);
});

test('a voyage that ends in the quarter of the sky needs no word', () => {
  const both = textOf('Vessel: PACIFIC STAR 0931W');
  expect([vesselOf(both)?.value, voyageOf(both)?.value]).toEqual(['PACIFIC STAR', '0931W']);
});

test.each([
  ['Vessel: ALDER VALENCIA V. QA544A, Montréal – Melbourne', 'ALDER VALENCIA', 'QA544A'],
  ['Vessel: ALDER TAGE VOY. 0BXKQW1MA', 'ALDER TAGE', '0BXKQW1MA'],
  ['Vessel: EVER ALDER / 1422-021W', 'EVER ALDER', '1422-021W'],
  ['Vessel: ALDER ANITA - NX534R', 'ALDER ANITA', 'NX534R'],
  ['Vessel: ALDER SAMMY / 7 / E', 'ALDER SAMMY', '7/E'],
  ['Vessel: ALDER LISBON V. NX533R and connecting conveyances', 'ALDER LISBON', 'NX533R'],
])('%s tells ship and voyage', (words, vessel, voyage) => {
  const both = textOf(words);
  expect([vesselOf(both)?.value, voyageOf(both)?.value]).toEqual([vessel, voyage]);
});
