import { expect, test } from 'vitest';
import type { Phrase } from '../page/phrases.js';
import { certaintyFor, readingOf, type Understood } from './field-reading.js';

const area = { left: 10, top: 10, right: 60, bottom: 20 };
const page = { sizes: new Map([[1, { width: 600, height: 840 }]]) };

/** The confidence of a value that was understood with this certainty from one word of this print. */
function confidence(certainty: number, print: number): number {
  const words = [{ text: 'X', area, confidence: print }];
  const phrase: Phrase = { page: 1, text: 'X', words, area, cell: area, address: null, method: 'ocr' };
  const understood: Understood = { value: 'X', from: [phrase], certainty };
  return readingOf(understood, page).confidence;
}

test('a slight doubt in print costs little, a strong one makes a value doubtful', () => {
  expect(confidence(0.97, 1) - confidence(0.97, 0.98)).toBeLessThan(0.03);
  expect(confidence(0.97, 0.98)).toBeGreaterThan(0.9);
  expect(confidence(0.97, 0.95)).toBeLessThan(0.9);
  expect(confidence(0.97, 0.4)).toBeLessThan(0.8);
});

test('no print makes a value sure that was contradicted or is a second choice', () => {
  expect(confidence(0.7, 1)).toBeLessThan(0.9);
  expect(confidence(0.97 * 0.8, 1)).toBeLessThan(0.9);
});

test('better print and surer understanding never lower a confidence', () => {
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const byPrint = steps.map((print) => confidence(0.95, print));
  const byCertainty = steps.map((certainty) => confidence(certainty, 0.9));
  for (const row of [byPrint, byCertainty]) expect(row).toEqual(row.toSorted((a, b) => a - b));
});

test('a certainty is found for the confidence that people shall see', () => {
  for (const seen of [0.25, 0.6, 0.9, 0.98]) expect(confidence(certaintyFor(seen), 1)).toBeCloseTo(seen);
});
