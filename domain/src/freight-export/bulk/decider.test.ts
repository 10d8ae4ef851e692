import type { BulkEvent } from '@tallyport/contracts/freight-export/bulk-events';
import { expect, test } from 'vitest';
import { type AnyBulkCommand, bulkDecider } from './decider.js';

const id = '6f1f6c2e-0a51-4b55-9a3c-3d1f5b1d7d01';
const command = {
  commandId: id,
  correlationId: id,
  orgId: id,
  bulkId: id,
  actor: { kind: 'person' as const, userId: id },
  issuedAt: '2026-03-14T02:00:00.000Z',
};
const wish = { step: 'retry' as const, reason: 'it is up again', cause: null, position: 7, items: 'a'.repeat(64), count: 3 };
const ask: AnyBulkCommand = { type: 'request-bulk', ...command, wish };
const stop: AnyBulkCommand = { type: 'stop-bulk', ...command };
const results = (from: number, ...problems: (string | null)[]): AnyBulkCommand => ({
  type: 'record-results',
  ...command,
  from,
  results: problems.map((problem) => ({ exportId: id, problem })),
});

function typesOf(...commands: readonly AnyBulkCommand[]): string[] {
  const events: BulkEvent[] = [];
  let state = bulkDecider.initialState;
  for (const one of commands)
    for (const event of bulkDecider.decide(one, state)) {
      events.push(event);
      state = bulkDecider.evolve(state, event);
    }
  return events.map(({ type, data }) => ('stopped' in data ? `${type} ${data.stopped}` : type));
}

test('it is asked for once, told some at a time, and ends when all are reached', () => {
  expect(typesOf(ask, ask, results(0, null, 'export.illegal-transition'), results(2, null), results(3, null), stop)).toEqual([
    'bulk.requested',
    'bulk.progressed',
    'bulk.progressed',
    'bulk.ended false',
  ]);
});

test('what a run that began again tells twice is recorded once', () => {
  expect(typesOf(ask, results(0, null), results(0, null), results(1, null, null))).toEqual([
    'bulk.requested',
    'bulk.progressed',
    'bulk.progressed',
    'bulk.ended false',
  ]);
});

test('stopped, it ends with what was handed over meanwhile', () => {
  expect(typesOf(ask, results(0, null), stop, stop, results(1, null))).toEqual([
    'bulk.requested',
    'bulk.progressed',
    'bulk.stop-asked',
    'bulk.progressed',
    'bulk.ended true',
  ]);
  expect(typesOf(ask, stop, results(0))).toEqual(['bulk.requested', 'bulk.stop-asked', 'bulk.ended true']);
});

test('nothing is told or stopped that nobody asked for', () => {
  expect(typesOf(results(0, null))).toEqual([]);
  expect(() => typesOf(stop)).toThrow('bulk.not-found');
});
