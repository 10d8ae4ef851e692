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

test('a voyage may be told in Spanish', () => {
  const both = textOf('Vessel: PACIFIC STAR CHILE VIAJE 019W');
  expect([vesselOf(both)?.value, voyageOf(both)?.value]).toEqual(['PACIFIC STAR CHILE', '019W']);
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
  ['Vessel: ALDER ROMA FY336A', 'ALDER ROMA', 'FY336A'],
  ['Vessel: ALDER HAI 289 S412', 'ALDER HAI 289', 'S412'],
  ['Vessel: ALDER TAGE 0BX3ON', 'ALDER TAGE', '0BX3ON'],
  ['Vessel: ALDER FORTUNE E077', 'ALDER FORTUNE', 'E077'],
  ['Means of conveyance: Sea freight, ALDER KIWA V.114', 'ALDER KIWA', '114'],
  ['Vessel: ALDER LISBON V. NX533R and connecting conveyances', 'ALDER LISBON', 'NX533R'],
])('%s tells ship and voyage', (words, vessel, voyage) => {
  const both = textOf(words);
  expect([vesselOf(both)?.value, voyageOf(both)?.value]).toEqual([vessel, voyage]);
});

test('the kind of a ship and the marks around her name are no part of it', () => {
  expect(vesselOf(textOf('Vessel: M.V. "ALDER HERALD"'))?.value).toBe('ALDER HERALD');
  expect(vesselOf(textOf('Vessel: MV ALDER HERALD 433W'))?.value).toBe('ALDER HERALD');
});

test('the day on which a ship sails is no part of her name', () => {
  const text = readText({ pages: [new Paper().lines(40, 40, ['Vessel: ALDER SERAYA 0088E 22-09-2025']).page()] });
  expect([vesselOf(text)?.value, voyageOf(text)?.value]).toEqual(['ALDER SERAYA', '0088E']);
});

test('the ship that crosses the sea goes before her feeder', () => {
  const lines = ['Feeder vessel / voy: ALDER MERAK / 188N', 'Ocean vessel / voy: ALDER STAR / 041W'];
  const text = readText({ pages: [new Paper().lines(40, 40, lines).page()] });
  expect([vesselOf(text)?.value, voyageOf(text)?.value]).toEqual(['ALDER STAR', '041W']);
});

test('an exporting carrier with a voyage is a ship', () => {
  const text = textOf('Exporting carrier: ALDER BLOOM 0912-117W');
  expect([vesselOf(text)?.value, voyageOf(text)?.value]).toEqual(['ALDER BLOOM', '0912-117W']);
  expect(vesselOf(textOf('Exporting carrier: Alder Line'))).toBeNull();
});

test.each(['BY SEA FROM ALDERTOWN TO BIRCH', 'Air / BY AIR AL 188', 'Sea freight'])('%s names no ship', (words) => {
  expect(vesselOf(textOf(`Means of transport: ${words}`))).toBeNull();
});

test('one label asks for ship and voyage in Korean, and ticks for the way of transport are no ship', () => {
  const both = textOf('선명/항차 (VSL/VOY): ALDER HOPE 0018E');
  expect([vesselOf(both)?.value, voyageOf(both)?.value]).toEqual(['ALDER HOPE', '0018E']);
  expect(vesselOf(textOf('Vessel: Ship [x] Aeroplane [ ] Road [ ]'))).toBeNull();
});
