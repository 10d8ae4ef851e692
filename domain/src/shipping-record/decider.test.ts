import { describe, expect, test } from 'vitest';
import { given } from '../testing/given.js';
import { recordDecider } from './decider.js';
import {
  amendTotal,
  edit,
  extract,
  LINE,
  play,
  readAll,
  reading,
  record,
  recordId,
  SECOND,
  source,
  total,
} from './testing/record-scenario.js';

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

  test('a value that was taken from another paper says from which, and why', () => {
    const from = { record_id: SECOND, kind: 'packing-list', line_id: null, field: 'goods_total', position: 4 } as const;
    const change = { field: 'goods_total', previous: '90.00', next: '92.00', from, reason: 'the list was corrected' };
    const [taken] = play(reading, edit({ kind: 'amend', changes: [change] })).slice(-1);
    expect(taken).toMatchObject({
      type: 'record.amended',
      data: {
        changes: [
          {
            next: '92.00',
            from: { recordId: SECOND, kind: 'packing-list', lineId: null, field: 'goods_total', position: 4 },
            reason: 'the list was corrected',
          },
        ],
      },
    });
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
