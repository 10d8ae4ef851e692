import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './address.js';
import { causeEntries } from './cause-groups.js';
import { laidOut } from './laid-out.js';
import { type Walk, walkThrough } from './one-by-one.js';
import { pointedRuns } from './pointed-runs.js';
import { keepReason, recentReasons } from './recent-reasons.js';
import { ALL, countOf, isSelected, NONE, toggled } from './selection.js';
import { anExport, groupOf, UNKNOWN_PARTY, UNKNOWN_UNIT } from './testing/exports.js';

test('all but one are selected without knowing the others, and only one without the rest', () => {
  const butOne = toggled(ALL, '7');
  expect([countOf(butOne, 10_000), isSelected(butOne, '7'), isSelected(butOne, '8')]).toEqual([9_999, false, true]);
  expect(countOf(toggled(butOne, '7'), 10_000)).toBe(10_000);
  expect([countOf(toggled(NONE, '7'), 10_000), countOf(toggled(toggled(NONE, '7'), '7'), 10_000)]).toEqual([1, 0]);
});

test('the last five reasons are kept, the newest first, each once; what else stands in the storage counts as none', () => {
  for (const reason of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) keepReason(reason);
  expect(recentReasons()).toEqual(['c', 'f', 'e', 'd', 'b']);
  localStorage.setItem('lastExportReasons', '{"not": "a list"');
  expect(recentReasons()).toEqual([]);
});

test('a cause in several groups is one entry, and what needs a person comes first', () => {
  const entries = causeEntries([
    groupOf(UNKNOWN_UNIT, 9, { group: 'planned', oldest: '2026-03-14T00:00:00.000Z' }),
    groupOf(UNKNOWN_PARTY, 2),
    groupOf(UNKNOWN_PARTY, 3, { group: 'planned', oldest: '2026-03-13T00:00:00.000Z' }),
  ]);
  expect(entries.map(({ cause, group, count, oldest }) => [cause.code, group, count, oldest.slice(8, 10)])).toEqual([
    ['organisation-unknown', 'waiting', 5, '13'],
    ['unit-unknown', 'planned', 9, '14'],
  ]);
});

test('an address is read as it was written, and what it does not know is left out', () => {
  const address = {
    tab: 'waiting',
    cause: { code: 'unit-unknown', key: 'C T&' },
    kind: 'edocs',
    branch: 'b',
    mail: null,
    bulk: 'x',
  } as const;
  expect(readAddress(writeAddress(address))).toEqual(address);
  expect(readAddress(new URLSearchParams('tab=none&kind=none'))).toEqual({
    tab: 'open',
    cause: null,
    kind: null,
    branch: null,
    mail: null,
    bulk: null,
  });
});

test('the lines that hold what the cause is about stand apart', () => {
  expect(pointedRuns('a\nb\nWATBRO\nc', 'WATBRO')).toEqual([
    { run: 'a\nb', isPointed: false },
    { run: 'WATBRO', isPointed: true },
    { run: 'c', isPointed: false },
  ]);
  expect(pointedRuns('a\nb', '')).toEqual([{ run: 'a\nb', isPointed: false }]);
});

test('a message of one line is laid out tag below tag, and one with lines stays as it is', () => {
  expect(laidOut('<?xml version="1.0"?><a x="1"><b>WATBRO</b><c/><d><e></e></d></a>')).toBe(
    ['<?xml version="1.0"?>', '<a x="1">', '  <b>WATBRO</b>', '  <c/>', '  <d>', '    <e>', '    </e>', '  </d>', '</a>'].join('\n'),
  );
  expect(laidOut('<?xml version="1.0"?>\n<a><b>1</b></a>\n')).toBe('<?xml version="1.0"?>\n<a>\n  <b>1</b>\n</a>');
  expect(laidOut('<a>\n<b/></a>')).toBe('<a>\n<b/></a>');
});

test('a walk through exports goes on after one that fails, and ends where it is stopped', async () => {
  const told: Walk[] = [];
  const exports = [anExport(1), anExport(2), anExport(3)];
  const done: string[] = [];
  const step = (id: string) => {
    done.push(id);
    return done.length === 1 ? Promise.reject(new TypeError('no network')) : Promise.resolve();
  };
  await walkThrough({ exports, step, isStopped: () => done.length === 2, tell: (walk) => told.push(walk) });
  expect(told.at(-1)).toMatchObject({ state: 'stopped', count: 3, done: 1, refused: 1 });
  expect(told.at(-1)?.results.map(({ outcome, problem }) => [outcome, problem])).toEqual([
    ['refused', 'unreachable'],
    ['done', null],
  ]);
});
