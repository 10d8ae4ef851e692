import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import { expect, test } from 'vitest';
import { openDocument } from '../open-document.js';
import { weighRules } from './weigh-rules.js';

function certaintyOf(value: string, certainty: number, likely: Record<string, number>, field = 'invoice_number'): number | undefined {
  const blank = openDocument([], { type: 'CIV', name: '', score: 1, title: null, isWhole: true });
  const candidates = Object.entries(likely).map(([text, chance]) => ({ value: text, from: [], chance }));
  const header = new Map([[field as RecordField, { value, from: [], certainty }]]);
  const document = { ...blank, understood: { header, lines: [] }, ranking: new Map([[field, candidates]]) };
  return weighRules(document).understood.header.get(field)?.certainty;
}

test('a doubted value that the ranker finds too is sure', () => {
  expect(certaintyOf('A-17', 0.7, { 'A 17': 0.97 })).toBeGreaterThan(0.85);
});

test('a sure value stays as it is where both agree, or where the ranker has no opinion', () => {
  expect(certaintyOf('A-17', 0.98, { 'A-17': 0.97 })).toBe(0.98);
  expect(certaintyOf('A-17', 0.98, { 'B-2': 0.4 })).toBe(0.98);
});

test('a value is doubted where the ranker finds another one likely', () => {
  expect(certaintyOf('A-17', 0.98, { 'B-2': 0.95, 'A-17': 0.01 })).toBeLessThan(0.8);
});

test('a party that no label names stays doubtful, however likely the ranker finds it', () => {
  expect(certaintyOf('ALDER LTD', 0.75, { 'ALDER LTD': 0.99 }, 'seller_name')).toBe(0.75);
});
