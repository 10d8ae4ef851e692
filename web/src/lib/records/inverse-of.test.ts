import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { RecordEditInput } from '@tallyport/contracts/shipping-record/http';
import { shownRecord, shownValue } from '@tallyport/domain/shipping-record/testing/shown-record';
import { describe, expect, test } from 'vitest';
import { inverseOf } from './inverse-of.js';

const BY = { user_id: 'u', at: '2026-03-02T00:00:00Z' };
const place = (x: number) => ({ page: 1, boxes: [{ x, y: 0.1, width: 0.1, height: 0.02 }], address: null });
const record = shownRecord({
  fields: {
    currency: shownValue('USD'),
    incoterm: shownValue('FOB', { confirmed: BY }),
    invoice_number: shownValue('A-2', { method: 'person', by: BY, place: place(0.2) }),
  },
  lines: [{ line_id: 'a', fields: { quantity: shownValue('4') } }],
});
const amend = (field: RecordField, previous: string | null, next: string | null, more = {}): RecordEditInput => ({
  kind: 'amend',
  changes: [{ field, previous, next, ...more }],
});

describe('undo', () => {
  test('goes in the opposite order, and gives a machine its value back', () => {
    const edits: RecordEditInput[] = [
      amend('currency', 'USD', 'EUR'),
      { kind: 'amend-line', line_id: 'a', changes: [{ field: 'quantity', previous: '4', next: '5' }] },
      { kind: 'remove-line', line_id: 'a' },
    ];
    expect(inverseOf(record, edits)).toEqual([
      { kind: 'restore-line', line_id: 'a' },
      { kind: 'take-back', line_id: 'a', fields: [{ field: 'quantity', value: '5' }] },
      { kind: 'take-back', line_id: null, fields: [{ field: 'currency', value: 'EUR' }] },
    ]);
  });

  test('empties what was filled where nothing stood', () => {
    expect(inverseOf(record, [amend('agreement', null, 'ChAFTA')])).toEqual([
      { kind: 'take-back', line_id: null, fields: [{ field: 'agreement', value: 'ChAFTA' }] },
    ]);
  });

  test('of a confirmed value gives its confirmation back as well', () => {
    expect(inverseOf(record, [amend('incoterm', 'FOB', 'CIF')])).toEqual([
      { kind: 'take-back', line_id: null, fields: [{ field: 'incoterm', value: 'CIF' }] },
      { kind: 'confirm', line_id: null, fields: [{ field: 'incoterm', value: 'FOB' }] },
    ]);
  });

  test('writes a person’s value again, where it stood if the correction moved it', () => {
    expect(inverseOf(record, [amend('invoice_number', 'A-2', 'A-3')])).toEqual([amend('invoice_number', 'A-3', 'A-2')]);
    expect(inverseOf(record, [amend('invoice_number', 'A-2', 'A-3', { place: place(0.5) })])).toEqual([
      amend('invoice_number', 'A-3', 'A-2', { place: place(0.2) }),
    ]);
  });

  test('takes a confirmation back, and has nothing to say to a declined offer', () => {
    const said = { line_id: null, fields: [{ field: 'currency' as const, value: 'USD' }] };
    expect(inverseOf(record, [{ kind: 'confirm', ...said }])).toEqual([{ kind: 'unconfirm', ...said }]);
    expect(inverseOf(record, [{ kind: 'keep-own', ...said }])).toEqual([]);
  });
});
