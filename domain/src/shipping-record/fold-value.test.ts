import type { ShownValue } from '@tallyport/contracts/shipping-record/http';
import { expect, test } from 'vitest';
import { isUnverified } from './fold-value.js';

const place = { page: 1, boxes: [], address: null };
const cases: [string, Pick<ShownValue, 'value' | 'method' | 'place' | 'confidence' | 'confirmed'>, boolean][] = [
  ['a model’s value that stands on no page', { value: 'FOB', method: 'model', place: null, confidence: 0.99 }, true],
  ['one that stands on a page', { value: 'FOB', method: 'model', place, confidence: 0.99 }, false],
  ['one that was worked out and is not sure', { value: '481910', method: 'inferred', place: null, confidence: 0.66 }, true],
  ['one that follows for certain', { value: 'air', method: 'inferred', place: null, confidence: 0.9 }, false],
  ['one of the data inside the file that no page shows', { value: 'FOB', method: 'embedded data', place: null, confidence: 0.95 }, false],
  ['a person’s', { value: 'FOB', method: 'person', place: null, confidence: 1 }, false],
  ['nothing', { value: null, method: 'model', place: null, confidence: 0.5 }, false],
];

test.each(cases)('%s is unverified or not', (_of, shown, expected) => {
  expect(isUnverified(shown)).toBe(expected);
});
