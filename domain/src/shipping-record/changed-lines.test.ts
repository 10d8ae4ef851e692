import type { DomainEvent } from '@tallyport/contracts/events';
import { expect, test } from 'vitest';
import { changedLines } from './changed-lines.js';

const of = { recordId: 'r', workOrderId: 'w', kind: 'invoice' } as const;
const changes = [{ field: 'quantity', previous: '4', next: '5' }];
const inHeader: DomainEvent = { type: 'record.amended', data: { ...of, changes } };
const inLine = (lineId: string): DomainEvent => ({ type: 'record.line-amended', data: { ...of, lineId, changes } });

test('values of the header change no line, those of a line that one', () => {
  expect(changedLines([inHeader])).toEqual(new Set());
  expect(changedLines([inLine('a'), inHeader, inLine('b'), inLine('a')])).toEqual(new Set(['a', 'b']));
});

test('where lines come or go, or an event is not known any more, every line counts', () => {
  const removed: DomainEvent = { type: 'record.line-removed', data: { ...of, lineId: 'a', after: null, fields: {} } };
  expect(changedLines([inLine('b'), removed])).toBeNull();
  expect(changedLines([inLine('b'), null])).toBeNull();
});
