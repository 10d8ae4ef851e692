import { expect, test } from 'vitest';
import { FieldName } from './field-name.js';
import { RecordEdit, type RecordEditInput, type ShippingRecord } from './http.js';

test('a misspelt field of an edit does not compile; where one arrives it is for the decider to refuse', () => {
  // @ts-expect-error -- no record has a field of this name
  const edit: RecordEditInput = { kind: 'amend', changes: [{ field: 'curency', previous: null, next: 'USD' }] };
  expect(RecordEdit.safeParse(edit).success).toBe(true);
});

test('neither does one of a line that a person adds', () => {
  // @ts-expect-error -- no record has a field of this name
  const edit: RecordEditInput = { kind: 'add-line', line_id: crypto.randomUUID(), after: null, fields: { quantty: '2' } };
  expect(RecordEdit.safeParse(edit).success).toBe(true);
});

test('a misspelt field of a shown record does not compile', () => {
  const fields: ShippingRecord['fields'] = {};
  // @ts-expect-error -- no record has a field of this name
  expect(fields.curency).toBeUndefined();
});

test('an answer names the fields of records alone', () => {
  expect(FieldName.safeParse('currency').success).toBe(true);
  expect(FieldName.safeParse('curency').success).toBe(false);
});
