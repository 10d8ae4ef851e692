import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import { expect, test } from 'vitest';
import { openDocument } from '../open-document.js';
import { doubtOpenEnded } from './open-ended.js';

function certaintyOf(field: RecordField, text = 'NET 30 DAYS'): number | undefined {
  const blank = openDocument([], { type: 'CIV', name: '', score: 1, title: null, isWhole: true });
  const header = new Map([[field, { value: text, from: [], certainty: 0.98 }]]);
  return doubtOpenEnded({ ...blank, understood: { header, lines: [] } }).understood.header.get(field)?.certainty;
}

test('a text of which nobody sees the end is never sure, other values stay as they are', () => {
  expect(certaintyOf('payment_terms')).toBeLessThan(0.9);
  expect(certaintyOf('seller_name')).toBe(0.98);
});

test('no marks are told whole', () => {
  expect(certaintyOf('shipping_marks', 'N/M')).toBe(0.98);
});
