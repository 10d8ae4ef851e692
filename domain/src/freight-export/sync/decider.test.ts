import type { RequestSync } from '@tallyport/contracts/freight-export/sync-commands';
import type { SyncEvent } from '@tallyport/contracts/freight-export/sync-events';
import { expect, test } from 'vitest';
import { type AnySyncCommand, type SyncProgress, syncDecider } from './decider.js';

const id = '6f1f6c2e-0a51-4b55-9a3c-3d1f5b1d7d01';
const command = {
  commandId: id,
  correlationId: id,
  orgId: id,
  syncId: id,
  actor: { kind: 'person' as const, userId: id },
  issuedAt: '2026-03-14T02:00:00.000Z',
};
const ask: RequestSync = { type: 'request-sync', ...command, kind: 'organisations', systemId: id, workOrderId: null, key: null };
const cancel: AnySyncCommand = { type: 'cancel-sync', ...command };
const page = (read: number): AnySyncCommand => ({
  type: 'record-progress',
  ...command,
  counts: { read, fresh: read, changed: 0, same: 0 },
  after: `from ${read}`,
});
const said = { lines: [], milliseconds: 900 };
const end: AnySyncCommand = {
  type: 'record-finished',
  ...command,
  ...said,
  counts: { read: 300, fresh: 290, changed: 7, same: 3 },
  gone: 2,
  result: null,
  fingerprint: null,
};
const failed: AnySyncCommand = {
  type: 'record-failed',
  ...command,
  ...said,
  cause: 'no-answer',
  detail: null,
  httpStatus: 503,
  original: null,
};

function typesOf(...commands: readonly AnySyncCommand[]): string[] {
  const events: SyncEvent[] = [];
  let state = syncDecider.initialState;
  for (const one of commands)
    for (const event of syncDecider.decide(one, state)) {
      events.push(event);
      state = syncDecider.evolve(state, event);
    }
  return events.map(({ type }) => type.replace('sync.', ''));
}

test('it is asked for once, tells how far it is, and ends once', () => {
  expect(typesOf(ask, ask, page(100), page(200), end, end, failed, cancel)).toEqual(['requested', 'progressed', 'progressed', 'finished']);
  expect(typesOf(ask, failed, end, page(1))).toEqual(['requested', 'failed']);
  expect(typesOf(ask, cancel, page(1), end)).toEqual(['requested', 'failed']);
});

test('a page that was told before, by a run that began again, is not told again', () => {
  expect(typesOf(ask, page(100), page(200), page(100), page(200), end)).toEqual(['requested', 'progressed', 'progressed', 'finished']);
});

test('a later run goes on after the last page that was told', () => {
  const events = [ask, page(100), page(200)].reduce<SyncEvent[]>(
    (before, one) => [...before, ...syncDecider.decide(one, stateOf(before))],
    [],
  );
  expect(stateOf(events)).toMatchObject({ after: 'from 200', counts: { read: 200 } });
});

test('fault 54: products end within half an hour of being asked for; of whatever else its calls alone decide', () => {
  const endOf = (kind: 'products' | 'job_products' | 'organisations' | 'look') =>
    syncDecider.decide({ ...ask, kind }, syncDecider.initialState).map(({ data }) => ('endsBy' in data ? data.endsBy : null));
  expect([endOf('products'), endOf('job_products')]).toEqual([['2026-03-14T02:30:00.000Z'], ['2026-03-14T02:30:00.000Z']]);
  expect([endOf('organisations'), endOf('look')]).toEqual([[null], [null]]);
});

function stateOf(events: readonly SyncEvent[]): SyncProgress {
  return events.reduce((state, event) => syncDecider.evolve(state, event), syncDecider.initialState);
}

test('nothing is recorded of what nobody asked for', () => {
  expect(typesOf(page(1), end, failed, cancel)).toEqual([]);
});
