import type { Place, Reading, ReadingMethod } from '@tallyport/contracts/document-extraction/readings';
import { expect, test } from 'vitest';
import { reconcileValue } from './reconcile-value.js';

const PLACE: Place = { page: 1, boxes: [{ x: 0.1, y: 0.1, width: 0.1, height: 0.1 }], address: null };

const read = (value: string, confidence: number, method: ReadingMethod = 'text layer'): Reading => ({
  value,
  raw: value,
  place: method === 'inferred' ? null : PLACE,
  method,
  confidence,
});
const onPage = (value: string): Reading => ({ ...read(value, 0.6), method: 'model' });
const said = (value: string, { stands = true, isBoxBlank = false } = {}) => ({
  value,
  form: 'text' as const,
  grounded: stands ? onPage(value) : null,
  isBoxBlank,
});

const nowhere = (value: string): Reading => ({ value, raw: null, place: null, method: 'model', confidence: 0.2 });

// biome-ignore format: a table reads best in rows
const CASES: readonly (readonly [string, Reading | undefined, ReturnType<typeof said>, Reading | null, string])[] = [
  ['the same, doubtful before: sure now', read('ACME', 0.8), said('Acme.'), read('ACME', 0.92), 'agreed'],
  ['the same, sure before: as sure as it was', read('ACME', 0.98), said('ACME'), read('ACME', 0.98), 'agreed'],
  ['the same, but a guess', read('ACME', 0.4), said('ACME'), read('ACME', 0.4), 'agreed'],
  ['the same, from a picture: both may have misread it', read('B0X', 0.8, 'ocr'), said('B0X'), read('B0X', 0.8, 'ocr'), 'agreed'],
  ['another, and what was read is sure', read('ACME', 0.95), said('EVIL'), read('ACME', 0.95), 'refused'],
  ['another, and what was read is not sure', read('ACME', 0.85), said('EVIL'), read('ACME', 0.7), 'refused'],
  ['another, found nowhere', read('ACME', 0.85), said('EVIL', { stands: false }), read('ACME', 0.7), 'refused'],
  ['another than was inferred', read('sea', 0.7, 'inferred'), said('air'), onPage('air'), 'added'],
  ['another than was surely inferred', read('sea', 0.95, 'inferred'), said('air'), read('sea', 0.95, 'inferred'), 'refused'],
  ['another than was inferred, found nowhere', read('sea', 0.8, 'inferred'), said('air', { stands: false }), read('sea', 0.7, 'inferred'), 'refused'],
  ['nothing read, stands on the page', undefined, said('ACME'), onPage('ACME'), 'added'],
  ['nothing read, stands nowhere', undefined, said('ACME', { stands: false }), nowhere('ACME'), 'unverified'],
  ['its box is blank', undefined, said('ACME', { isBoxBlank: true }), null, 'refused'],
  ['what a model said before is replaced', onPage('OLD'), said('NEW', { stands: false }), nowhere('NEW'), 'unverified'],
];

test.each(CASES)('%s', (_name, before, model, reading, fate) => {
  expect(reconcileValue(before, model)).toEqual({ reading, fate });
});

test.each(CASES)('%s: and a second time changes nothing', (_name, before, model, reading) => {
  expect(reconcileValue(reading ?? before, model).reading).toEqual(reading);
});

test('no value of a model alone is sure', () => {
  const alone = CASES.flatMap(([, , , reading]) => (reading?.method === 'model' ? [reading.confidence] : []));
  expect(Math.max(...alone)).toBeLessThan(0.9);
});
