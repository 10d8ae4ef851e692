import { describe, expect, test } from 'vitest';
import { assignRecords, type KnownRecord, type WantedRecord } from './records-of-file.js';

const want = (kind: WantedRecord['kind'], fromPage: number, toPage: number): WantedRecord => ({ kind, fromPage, toPage });
const known = (recordId: string, kind: WantedRecord['kind'], fromPage: number, toPage: number, isStanding = true): KnownRecord => ({
  ...want(kind, fromPage, toPage),
  recordId,
  isStanding,
});
const assign = (records: readonly KnownRecord[], ...wanted: WantedRecord[]) => {
  const { ids, vanished } = assignRecords(records, wanted, (name) => `new ${name}`);
  return { ids, vanished: vanished.map(({ recordId }) => recordId) };
};

describe('the record of a segment', () => {
  test('is a new one, named after its first page and kind, where nothing was read before', () => {
    expect(assign([], want('invoice', 1, 2), want('packing-list', 3, 3))).toEqual({
      ids: ['new page-1/invoice', 'new page-3/packing-list'],
      vanished: [],
    });
  });

  test('is the one that was read from these pages, however its id was made', () => {
    const before = [known('by index 0', 'invoice', 1, 2), known('by index 1', 'packing-list', 3, 3)];
    expect(assign(before, want('invoice', 1, 2), want('packing-list', 3, 3))).toEqual({ ids: ['by index 0', 'by index 1'], vanished: [] });
  });

  test('stays while its cut moves, at its end or at its beginning', () => {
    const before = [known('a', 'invoice', 1, 2), known('b', 'packing-list', 3, 4)];
    expect(assign(before, want('invoice', 1, 1), want('packing-list', 2, 4))).toEqual({ ids: ['a', 'b'], vanished: [] });
  });

  test('is another one under another type, and what was there vanishes', () => {
    expect(assign([known('a', 'invoice', 1, 2)], want('packing-list', 1, 2))).toEqual({
      ids: ['new page-1/packing-list'],
      vanished: ['a'],
    });
  });

  test('comes back when its segment does', () => {
    const before = [known('a', 'invoice', 1, 2, false), known('p', 'packing-list', 1, 2)];
    expect(assign(before, want('invoice', 1, 2))).toEqual({ ids: ['a'], vanished: ['p'] });
  });

  test('never takes the id of another record of the file', () => {
    const before = [known('new page-3/invoice', 'invoice', 2, 4)];
    const { ids } = assign(before, want('invoice', 2, 2), want('invoice', 3, 4));
    expect(ids).toEqual(['new page-3/invoice', 'new page-3/invoice/2']);
  });

  test('of two that were joined goes on as the first', () => {
    const before = [known('a', 'invoice', 1, 1), known('b', 'invoice', 2, 2)];
    expect(assign(before, want('invoice', 1, 2))).toEqual({ ids: ['a'], vanished: ['b'] });
  });

  test('is not one that was withdrawn elsewhere in the file', () => {
    expect(assign([known('a', 'invoice', 1, 3, false)], want('invoice', 2, 2)).ids).toEqual(['new page-2/invoice']);
  });
});
