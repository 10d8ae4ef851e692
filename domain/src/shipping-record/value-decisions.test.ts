import type { RecordEvent } from '@tallyport/contracts/shipping-record/events';
import type { RecordEdit } from '@tallyport/contracts/shipping-record/http';
import { describe, expect, test } from 'vitest';
import { given } from '../testing/given.js';
import type { RecordCommand } from './commands.js';
import { recordDecider } from './decider.js';
import { amendTotal, edit, extract, LINE, play, read, reading, record, recordId } from './testing/record-scenario.js';

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
