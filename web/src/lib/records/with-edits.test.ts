import { shownRecord, shownValue } from '@tallyport/domain/shipping-record/testing/shown-record';
import { expect, test } from 'vitest';
import { withEdits } from './with-edits.js';

const AT = '2026-03-02T00:00:00Z';
const record = shownRecord({
  fields: { currency: shownValue('USD') },
  lines: [
    { line_id: 'a', fields: { quantity: shownValue('4') } },
    { line_id: 'b', fields: { quantity: shownValue('7') } },
  ],
});

test('what a person writes is shown as theirs before it is written, and other lines stay the same', () => {
  const edited = withEdits(
    record,
    [
      { kind: 'amend', changes: [{ field: 'currency', previous: 'USD', next: 'EUR' }] },
      { kind: 'amend-line', line_id: 'a', changes: [{ field: 'quantity', previous: '4', next: '5' }] },
    ],
    'u',
    AT,
  );
  expect(edited.fields.currency).toMatchObject({ value: 'EUR', method: 'person', by: { user_id: 'u', at: AT } });
  expect(edited.lines[0]?.fields.quantity).toMatchObject({ value: '5', method: 'person' });
  expect(edited.lines[1]).toBe(record.lines[1]);
  expect(edited.stream_position).toBe(record.stream_position);
});

test('lines that come or go, and what a machine gets back, wait for the server', () => {
  const waiting = [
    { kind: 'remove-line', line_id: 'a' },
    { kind: 'take-back', line_id: 'a', fields: [{ field: 'quantity', value: '4' }] },
  ] as const;
  expect(withEdits(record, [{ ...waiting[0] }, { ...waiting[1], fields: [...waiting[1].fields] }], 'u', AT)).toEqual(record);
});
