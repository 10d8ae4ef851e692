import { expect, test } from 'vitest';
import { PassTimes } from './pass-times.js';

test('the times of a pass are added up over documents, and the whole stands last', () => {
  const clock = [0, 30, 30, 40, 40, 60];
  const times = new PassTimes(() => clock.shift() ?? 0);
  for (const pass of ['phrases', 'side-columns', 'phrases']) expect(times.around('words', pass, () => pass)).toBe(pass);
  const rows = times
    .table()
    .split('\n')
    .map((row) => row.trim().split(/\s{2,}/u));
  expect(rows).toEqual([
    ['words/phrases', '50.0 ms', '83.3 %', '2×'],
    ['words/side-columns', '10.0 ms', '16.7 %', '1×'],
    ['all passes', '60.0 ms', '100.0 %'],
  ]);
});
