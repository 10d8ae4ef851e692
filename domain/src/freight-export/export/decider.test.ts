import { EXPORT_STATES, type ExportState } from '@tallyport/contracts/freight-export/export-standing';
import { describe, expect, test } from 'vitest';
import { Rejection } from '../../rejection.js';
import type { AnyExportCommand } from './commands.js';
import { exportDecider } from './decider.js';
import {
  ACCEPTED,
  ask,
  begin,
  came,
  cancel,
  cannotTell,
  eventsOf,
  found,
  hears,
  heldUp,
  hold,
  isNotThere,
  isThere,
  jobDeleted,
  LATER,
  LOG_IN_REFUSED,
  NOT_SENT,
  notFound,
  progressAfter,
  REFUSED,
  readBack,
  release,
  renew,
  retry,
  skip,
  UNKNOWN,
  unreadable,
  WAYS,
} from './testing/sample-export.js';

/** The state that a command leads to, or the code of the refusal. */
function outcomeOf(command: AnyExportCommand, ...before: readonly AnyExportCommand[]): string | null {
  try {
    const state = progressAfter(...before);
    return exportDecider.decide(command, state).reduce(exportDecider.evolve, state).state;
  } catch (error) {
    if (error instanceof Rejection) return error.code;
    throw error;
  }
}
const ILLEGAL = 'export.illegal-transition';

describe('fault 103 (exports): every pair of a state and a step of a person', () => {
  // biome-ignore format: a table reads best in rows
  const TABLE: Readonly<Record<ExportState, readonly string[]>> = {
    //                   retry      skip       cancel       hold    release   resolve
    queued:             [ILLEGAL,  'skipped', 'cancelled', 'held',  'queued', ILLEGAL],
    held:               [ILLEGAL,  'skipped', 'cancelled', 'held',  'queued', ILLEGAL],
    sending:            [ILLEGAL,  ILLEGAL,   ILLEGAL,     ILLEGAL, ILLEGAL,  ILLEGAL],
    unknown:            [ILLEGAL,  ILLEGAL,   ILLEGAL,     ILLEGAL, ILLEGAL,  ILLEGAL],
    accepted_later:     [ILLEGAL,  ILLEGAL,   ILLEGAL,     ILLEGAL, ILLEGAL,  ILLEGAL],
    verifying:          [ILLEGAL,  ILLEGAL,   ILLEGAL,     ILLEGAL, ILLEGAL,  ILLEGAL],
    retry_planned:      ['queued', 'skipped', 'cancelled', 'held',  ILLEGAL,  ILLEGAL],
    waiting_for_person: ['queued', 'skipped', 'cancelled', ILLEGAL, ILLEGAL,  ILLEGAL],
    done:               [ILLEGAL,  ILLEGAL,   ILLEGAL,     ILLEGAL, ILLEGAL,  ILLEGAL],
    done_with_warnings: [ILLEGAL,  ILLEGAL,   ILLEGAL,     ILLEGAL, ILLEGAL,  ILLEGAL],
    skipped:            [ILLEGAL,  'skipped', ILLEGAL,     ILLEGAL, ILLEGAL,  ILLEGAL],
    cancelled:          [ILLEGAL,  ILLEGAL,   'cancelled', ILLEGAL, ILLEGAL,  ILLEGAL],
  };

  test.each(EXPORT_STATES)('%s', (state) => {
    expect(progressAfter(...WAYS[state]).state).toBe(state);
    expect([retry, skip, cancel, hold, release, isThere].map((step) => outcomeOf(step, ...WAYS[state]))).toEqual(TABLE[state]);
  });

  test('what was never asked for is not there', () => {
    expect([retry, skip, cancel, hold, release, isThere].map((step) => outcomeOf(step))).toEqual(Array(6).fill('export.not-found'));
  });
});

describe('the way out', () => {
  test('a call that nobody was there for is tried again by itself, five times in two hours, then a person decides', () => {
    const course: AnyExportCommand[] = [ask()];
    const pauses: number[] = [];
    let now = '2026-03-14T02:00:00.000Z';
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      course.push(begin(attempt, now), came(NOT_SENT, attempt, now));
      const { retryAt } = progressAfter(...course);
      if (retryAt === null) break;
      pauses.push((Date.parse(retryAt) - Date.parse(now)) / 60_000);
      now = retryAt;
    }
    expect(pauses).toEqual([1.125, 4.5, 13.5, 33.75]);
    expect(progressAfter(...course)).toMatchObject({ state: 'waiting_for_person', waitingFor: 'tries-used-up', attempts: 5 });
  });

  test('it does not leave before its time, nor twice', () => {
    const planned = [ask(), begin(), came(NOT_SENT)];
    expect(eventsOf(...planned, begin(2)).length).toBe(eventsOf(...planned).length);
    const sending = [ask(), begin()];
    expect(eventsOf(...sending, begin(2), begin(1)).length).toBe(eventsOf(...sending).length);
  });

  test('what is refused is never repeated by itself', () => {
    expect(eventsOf(ask(), begin(), came(REFUSED)).map(({ type }) => type)).toEqual([
      'export.requested',
      'export.call-begun',
      'export.refused',
      'export.waiting',
    ]);
  });

  test('a refused log-in holds it until somebody lets it go', () => {
    expect(progressAfter(ask(), begin(), came(LOG_IN_REFUSED))).toMatchObject({ state: 'held', hold: 'log-in-refused' });
    expect(progressAfter(ask(), heldUp)).toMatchObject({ state: 'held', hold: 'system-held' });
    expect(outcomeOf(release, ask(), begin(), came(LOG_IN_REFUSED))).toBe('queued');
  });

  test('the same there already is done, and counted as no call that had an effect', () => {
    expect(progressAfter(ask('update'), begin(), came({ kind: 'spared', key: 'S1' }))).toMatchObject({ state: 'done', key: 'S1' });
  });

  test('fault 52 (exports): what was changed there since the look is not sent, and needs a new look', () => {
    const changed = [ask('update'), begin(), came({ kind: 'changed-there', detail: 'two lines more' })];
    expect(progressAfter(...changed)).toMatchObject({ state: 'waiting_for_person', waitingFor: 'changed-since-looked' });
    expect(outcomeOf(retry, ...changed)).toBe('export.look-again');
    expect(outcomeOf(renew(false), ...changed)).toBe('export.look-again');
    expect(outcomeOf(renew(), ...changed)).toBe('queued');
  });

  test('what was not read back as it was sent waits; the same bytes would make a second job', () => {
    const short = [ask(), begin(), came(ACCEPTED), readBack('Invoice 1, lines')];
    expect(progressAfter(...short)).toMatchObject({ state: 'waiting_for_person', waitingFor: 'not-as-sent', key: 'S00001234' });
    expect(outcomeOf(retry, ...short)).toBe('export.make-anew');
    expect(progressAfter(...short, renew())).toMatchObject({ state: 'queued', sentKey: 'S00001234' });
    expect(outcomeOf(retry, ask('update'), begin(), came(ACCEPTED), readBack('Invoice 1, lines'))).toBe('queued');
  });

  test('what cannot be read back waits', () => {
    expect(progressAfter(ask(), begin(), came(ACCEPTED), unreadable)).toMatchObject({ waitingFor: 'cannot-be-read-back' });
    const untold = [ask(), begin(), came({ kind: 'accepted', key: null, lines: [], original: null }), unreadable];
    expect(progressAfter(...untold)).toMatchObject({ waitingFor: 'is-it-there' });
    expect(outcomeOf(retry, ...untold)).toBe('export.say-whether-there');
  });
});

describe('fault 46 (exports): when nobody knows what became of a call', () => {
  const lost = [ask(), begin(), came(UNKNOWN)];

  test('it is there, or it is not and leaves once more', () => {
    expect(progressAfter(...lost, found())).toMatchObject({ state: 'verifying', key: 'S00001234' });
    expect(progressAfter(...lost, notFound())).toMatchObject({ state: 'retry_planned' });
  });

  test('where no machine can tell, a person says it, and nothing is repeated before', () => {
    const open = [...lost, cannotTell()];
    expect(progressAfter(...open)).toMatchObject({ state: 'waiting_for_person', waitingFor: 'is-it-there' });
    expect([retry, renew()].map((step) => outcomeOf(step, ...open))).toEqual(Array(2).fill('export.say-whether-there'));
    expect(progressAfter(...open, isThere)).toMatchObject({ state: 'verifying', key: 'S7' });
    expect(outcomeOf(isNotThere, ...open)).toBe('queued');
  });

  test('what is said of an earlier call counts no more', () => {
    const second = [...lost, notFound(), begin(2, '2026-03-14T03:00:00.000Z'), came(UNKNOWN, 2)];
    expect(eventsOf(...second, found(1), notFound(1), cannotTell(1), came(ACCEPTED, 1))).toEqual(eventsOf(...second));
  });
});

describe('fault 47 (exports): acknowledgements', () => {
  test('a refusal ends the search for the only call, never that for a later one: it may be of an earlier call', () => {
    const lost = [ask(), begin(), came(UNKNOWN)];
    expect(progressAfter(...lost, hears('refused'))).toMatchObject({ state: 'waiting_for_person', waitingFor: 'refused' });
    const again = [ask(), begin(), came(REFUSED), retry, begin(2), came(UNKNOWN, 2)];
    expect(progressAfter(...again, hears('refused')).state).toBe('unknown');
  });

  const queued = [ask(), begin(), came(LATER)];

  test('the first word of each message counts, and what comes late changes nothing', () => {
    expect(outcomeOf(hears('accepted'), ...queued)).toBe('verifying');
    expect(outcomeOf(hears('refused'), ...queued)).toBe('waiting_for_person');
    const heard = [...queued, hears('accepted')];
    expect(eventsOf(...heard, hears('refused'))).toEqual(eventsOf(...heard));
    const late = [...heard, readBack(), hears('refused', '6f1f6c2e-0a51-4b55-9a3c-3d1f5b1d7d21')];
    expect(progressAfter(...late).state).toBe('done');
    expect(eventsOf(...late).at(-1)).toMatchObject({ type: 'export.acknowledged', data: { expected: false } });
  });

  test('one that never comes waits for a person, who must say what became of it', () => {
    const silent = [...queued, notFound()];
    expect(progressAfter(...silent)).toMatchObject({ state: 'waiting_for_person', waitingFor: 'no-acknowledgement' });
    expect(outcomeOf(retry, ...silent)).toBe('export.say-whether-there');
  });
});

describe('fault 43 (exports): a deleted job', () => {
  test.each(EXPORT_STATES)('of what is %s nothing more is sent', (state) => {
    const isUnsent = ['queued', 'held', 'retry_planned', 'waiting_for_person'].includes(state);
    expect(progressAfter(...WAYS[state], jobDeleted).state).toBe(isUnsent ? 'cancelled' : state);
  });

  test('what became of a call under way is still learnt', () => {
    const deleted = [ask(), begin(), jobDeleted];
    expect(progressAfter(...deleted, came(ACCEPTED), readBack()).state).toBe('done');
    expect(progressAfter(...deleted, came(REFUSED)).state).toBe('cancelled');
    expect(progressAfter(...deleted, came(NOT_SENT)).state).toBe('cancelled');
    expect(progressAfter(...deleted, came(UNKNOWN), notFound()).state).toBe('cancelled');
    expect(progressAfter(...deleted, came(UNKNOWN), cannotTell()).state).toBe('waiting_for_person');
  });
});
