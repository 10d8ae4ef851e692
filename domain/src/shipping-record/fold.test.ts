import type { Reading } from '@tallyport/contracts/document-extraction/readings';
import type { RecordEvent } from '@tallyport/contracts/shipping-record/events';
import { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doubtfulValues } from '../work-order/fold-job.js';
import { type RecordView } from './fold.js';
import { doubtfulCount, foldDoubt, type RecordDoubt } from './fold-doubt.js';
import {
  amended,
  envelope,
  extracted,
  folded,
  id,
  lineAdded,
  lineAmended,
  linesRead,
  PERSON,
  PLACE,
  read,
  record,
} from './testing/record-events.js';

describe('header', () => {
  test('a person’s value takes the place of a reading; one of before places were noted keeps where that was read', () => {
    const view = folded([extracted({ invoice_number: read('INV-1') }), amended('invoice_number', 'INV-7')]);
    expect(view?.fields['invoice_number']).toEqual({
      value: 'INV-7',
      raw: 'raw INV-1',
      place: PLACE,
      method: 'person',
      confidence: 1,
      by: { user_id: PERSON, at: '2026-03-14T10:00:00.000Z' },
      offered: null,
    });
  });

  test('fault 87: a later reading leaves a person’s value alone, replaces all others, and offers the difference', () => {
    const later = extracted({ invoice_number: read('INV-2'), currency: read('USD') });
    const differences = [{ field: 'invoice_number', lineId: null, read: read('INV-2') }];
    const view = folded([
      extracted({ invoice_number: read('INV-1'), currency: read('AUD'), vessel: read('MV Galah') }),
      amended('invoice_number', 'INV-7'),
      later,
      { type: 'record.difference-offered', data: { ...record, attempt: 2, differences } },
    ]);
    expect(view?.fields['invoice_number']).toMatchObject({ value: 'INV-7', offered: { value: 'INV-2', confidence: 0.95 } });
    expect(Object.fromEntries(Object.entries(view?.fields ?? {}).map(([field, { value }]) => [field, value]))).toEqual({
      invoice_number: 'INV-7',
      currency: 'USD',
    });
  });

  test('a difference is settled by whatever the person writes next', () => {
    const differences = [{ field: 'invoice_number', lineId: null, read: read('INV-2') }];
    const view = folded([
      extracted({ invoice_number: read('INV-1') }),
      amended('invoice_number', 'INV-7'),
      { type: 'record.difference-offered', data: { ...record, attempt: 2, differences } },
      amended('invoice_number', 'INV-2'),
    ]);
    expect(view?.fields['invoice_number']).toMatchObject({ value: 'INV-2', offered: null });
  });
});

describe('a value that a person confirmed', () => {
  const BY = { user_id: PERSON, at: '2026-03-14T10:00:00.000Z' };
  const numbers = { lineId: null, values: [{ field: 'invoice_number', value: 'INV-1' }] };
  const confirmed: RecordEvent = { type: 'record.values-confirmed', data: { ...record, ...numbers } };
  const unconfirmed: RecordEvent = { type: 'record.values-unconfirmed', data: { ...record, ...numbers } };
  const doubtful = extracted({ invoice_number: read('INV-1', 0.4) });

  test('stays as it was read, and nobody has to look at it again', () => {
    const view = folded([doubtful, confirmed]);
    expect(view?.fields['invoice_number']).toMatchObject({ value: 'INV-1', method: 'ocr', confidence: 0.4, place: PLACE, confirmed: BY });
    expect(view && doubtfulValues(view)).toEqual([]);
  });

  test('is a person’s word to later readings: it stays, and the difference is offered', () => {
    const differences = [{ field: 'invoice_number', lineId: null, read: read('INV-2') }];
    const offer: RecordEvent = { type: 'record.difference-offered', data: { ...record, attempt: 2, differences } };
    const view = folded([doubtful, confirmed, extracted({ invoice_number: read('INV-2') }), offer]);
    expect(view?.fields['invoice_number']).toMatchObject({ value: 'INV-1', confirmed: BY, offered: { value: 'INV-2' } });
  });

  test('is doubtful again once that is taken back, and a machine’s to the next reading', () => {
    const view = folded([doubtful, confirmed, unconfirmed]);
    expect(view && doubtfulValues(view)).toEqual(['invoice_number']);
    const again = folded([doubtful, confirmed, unconfirmed, extracted({ invoice_number: read('INV-2') })]);
    expect(again?.fields['invoice_number']).toMatchObject({ value: 'INV-2' });
  });
});

describe('a correction that was taken back', () => {
  const back = (lineId: string | null, field: string, was: Reading | null): RecordEvent => ({
    type: 'record.values-taken-back',
    data: { ...record, lineId, values: [{ field, previous: '7', read: was }] },
  });
  const doubtful = extracted({ invoice_number: read('INV-1', 0.4) });

  test('leaves the value as it was before: value, place, method, confidence and nobody’s word', () => {
    const place = { page: 2, boxes: [{ x: 0.1, y: 0.1, width: 0.2, height: 0.02 }], address: null };
    const changes = [{ field: 'invoice_number', previous: 'INV-1', next: 'INV-7', place }];
    const correction: RecordEvent = { type: 'record.amended', data: { ...record, changes } };
    const view = folded([doubtful, correction, back(null, 'invoice_number', read('INV-1', 0.4))]);
    expect(view?.fields).toEqual(folded([doubtful])?.fields);
    expect(view && doubtfulValues(view)).toEqual(['invoice_number']);
  });

  test('leaves nothing where nothing was read, in a line as in the header', () => {
    const filled = [doubtful, linesRead(11), amended('currency', 'AUD'), lineAmended(11, '7')];
    const view = folded([...filled, back(null, 'currency', null), back(id(11), 'quantity', null)]);
    expect(Object.keys(view?.fields ?? {})).toEqual(['invoice_number']);
    expect(view?.lines).toEqual([{ line_id: id(11), fields: {} }]);
  });
});

test('an offer that was declined is gone', () => {
  const differences = [{ field: 'invoice_number', lineId: null, read: read('INV-2') }];
  const view = folded([
    extracted({ invoice_number: read('INV-1') }),
    amended('invoice_number', 'INV-7'),
    { type: 'record.difference-offered', data: { ...record, attempt: 2, differences } },
    { type: 'record.difference-declined', data: { ...record, lineId: null, values: [{ field: 'invoice_number', value: 'INV-2' }] } },
  ]);
  expect(view?.fields['invoice_number']).toMatchObject({ value: 'INV-7', offered: null });
});

test('a value that a person typed stands nowhere, and what was read is still told', () => {
  const changes = [{ field: 'invoice_number', previous: 'INV-1', next: 'INV-7', place: null }];
  const view = folded([extracted({ invoice_number: read('INV-1') }), { type: 'record.amended', data: { ...record, changes } }]);
  expect(view?.fields['invoice_number']).toMatchObject({ value: 'INV-7', method: 'person', place: null, raw: 'raw INV-1' });
});

test('a value that a person took from the page stands there', () => {
  const place = { page: 2, boxes: [{ x: 0.1, y: 0.1, width: 0.2, height: 0.02 }], address: null };
  const view = folded([
    extracted({ invoice_number: read('INV-1') }),
    { type: 'record.amended', data: { ...record, changes: [{ field: 'invoice_number', previous: 'INV-1', next: 'INV-7', place }] } },
  ]);
  expect(view?.fields['invoice_number']).toMatchObject({ value: 'INV-7', method: 'person', place, raw: null });
});

test('what is erased is missing, and what comes after it is told all the same', () => {
  expect(folded([null, amended('invoice_number', 'INV-7')])).toBeNull();
  const view = folded([extracted({ invoice_number: read('INV-1') }), null, amended('currency', 'AUD')]);
  expect(view).toMatchObject({ stream_position: 3, fields: { invoice_number: { value: 'INV-1' }, currency: { value: 'AUD' } } });
});

test('the view is the wire’s record', () => {
  const view = folded([extracted({ invoice_number: read('INV-1') }), linesRead(11)]);
  expect(ShippingRecord.parse(view)).toMatchObject({ id: record.recordId, lines: [{ line_id: id(11) }] });
});

const line = fc.integer({ min: 11, max: 15 });
const confidence = fc.double({ min: 0, max: 1, noNaN: true });
const field = fc.constantFrom('quantity', 'description');
const anyEvent: fc.Arbitrary<RecordEvent> = fc.oneof(
  fc
    .dictionary(field, confidence)
    .map((sure) => extracted(Object.fromEntries(Object.entries(sure).map(([name, at]) => [name, read('x', at)])))),
  fc.array(fc.tuple(line, field, confidence), { maxLength: 4 }).map(
    (lines): RecordEvent => ({
      type: 'record.lines-extracted',
      data: { ...record, from: 0, lines: lines.map(([at, name, sure]) => ({ lineId: id(at), fields: { [name]: read('x', sure) } })) },
    }),
  ),
  field.map((name) => amended(name, 'mine')),
  line.map((at) => lineAmended(at, '7')),
  fc.integer({ min: 21, max: 23 }).map((at) => lineAdded(at, null)),
  fc.tuple(fc.option(confidence), fc.option(line), field).map(([sure, at, name]): RecordEvent => {
    const values = [{ field: name, previous: 'mine', read: sure === null ? null : read('x', sure) }];
    return { type: 'record.values-taken-back', data: { ...record, lineId: at === null ? null : id(at), values } };
  }),
  fc.tuple(fc.boolean(), fc.option(line), field).map(([isRight, at, name]): RecordEvent => {
    const values = [{ field: name, value: 'x' }];
    const type = isRight ? 'record.values-confirmed' : 'record.values-unconfirmed';
    return { type, data: { ...record, lineId: at === null ? null : id(at), values } };
  }),
);

/** As a decider does it: only a value that stands is confirmed, only a line that stands removed, and with the readings that it had. */
function withUndo(events: readonly RecordEvent[], undo: readonly boolean[]): RecordEvent[] {
  return events.reduce<RecordEvent[]>((told, event, index) => {
    if (event.type === 'record.values-confirmed' && !stands(folded(told), event.data)) return told;
    const view = folded([...told, event]);
    const standing = view?.lines[index % Math.max(1, view.lines.length)];
    if (undo[index] === undefined || !standing) return [...told, event];
    const fields = Object.fromEntries(
      Object.entries(standing.fields).map(([name, { value, raw, place, method, confidence: sure }]) => [
        name,
        { value: String(value), raw, place, method, confidence: sure },
      ]),
    );
    const data = { ...record, lineId: standing.line_id, after: null, fields };
    const removed: RecordEvent = { type: 'record.line-removed', data };
    return [...told, event, removed, ...(undo[index] ? [{ type: 'record.line-restored', data } satisfies RecordEvent] : [])];
  }, []);
}

type Confirmed = Extract<RecordEvent, { type: 'record.values-confirmed' }>['data'];

function stands(view: RecordView | null, { lineId, values }: Confirmed): boolean {
  const fields: Readonly<Record<string, unknown>> | undefined =
    lineId === null ? view?.fields : view?.lines.find((one) => one.line_id === lineId)?.fields;
  return values.every(({ field: name }) => fields?.[name] !== undefined);
}

test('the list’s short account of a record agrees with the whole record about what is doubtful', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 12 }), fc.array(fc.boolean(), { maxLength: 12 }), (events, undo) => {
      const told = withUndo(events, undo);
      const view = folded(told);
      const doubt = told.reduce<RecordDoubt | null>((state, event, index) => foldDoubt(state, event, envelope(index + 1)), null);
      expect(doubt === null ? 0 : doubtfulCount(doubt)).toBe(view === null ? 0 : doubtfulValues(view).length);
      expect(doubt?.stream_position).toBe(view?.stream_position);
    }),
    { numRuns: 500 },
  );
});
