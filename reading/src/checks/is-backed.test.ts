import { expect, test } from 'vitest';
import { UNKNOWN_PAGE } from '../classify/classify-page.js';
import type { Understood } from '../fields/field-reading.js';
import type { Relation } from '../labels/label-values.js';
import { openDocument } from '../open-document.js';
import { isBacked } from './is-backed.js';

const NOWHERE = { left: 0, top: 0, right: 0, bottom: 0 };

function backed(field: string, value: Partial<Understood>, likely: Record<string, number>): boolean | null {
  const candidates = Object.entries(likely).map(([text, chance]) => ({ value: text, from: [], chance }));
  const document = { ...openDocument([], UNKNOWN_PAGE), ranking: new Map([[field, candidates]]) };
  return isBacked(field, { value: '', from: [], certainty: 1, ...value }, document)?.holds ?? null;
}

function at(relation: Relation | null): Pick<Understood, 'at'> {
  const label = {
    concepts: [],
    text: '',
    phrases: [],
    area: NOWHERE,
    cell: NOWHERE,
    inline: null,
    ending: 'colon',
    page: 1,
    candidates: [],
  } as const;
  return { at: { label, relation, refused: [] } };
}

test('a name without a clear label needs the learned reader', () => {
  expect(backed('seller_name', { value: 'ALDER LTD' }, { 'ALDER LTD': 0.9 })).toBe(true);
  expect(backed('seller_name', { value: 'Contact Person', ...at(null) }, { 'ALDER LTD': 0.5, 'Contact Person': 0.3 })).toBe(false);
});

test('a name beside its label needs nobody, and a number only where the learned reader finds quite another one', () => {
  expect(backed('seller_name', { value: 'ALDER LTD', ...at('right') }, { OTHER: 0.9 })).toBeNull();
  expect(backed('invoice_number', { value: 'A-17', ...at('inline') }, { 'A-17': 0.4 })).toBe(true);
  expect(backed('invoice_number', { value: 'A-17', ...at('inline') }, { 'B-2': 0.4 })).toBe(false);
});

test('what sums prove, and what was not ranked, is not asked', () => {
  const checks = [{ name: 'sum', holds: true, says: '' }] as const;
  expect(backed('total_amount', { value: '100', checks }, { '110': 0.9 })).toBeNull();
  expect(backed('seller_name', { value: 'ALDER LTD' }, {})).toBeNull();
});

test('packages are doubted where the learned reader finds another count of them likely, a weight only where it is nearly sure', () => {
  expect(backed('packages', { value: '18' }, { '18': 0.4, '1128': 0.35 })).toBe(false);
  expect(backed('packages', { value: '18' }, { '18': 0.8, '1128': 0.35 })).toBeNull();
  expect(backed('gross_weight', { value: '18' }, { '18': 0.4, '1128': 0.35 })).toBeNull();
});
