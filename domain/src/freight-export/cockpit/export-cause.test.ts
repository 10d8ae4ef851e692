import type { Export } from '@tallyport/contracts/freight-export/export';
import { EXPORT_STATES } from '@tallyport/contracts/freight-export/export-standing';
import { describe, expect, test } from 'vitest';
import type { FoldedEnvelope } from '../../fold.js';
import { causeOf } from '../causes/known-causes.js';
import type { AnyExportCommand } from '../export/commands.js';
import { foldExport } from '../export/fold.js';
import { ask, begin, came, cannotTell, eventsOf, LOG_IN_REFUSED, UNKNOWN, WAYS } from '../export/testing/sample-export.js';
import { causeOfAttempt, causeOfExport } from './export-cause.js';
import { groupOf } from './export-group.js';

function shownAfter(...commands: readonly AnyExportCommand[]): Export {
  const seen = eventsOf(...commands).reduce<ReturnType<typeof foldExport>>((view, event, index) => {
    const envelope = { streamId: 'export/x', streamPosition: index + 1, recordedAt: '2026-03-14T02:00:00Z' };
    return foldExport(view, event, { ...envelope, metadata: { actor: { kind: 'machine', process: 'x' } } } as FoldedEnvelope);
  }, null);
  if (!seen) throw new Error('nothing was asked for');
  return seen;
}

describe('an export is in one group', () => {
  const groups = Object.fromEntries(EXPORT_STATES.map((state) => [state, groupOf(shownAfter(...WAYS[state]))]));

  test('by its state', () => {
    expect(groups).toEqual({
      queued: 'running',
      held: 'held',
      sending: 'running',
      unknown: 'unknown',
      accepted_later: 'running',
      verifying: 'running',
      retry_planned: 'planned',
      waiting_for_person: 'waiting',
      done: 'ended',
      done_with_warnings: 'ended',
      skipped: 'ended',
      cancelled: 'ended',
    });
  });

  test('a refused log-in waits for a person, and where nobody knows whether it arrived, only a person can say', () => {
    expect(groupOf(shownAfter(ask(), begin(), came(LOG_IN_REFUSED)))).toBe('waiting');
    expect(groupOf(shownAfter(ask(), begin(), came(UNKNOWN), cannotTell()))).toBe('unknown');
  });
});

describe('the cause of an export', () => {
  const system = shownAfter(ask()).system_id;

  test.each([
    ['what goes on undisturbed has none', WAYS.sending, null],
    ['what ended has none', WAYS.done, null],
    ['what was refused has what was written', WAYS.waiting_for_person, { code: 'organisation-unknown', key: 'WATBRO' }],
    ['what nobody knows is about its system', WAYS.unknown, { code: 'outcome-unknown', key: system }],
    ['a refused log-in is about its system', [ask(), begin(), came(LOG_IN_REFUSED)], { code: 'log-in-refused', key: system }],
    ['whether it is there', [ask(), begin(), came(UNKNOWN), cannotTell()], { code: 'outcome-unknown', key: system }],
  ] as const)('%s', (_, commands, cause) => {
    expect(causeOfExport(shownAfter(...commands), causeOf)).toEqual(cause);
  });

  test('a line that nobody knows is its own key', () => {
    const strange = came({ kind: 'refused', httpStatus: 200, lines: [{ severity: 'error', text: 'the moon is blue' }], original: null });
    expect(causeOfExport(shownAfter(ask(), begin(), strange), causeOf)).toEqual({ code: 'other', key: 'the moon is blue' });
  });
});

test('of a call of which nothing was sent the cause is the one that was told, and of one that was sent there is none', () => {
  expect(causeOfAttempt({ detail: 'nobody listens at the address (ECONNREFUSED)' }, causeOf)).toEqual({ code: 'nobody-there', key: '' });
  expect([null, ''].map((detail) => causeOfAttempt({ detail }, causeOf))).toEqual([null, null]);
});
