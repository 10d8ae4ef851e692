import type { RecordEvent } from '@tallyport/contracts/shipping-record/events';
import { describe, expect, test } from 'vitest';
import { foldRecord } from './fold.js';
import {
  envelope,
  extracted,
  folded,
  id,
  lineAdded,
  lineAmended,
  lineRemoved,
  lineRestored,
  linesRead,
  shape,
} from './testing/record-events.js';

describe('lines', () => {
  test('stand in printed order, over several blocks', () => {
    const second: RecordEvent = { ...linesRead(13), data: { ...linesRead(13).data, from: 2 } } as RecordEvent;
    expect(shape(folded([extracted({}), linesRead(11, 12), second]))).toEqual([11, 12, 13].map((line) => [id(line), String(line)]));
  });

  test('a line that a person added stands after the line it was put after, and at the top without one', () => {
    const view = folded([extracted({}), linesRead(11, 12), lineAdded(21, 11), lineAdded(22, null)]);
    expect(shape(view)?.map(([line]) => line)).toEqual([22, 11, 21, 12].map(id));
  });

  test('a removed line comes back as it was, with what a person wrote into it', () => {
    const view = folded([extracted({}), linesRead(11, 12), lineAmended(12, '5'), lineRemoved(12), lineRestored(12, 11)]);
    expect(shape(view)).toEqual([
      [id(11), '11'],
      [id(12), '5'],
    ]);
    expect(view?.removed_lines).toEqual([]);
  });

  test('a later reading keeps persons’ lines and values, drops its own old lines, and does not bring a removed line back', () => {
    const view = folded([
      extracted({}),
      linesRead(11, 12, 13),
      lineAmended(12, '5'),
      lineRemoved(13),
      lineAdded(21, 12),
      extracted({}),
      linesRead(12, 13, 14),
    ]);
    expect(shape(view)).toEqual([
      [id(12), '5'],
      [id(14), '14'],
      [id(21), '9'],
    ]);
  });

  test('an edit of one line leaves all other lines the same objects', () => {
    const before = folded([extracted({}), linesRead(11, 12)]);
    const after = foldRecord(before, lineAmended(12, '5'), envelope(3));
    expect(after?.lines[0]).toBe(before?.lines[0]);
    expect(after?.lines[1]).not.toBe(before?.lines[1]);
  });
});
