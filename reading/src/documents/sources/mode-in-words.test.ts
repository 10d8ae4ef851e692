import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { HeaderSoFar } from '../header-so-far.js';
import { modeInWords, modeOfShip } from './mode-in-words.js';

const paperWith = (...lines: string[]) => readText(fileOf(new Paper().lines(40, 100, lines)));
const nothingKnown = new HeaderSoFar({ header: new Map(), lines: [] });

test.each([
  ['Versand: Seefracht, Abholung durch Ihren Spediteur', 'sea'],
  ['OC 3318. Transporte terrestre. 62 cajas', 'road'],
  ['Air freight 412.00', 'air'],
  ['Fresh air filters, 40 boxes', undefined],
])('%s', (line, mode) => {
  expect(modeInWords(paperWith(line))?.value).toBe(mode);
});

test('two ways of transport tell neither', () => {
  expect(modeInWords(paperWith('Sea freight 900.00', 'Air freight 412.00'))).toBeNull();
});

test('what stands in a container with a right test digit goes by sea', () => {
  expect(modeOfShip(paperWith('Container CSQU3054383'), nothingKnown)?.value).toBe('sea');
  expect(modeOfShip(paperWith('Container CSQU3054384'), nothingKnown)).toBeNull();
});
