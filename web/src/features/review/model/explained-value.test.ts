import type { DocumentExplanation, ExplainedValue } from '@tallyport/contracts/document-extraction/explanation';
import { shownRecord, shownValue } from '@tallyport/domain/shipping-record/testing/shown-record';
import { expect, test } from 'vitest';
import { explainedValue } from './explained-value.js';
import { headerValues, type ReadValue } from './read-values.js';

const place = { page: 1, boxes: [{ x: 0.6, y: 0.1, width: 0.1, height: 0.02 }], address: null };
const told: ExplainedValue = {
  field: 'invoice_number',
  line: null,
  value: 'A-17',
  place,
  certainty: 0.98,
  confidence: 0.97,
  label: null,
  column: null,
  method: 'text layer',
  checks: [],
  ranked: [],
  is_ranked: false,
};
const explanation: DocumentExplanation = { segments: [{ from_page: 1, to_page: 2, values: [told] }] };

function valueAt(more: Partial<Parameters<typeof shownValue>[1] & object>): ReadValue {
  const fields = { invoice_number: shownValue('A-17', { place, ...more }) };
  const value = headerValues(shownRecord({ kind: 'invoice', fields, from_page: 1 })).find(({ field }) => field === 'invoice_number');
  if (!value) throw new Error('an invoice has a number');
  return value;
}

test('a value is told by the place where it is printed', () => {
  expect(explainedValue(explanation, valueAt({}))).toBe(told);
});

test('of a value that has another place since, the reader told nothing', () => {
  expect(explainedValue(explanation, valueAt({ place: { ...place, page: 2 } }))).toBeNull();
  expect(explainedValue(explanation, valueAt({ place: null, method: 'person' }))).toBeNull();
});

test('a value without a place is told by what it says', () => {
  const inferred = { ...told, place: null };
  const without: DocumentExplanation = { segments: [{ from_page: 1, to_page: 2, values: [inferred] }] };
  expect(explainedValue(without, valueAt({ place: null, method: 'inferred' }))).toBe(inferred);
});
