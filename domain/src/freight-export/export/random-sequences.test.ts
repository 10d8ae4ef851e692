import type { ExportEvent } from '@tallyport/contracts/freight-export/export-events';
import fc from 'fast-check';
import { expect, test } from 'vitest';
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
  REFUSED,
  readBack,
  release,
  renew,
  retry,
  skip,
  UNKNOWN,
  unreadable,
  WARNED,
} from './testing/sample-export.js';

const RUNS = 5_000;
/** What is tried at some moment, where so many calls have left. Mostly it speaks of the newest call. */
type Tried = (calls: number) => AnyExportCommand;
const off = fc.constantFrom(0, 0, 0, 0, 0, -1, 1);
const at = fc.integer({ min: 0, max: 47 }).map((hours) => new Date(Date.UTC(2026, 2, 14, hours)).toISOString());
const outcome = fc.constantFrom(ACCEPTED, WARNED, LATER, UNKNOWN, NOT_SENT, REFUSED, LOG_IN_REFUSED, {
  kind: 'spared',
  key: 'S1',
} as const);
const always = (...commands: readonly AnyExportCommand[]) =>
  fc.constantFrom(...commands).map(
    (command): Tried =>
      () =>
        command,
  );

const tried: fc.Arbitrary<Tried> = fc.oneof(
  { weight: 4, arbitrary: always(retry, renew(), release, isThere, isNotThere, hold, heldUp) },
  { weight: 3, arbitrary: always(unreadable, readBack(), readBack('lines'), hears('accepted'), hears('refused')) },
  { weight: 1, arbitrary: always(ask('update'), skip, cancel, jobDeleted) },
  {
    weight: 8,
    arbitrary: fc.tuple(off, at).map(
      ([n, when]): Tried =>
        (calls) =>
          begin(calls + 1 + n, when),
    ),
  },
  {
    weight: 8,
    arbitrary: fc.tuple(outcome, off, at).map(
      ([what, n, when]): Tried =>
        (calls) =>
          came(what, calls + n, when),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(off, at).map(
      ([n, when]): Tried =>
        (calls) =>
          notFound(calls + n, when),
    ),
  },
  {
    weight: 2,
    arbitrary: off.map(
      (n): Tried =>
        (calls) =>
          found(calls + n),
    ),
  },
  {
    weight: 1,
    arbitrary: off.map(
      (n): Tried =>
        (calls) =>
          cannotTell(calls + n),
    ),
  },
);

/** What a clerk would say of the file: whether a call is open, and whether anybody may still send. */
function wrongWith(file: readonly ExportEvent[], event: ExportEvent): string | null {
  const types = file.map(({ type }) => type);
  const isEnded = types.some((type) => ['export.skipped', 'export.cancelled', 'export.spared'].includes(type)) || file.some(isDone);
  if (event.type === 'export.acknowledged') return null;
  if (isEnded) return `${event.type} after the end`;
  if (event.type === 'export.requested') return types.length > 0 ? 'asked for twice' : null;
  const call = file.findLastIndex(({ type }) => type === 'export.call-begun');
  const since = types.slice(call + 1);
  const isAnswered = since.some((type) => ENDS_OF_CALL.has(type)) || file.slice(call + 1).some(isAnswer);
  if (event.type === 'export.call-begun') {
    if (call >= 0 && !isAnswered) return 'called while a call was open';
    if (since.includes('export.accepted') && !since.includes('export.retried')) return 'called again after it was accepted';
    if (types.includes('export.job-deleted')) return 'called for a deleted job';
  }
  const isTakenBack = event.type === 'export.cancelled' || event.type === 'export.skipped';
  return isTakenBack && call >= 0 && !isAnswered ? 'taken back while a call was open' : null;
}

const ENDS_OF_CALL = new Set([
  'export.refused',
  'export.not-sent',
  'export.not-found',
  'export.read-back',
  'export.resolved',
  'export.waiting',
]);

function isAnswer(event: ExportEvent): boolean {
  return event.type === 'export.acknowledged' && event.data.expected && event.data.outcome === 'refused';
}

function isDone(event: ExportEvent): boolean {
  return event.type === 'export.read-back' && event.data.differences.length === 0;
}

test(`R15: of ${RUNS} random courses none has an illegal step`, () => {
  let [steps, refusals, calls] = [0, 0, 0];
  fc.assert(
    fc.property(fc.array(tried, { minLength: 20, maxLength: 60 }), (commands) => {
      const file: ExportEvent[] = [];
      let state = exportDecider.initialState;
      for (const next of [() => ask(), ...commands]) {
        const command = next(state.attempts);
        let events: ExportEvent[] = [];
        try {
          events = exportDecider.decide(command, state);
        } catch (error) {
          if (!(error instanceof Rejection)) throw error;
          refusals += 1;
        }
        for (const event of events) {
          expect(wrongWith(file, event)).toBeNull();
          file.push(event);
          state = exportDecider.evolve(state, event);
          steps += 1;
          calls += event.type === 'export.call-begun' ? 1 : 0;
        }
      }
    }),
    { numRuns: RUNS },
  );
  expect([Math.min(steps, refusals) > RUNS, calls > RUNS / 2]).toEqual([true, true]);
});
