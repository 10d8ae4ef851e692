import type { Reading, Readings } from '@tallyport/contracts/document-extraction/readings';
import type { RecordEvent } from '@tallyport/contracts/shipping-record/events';
import type { RecordEdit } from '@tallyport/contracts/shipping-record/http';
import { describe, expect, test } from 'vitest';
import { given } from '../testing/given.js';
import type { RecordCommand } from './commands.js';
import { recordDecider } from './decider.js';

const recordId = '6f1f6c2e-0a51-4b55-9a3c-3d1f5b1d7c01';
const workOrderId = '6f1f6c2e-0a51-4b55-9a3c-3d1f5b1d7c02';
const LINE = '6f1f6c2e-0a51-4b55-9a3c-3d1f5b1d7c11';
const SECOND = '6f1f6c2e-0a51-4b55-9a3c-3d1f5b1d7c12';
const record = { recordId, workOrderId, kind: 'invoice' } as const;
const source = { documentId: workOrderId, attempt: 1, fromPage: 1, toPage: 1, documentType: 'CIV' };

const read = (value: string): Reading => ({ value, raw: value, place: null, method: 'text layer', confidence: 0.97 });
const readAll = (values: Record<string, string>): Readings =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, read(value)]));
// biome-ignore format: a table reads best in rows
const extract = (fields: Record<string, string>, lines: Record<string, string>[] = []): RecordCommand => ({
  type: 'extract',
  ...record,
  source,
  fields: readAll(fields),
  lines: lines.map((line, index) => ({ lineId: [LINE, SECOND][index] ?? LINE, fields: readAll(line) })),
});
const edit = (...edits: RecordEdit[]): RecordCommand => ({ type: 'edit', ...record, edits });

const play = (...commands: RecordCommand[]): RecordEvent[] =>
  commands.reduce<{ events: RecordEvent[]; state: ReturnType<typeof recordDecider.evolve> }>(
    ({ events, state }, command) => {
      const made = recordDecider.decide(command, state);
      return { events: [...events, ...made], state: made.reduce((folded, event) => recordDecider.evolve(folded, event), state) };
    },
    { events: [], state: recordDecider.initialState },
  ).events;

const reading = extract({ invoice_number: 'A-1', goods_total: '90.00' }, [{ quantity: '4', unit_price: '22.50' }, { quantity: '1' }]);
const amendTotal = (previous: string, next: string): RecordEdit => ({ kind: 'amend', changes: [{ field: 'goods_total', previous, next }] });
const total = (previous: string, next: string): RecordEvent => ({
  type: 'record.amended',
  data: { ...record, changes: [{ field: 'goods_total', previous, next }] },
});

describe('recordDecider', () => {
  test('a reading makes the record: header, then lines in printed order', () => {
    const [header, lines] = play(reading);
    expect(header).toMatchObject({ type: 'record.extracted', data: { lineCount: 2, fields: { invoice_number: { value: 'A-1' } } } });
    expect(lines).toMatchObject({ type: 'record.lines-extracted', data: { from: 0, lines: [{ lineId: LINE }, { lineId: SECOND }] } });
  });

  test('long invoices are split into blocks far below the size of an event', () => {
    const description = 'x'.repeat(5_000);
    const lines = Array.from({ length: 40 }, (_, index) => ({
      lineId: `${LINE.slice(0, -2)}${index + 10}`,
      fields: readAll({ description }),
    }));
    const blocks = play({ type: 'extract', ...record, source, fields: {}, lines }).slice(1);
    expect(blocks.length).toBeGreaterThan(2);
    expect(blocks.flatMap((block) => (block.type === 'record.lines-extracted' ? block.data.lines : []))).toHaveLength(40);
    for (const block of blocks) expect(JSON.stringify(block).length).toBeLessThan(200_000);
  });

  test('fault 87: a later reading keeps a person’s value and offers the difference', () => {
    const again = extract({ invoice_number: 'A-1', goods_total: '91.00' });
    const events = play(reading, edit(amendTotal('90.00', '92.00')), again);
    expect(events.at(-1)).toMatchObject({
      type: 'record.difference-offered',
      data: { differences: [{ field: 'goods_total', lineId: null, read: { value: '91.00' } }] },
    });
    given(recordDecider, events)
      .when(edit(amendTotal('92.00', '93.00')))
      .then(total('92.00', '93.00'));
  });

  test('a value that a person confirms by reading the same again is not offered', () => {
    const events = play(reading, edit(amendTotal('90.00', '92.00')), extract({ goods_total: '92.00' }));
    expect(events.map((event) => event.type)).not.toContain('record.difference-offered');
  });

  test('a number written otherwise is no change, no difference and no conflict', () => {
    given(recordDecider, play(reading))
      .when(edit(amendTotal('90.00', '90')))
      .then();
    const events = play(reading, edit(amendTotal('90', '92.5')));
    expect(events.at(-1)).toEqual(total('90.00', '92.5'));
    expect(play(reading, edit(amendTotal('90', '92.5')), extract({ goods_total: '92.50' })).at(-1)?.type).toBe('record.extracted');
  });

  test('fault 101: every conflict of a call is named, and none of its edits is recorded', () => {
    const events = play(reading, edit(amendTotal('90.00', '92.00')));
    given(recordDecider, events)
      .when(edit({ kind: 'amend', changes: [{ field: 'currency', previous: null, next: 'USD' }] }, amendTotal('90.00', '95.00')))
      .thenRejected('field-conflict', [{ field: 'goods_total', yours: '95.00', theirs: '92.00', line: null }]);
  });

  test('lines of an earlier reading go with the next one, unless a person wrote into them', () => {
    const corrected = edit({ kind: 'amend-line', line_id: LINE, changes: [{ field: 'quantity', previous: '4', next: '5' }] });
    const events = play(reading, corrected, extract({ invoice_number: 'A-1' }));
    const standing = given(recordDecider, events);
    standing.when(edit({ kind: 'remove-line', line_id: SECOND })).thenRejected('record.line-not-found');
    expect(play(reading, corrected, extract({ invoice_number: 'A-1' }), edit({ kind: 'remove-line', line_id: LINE })).at(-1)).toMatchObject(
      {
        type: 'record.line-removed',
      },
    );
  });

  test('edits of one call build on each other', () => {
    const events = play(reading);
    given(recordDecider, events)
      .when(edit(amendTotal('90.00', '92.00'), amendTotal('92.00', '93.00')))
      .then(total('90.00', '92.00'), total('92.00', '93.00'));
  });

  test('a removed line comes back where it stood, and a reading does not bring it back', () => {
    const removed = play(reading, edit({ kind: 'remove-line', line_id: SECOND }));
    expect(removed.at(-1)).toMatchObject({
      type: 'record.line-removed',
      data: { lineId: SECOND, after: LINE, fields: { quantity: { value: '1' } } },
    });
    given(recordDecider, removed)
      .when(edit({ kind: 'remove-line', line_id: SECOND }))
      .then();
    const restored = play(
      reading,
      edit({ kind: 'remove-line', line_id: SECOND }),
      reading,
      edit({ kind: 'restore-line', line_id: SECOND }),
    );
    expect(restored.at(-1)).toMatchObject({ type: 'record.line-restored', data: { lineId: SECOND, after: LINE } });
  });

  test('a value must fit its field, and the field must exist', () => {
    const standing = given(recordDecider, play(reading));
    standing.when(edit(amendTotal('90.00', '1.234,56'))).thenRejected('record.value-refused');
    standing
      .when(edit({ kind: 'amend', changes: [{ field: 'invoice_date', previous: null, next: '31/12/2026' }] }))
      .thenRejected('record.value-refused');
    standing
      .when(edit({ kind: 'amend', changes: [{ field: '__proto__', previous: null, next: 'x' }] }))
      .thenRejected('record.unknown-field');
    standing
      .when(edit({ kind: 'amend-line', line_id: recordId, changes: [{ field: 'quantity', previous: null, next: '1' }] }))
      .thenRejected('record.line-not-found');
  });

  test('a record that is withdrawn takes no edit', () => {
    const events = play(reading, { type: 'withdraw', ...record, reason: 'document withdrawn' });
    given(recordDecider, events)
      .when(edit(amendTotal('90.00', '92.00')))
      .thenRejected('record.not-found');
  });
});

describe('what a person says of values', () => {
  type Word = Extract<RecordEdit, { kind: 'confirm' | 'unconfirm' | 'take-back' | 'keep-own' }>;
  const say = (kind: Word['kind'], value: string, line_id: string | null = null, field = 'goods_total'): RecordCommand =>
    edit({ kind, line_id, fields: [{ field, value }] });
  const values = (value: string, lineId: string | null = null, field = 'goods_total') => ({
    ...record,
    lineId,
    values: [{ field, value }],
  });
  const again = (total: string): RecordCommand => extract({ invoice_number: 'A-1', goods_total: total });
  const typesOf = (events: readonly RecordEvent[]) => events.map(({ type }) => type);

  test('a confirmation is recorded with the value that was seen, once', () => {
    given(recordDecider, play(reading))
      .when(say('confirm', '90'))
      .then({ type: 'record.values-confirmed', data: values('90.00') });
    given(recordDecider, play(reading, say('confirm', '90.00')))
      .when(say('confirm', '90.00'))
      .then();
  });

  test('a value of a line is confirmed like one of the header', () => {
    given(recordDecider, play(reading))
      .when(say('confirm', '4', LINE, 'quantity'))
      .then({ type: 'record.values-confirmed', data: values('4', LINE, 'quantity') });
  });

  test('a value that is another now is a conflict, and a field that is none is refused', () => {
    const conflict = { field: 'goods_total', yours: '80.00', theirs: '90.00', line: null };
    given(recordDecider, play(reading)).when(say('confirm', '80.00')).thenRejected('field-conflict', [conflict]);
    given(recordDecider, play(reading))
      .when(say('confirm', '1', null, 'nothing'))
      .thenRejected('record.unknown-field');
    given(recordDecider, play(reading))
      .when(say('confirm', '1', recordId, 'quantity'))
      .thenRejected('record.line-not-found');
  });

  test('a person’s own value and an empty one need no word', () => {
    given(recordDecider, play(reading, edit(amendTotal('90.00', '91.00'))))
      .when(say('confirm', '91.00'))
      .then();
    given(recordDecider, play(reading))
      .when(say('confirm', 'FOB', null, 'incoterm'))
      .then();
  });

  test('a confirmed value stays through a later reading, which offers what it says otherwise', () => {
    const events = play(reading, say('confirm', '90.00'), again('95.00'));
    expect(events.at(-1)).toMatchObject({ type: 'record.difference-offered', data: { differences: [{ read: { value: '95.00' } }] } });
    expect(typesOf(play(reading, say('confirm', '90.00'), again('90.00')).slice(3))).toEqual(['record.extracted']);
  });

  test('a confirmation that was taken back leaves the value to later readings', () => {
    const events = play(reading, say('confirm', '90.00'), say('unconfirm', '90.00'), again('95.00'));
    expect(typesOf(events.slice(2))).toEqual(['record.values-confirmed', 'record.values-unconfirmed', 'record.extracted']);
    given(recordDecider, play(reading)).when(say('unconfirm', '90.00')).then();
  });

  test('a correction that is taken back leaves what was read, as it was read, and later readings are free again', () => {
    const corrected = [reading, edit(amendTotal('90.00', '91.00')), edit(amendTotal('91.00', '92.00'))] as const;
    const back = { ...record, lineId: null, values: [{ field: 'goods_total', previous: '92.00', read: read('90.00') }] };
    given(recordDecider, play(...corrected))
      .when(say('take-back', '92'))
      .then({ type: 'record.values-taken-back', data: back });
    expect(typesOf(play(...corrected, say('take-back', '92.00'), again('95.00'))).at(-1)).toBe('record.extracted');
    given(recordDecider, play(...corrected, say('take-back', '92.00')))
      .when(say('confirm', '90.00'))
      .then({ type: 'record.values-confirmed', data: values('90.00') });
  });

  test('what a person wrote where nothing was read is gone once it is taken back', () => {
    const amendLine = edit({ kind: 'amend-line', line_id: LINE, changes: [{ field: 'hs_code', previous: null, next: '940350' }] });
    given(recordDecider, play(reading, amendLine))
      .when(say('take-back', '940350', LINE, 'hs_code'))
      .then({
        type: 'record.values-taken-back',
        data: { ...record, lineId: LINE, values: [{ field: 'hs_code', previous: '940350', read: null }] },
      });
    const fill = edit({ kind: 'amend', changes: [{ field: 'incoterm', previous: null, next: 'FOB' }] });
    given(recordDecider, play(reading, fill, say('take-back', 'FOB', null, 'incoterm')))
      .when(say('confirm', 'FOB', null, 'incoterm'))
      .then();
  });

  test('after another reading, taking back leaves what that one says', () => {
    const events = play(reading, edit(amendTotal('90.00', '91.00')), again('95.00'), say('take-back', '91.00'));
    expect(events.at(-1)).toMatchObject({ type: 'record.values-taken-back', data: { values: [{ read: { value: '95.00' } }] } });
  });

  test('only a person’s own value is taken back, and only the one that was seen', () => {
    given(recordDecider, play(reading)).when(say('take-back', '90.00')).then();
    given(recordDecider, play(reading, say('confirm', '90.00')))
      .when(say('take-back', '90.00'))
      .then();
    given(recordDecider, play(reading, edit(amendTotal('90.00', '91.00'))))
      .when(say('take-back', '92.00'))
      .thenRejected('field-conflict', [{ field: 'goods_total', yours: '92.00', theirs: '91.00', line: null }]);
  });

  test('undoing the correction of a confirmed value leaves it confirmed', () => {
    const both = edit(
      { kind: 'take-back', line_id: null, fields: [{ field: 'goods_total', value: '91.00' }] },
      { kind: 'confirm', line_id: null, fields: [{ field: 'goods_total', value: '90.00' }] },
    );
    expect(typesOf(play(reading, say('confirm', '90.00'), edit(amendTotal('90.00', '91.00')), both)).slice(-2)).toEqual([
      'record.values-taken-back',
      'record.values-confirmed',
    ]);
  });

  test('an offer that was declined comes back only when a reading offers something else', () => {
    const own = [reading, edit(amendTotal('90.00', '91.00')), again('95.00')] as const;
    given(recordDecider, play(...own))
      .when(say('keep-own', '95.00'))
      .then({ type: 'record.difference-declined', data: values('95.00') });
    expect(typesOf(play(...own, say('keep-own', '95.00'), again('95.00'))).at(-1)).toBe('record.extracted');
    expect(typesOf(play(...own, say('keep-own', '95.00'), again('96.00'))).at(-1)).toBe('record.difference-offered');
    given(recordDecider, play(...own, say('keep-own', '95.00')))
      .when(say('keep-own', '95.00'))
      .then();
  });

  test('an offer that is another now is a conflict', () => {
    given(recordDecider, play(reading, edit(amendTotal('90.00', '91.00')), again('95.00')))
      .when(say('keep-own', '94.00'))
      .thenRejected('field-conflict', [{ field: 'goods_total', yours: '94.00', theirs: '95.00', line: null }]);
  });

  test('a later reading offers differences in lines, too', () => {
    const amendLine = edit({ kind: 'amend-line', line_id: LINE, changes: [{ field: 'quantity', previous: '4', next: '5' }] });
    const events = play(reading, amendLine, extract({}, [{ quantity: '6', unit_price: '22.50' }]));
    expect(events.at(-1)).toMatchObject({
      type: 'record.difference-offered',
      data: { differences: [{ field: 'quantity', lineId: LINE, read: { value: '6' } }] },
    });
  });
});

describe('where a person took a value from', () => {
  const place = { page: 1, boxes: [{ x: 0.1, y: 0.1, width: 0.2, height: 0.02 }], address: null };

  test('is recorded with it', () => {
    const changes = [{ field: 'goods_total', previous: '90.00', next: '91.00', place }];
    given(recordDecider, play(reading))
      .when(edit({ kind: 'amend', changes }))
      .then({ type: 'record.amended', data: { ...record, changes } });
  });

  test('is news even when the value is the same, once', () => {
    const changes = [{ field: 'goods_total', previous: '90.00', next: '90.00', place }];
    given(recordDecider, play(reading))
      .when(edit({ kind: 'amend', changes }))
      .then({ type: 'record.amended', data: { ...record, changes } });
    given(recordDecider, play(reading, edit({ kind: 'amend', changes })))
      .when(edit({ kind: 'amend', changes }))
      .then();
  });
});
