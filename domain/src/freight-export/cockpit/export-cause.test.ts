import type { Export } from '@tallyport/contracts/freight-export/export';
import { EXPORT_STATES } from '@tallyport/contracts/freight-export/values';
import { describe, expect, test } from 'vitest';
import type { FoldedEnvelope } from '../../fold.js';
import type { AnyExportCommand } from '../export/commands.js';
import { foldExport } from '../export/fold.js';
import { ask, begin, came, cannotTell, eventsOf, heldUp, LOG_IN_REFUSED, UNKNOWN, WAYS } from '../export/testing/sample-export.js';
import { describeCause } from './describe-cause.js';
import { type CauseOfLines, causeOfExport } from './export-cause.js';
import { groupOf } from './export-group.js';

function shownAfter(...commands: readonly AnyExportCommand[]): Export {
  const seen = eventsOf(...commands).reduce<ReturnType<typeof foldExport>>((view, event, index) => {
    const envelope = { streamId: 'export/x', streamPosition: index + 1, recordedAt: '2026-03-14T02:00:00Z' };
    return foldExport(view, event, { ...envelope, metadata: { actor: { kind: 'machine', process: 'x' } } } as FoldedEnvelope);
  }, null);
  if (!seen) throw new Error('nothing was asked for');
  return seen;
}

const echo: CauseOfLines = (lines) => ({ code: lines[0]?.text ?? '', key: null });

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
    ['what was refused has what was written', WAYS.waiting_for_person, 'Organization code WATBRO not found'],
    ['what could not be reached has why', WAYS.retry_planned, 'connection refused'],
    ['what nobody knows has why', WAYS.unknown, 'unknown: timeout'],
    ['what a person held', WAYS.held, 'held: by-person'],
    ['what is held with its system', [ask(), heldUp], 'held: system-held'],
    ['whether it is there', [ask(), begin(), came(UNKNOWN), cannotTell()], 'waiting: is-it-there'],
    [
      'an empty refusal is told by its status',
      [ask(), begin(), came({ kind: 'refused', httpStatus: 401, lines: [], original: null })],
      'HTTP 401',
    ],
  ] as const)('%s', (_, commands, code) => {
    expect(causeOfExport(shownAfter(...commands), echo)).toEqual(code === null ? null : { code, key: system });
  });

  test('a line that nobody knows is its own key', () => {
    expect(causeOfExport(shownAfter(...WAYS.waiting_for_person), () => null)).toEqual({
      code: 'other',
      key: 'Organization code WATBRO not found',
    });
  });
});

test('a cause names its key as people call it, letter by letter', () => {
  const table = [{ code: 'log-in-refused', words: 'The log-in of {key} is refused.', field: 'settings.systems', remedy: null }];
  expect(describeCause({ code: 'log-in-refused', key: 'id' }, 'Melbourne $& Sons', table)).toMatchObject({
    words: 'The log-in of Melbourne $& Sons is refused.',
    name: 'Melbourne $& Sons',
  });
  expect(describeCause({ code: 'other', key: 'raw line' }, 'raw line', table)).toMatchObject({ words: 'raw line', remedy: null });
});
