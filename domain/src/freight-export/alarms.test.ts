import { ALARM_KINDS } from '@tallyport/contracts/freight-export/export-row';
import { describe, expect, test } from 'vitest';
import { type AlarmFigures, alarmsOf, type SystemFigures } from './alarms.js';

const NOW = '2026-03-14T12:00:00.000Z';
const ago = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000).toISOString();
const NONE = { count: 0, since: null };

const CALM: SystemFigures = {
  id: 'one',
  name: 'Melbourne',
  recent: { calls: 20, failed: 0, medianMs: 1_500, since: ago(50) },
  usual: { calls: 900, failed: 9, medianMs: 1_400 },
  refused: NONE,
  lastSyncs: [ago(600), ago(590)],
};
const QUIET: AlarmFigures = { systems: [CALM], unknown: NONE, waiting: NONE, parked: NONE, unmatched: NONE, endpoints: [] };
const withSystem = (changed: Partial<SystemFigures>): AlarmFigures => ({ ...QUIET, systems: [{ ...CALM, ...changed }] });
const kindsOf = (figures: AlarmFigures) => alarmsOf(figures, NOW).map(({ kind }) => kind);

test('a calm organisation has no alarm, nor has one that never sent anything', () => {
  const unused = { ...CALM, recent: { calls: 0, failed: 0, medianMs: null, since: null }, usual: { calls: 0, failed: 0, medianMs: null } };
  expect([kindsOf(QUIET), kindsOf({ ...QUIET, systems: [{ ...unused, lastSyncs: [] }] })]).toEqual([[], []]);
});

const ALARMING: Record<string, AlarmFigures> = {
  unmatched: { ...QUIET, unmatched: { count: 2, since: ago(1) } },
  slow: withSystem({ recent: { calls: 5, failed: 0, medianMs: 12_000, since: ago(30) } }),
  failing: withSystem({ recent: { calls: 10, failed: 3, medianMs: 1_500, since: ago(20) } }),
  'log-in-refused': withSystem({ refused: { count: 3, since: ago(5) } }),
  'unknown-long': { ...QUIET, unknown: { count: 2, since: ago(16) } },
  'waiting-long': { ...QUIET, waiting: { count: 7, since: ago(241) } },
  parked: { ...QUIET, parked: { count: 1, since: ago(1) } },
  'sync-overdue': withSystem({ lastSyncs: [ago(10), ago(26 * 60 + 1)] }),
  'endpoint-failing': { ...QUIET, endpoints: [{ id: 'e', name: 'https://hooks.example', failed: { count: 4, since: ago(9) } }] },
};

test('every kind of alarm is raised by what it is for, alone', () => {
  expect(Object.keys(ALARMING).toSorted()).toEqual([...ALARM_KINDS].toSorted());
  for (const [kind, figures] of Object.entries(ALARMING)) expect(kindsOf(figures)).toEqual([kind]);
});

describe('what is not alarming', () => {
  test.each([
    ['a slow hour of few calls', withSystem({ recent: { calls: 4, failed: 0, medianMs: 60_000, since: ago(30) } })],
    [
      'what is slow, and always was',
      withSystem({ recent: { calls: 9, failed: 0, medianMs: 12_000, since: ago(9) }, usual: { calls: 9, failed: 0, medianMs: 9_000 } }),
    ],
    ['two failures', withSystem({ recent: { calls: 2, failed: 2, medianMs: 1, since: ago(3) } })],
    [
      'failures that are usual',
      withSystem({ recent: { calls: 10, failed: 4, medianMs: 1, since: ago(3) }, usual: { calls: 10, failed: 3, medianMs: 1 } }),
    ],
    ['an outcome unknown for a quarter of an hour', { ...QUIET, unknown: { count: 2, since: ago(15) } }],
    ['a person who has four hours', { ...QUIET, waiting: { count: 2, since: ago(240) } }],
  ])('%s', (_, figures) => {
    expect(kindsOf(figures)).toEqual([]);
  });
});

test('an alarm says the figure, what is usual, and since when', () => {
  expect(alarmsOf(ALARMING['slow'] ?? QUIET, NOW)).toEqual([
    { kind: 'slow', about: { id: 'one', name: 'Melbourne' }, figure: 12_000, usual: 1_400, unit: 'milliseconds', since: ago(30) },
  ]);
  expect(alarmsOf(ALARMING['unknown-long'] ?? QUIET, NOW)).toEqual([
    { kind: 'unknown-long', about: null, figure: 16, usual: 15, unit: 'minutes', since: ago(1) },
  ]);
});
