import { expect, test } from 'vitest';
import { letterRuns } from './letter-runs.js';

test('words that share runs of letters share buckets', () => {
  const [one, other, third] = ['Rechnungsnummer', 'Rechnungs-Nr.', 'Voyage'].map(letterRuns);
  const shared = (with_: readonly number[] | undefined): number => one?.filter((bucket) => with_?.includes(bucket)).length ?? 0;
  expect(shared(other)).toBeGreaterThan(3 * shared(third));
});

test('digits, capitals and full width are all alike', () => {
  expect(letterRuns('INV-2026')).toEqual(letterRuns('inv-1234'));
  expect(letterRuns('ＡＢＣ１')).toEqual(letterRuns('abc7'));
});

test('a word of one letter has buckets, and each once', () => {
  const runs = letterRuns('aaaaaaaa');
  expect(new Set(runs).size).toBe(runs.length);
  expect(letterRuns('x').length).toBeGreaterThan(0);
});
