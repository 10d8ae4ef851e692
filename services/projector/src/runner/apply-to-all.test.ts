import { BatchFailed } from '@tallyport/lane-consumer/apply/rows';
import pg from 'pg';
import { expect, test } from 'vitest';
import { DatabaseFailure } from '../tables.js';
import type { Applier } from './apply.js';
import { applyToAll } from './apply-to-all.js';
import type { ReadEvent } from './read-event.js';

const [known, erasure] = [{ kind: 'known' } as ReadEvent, { kind: 'erasure' } as ReadEvent];

/** Appliers that note when they begin and end; the first takes longest. */
function appliers(count: number): { readonly noted: string[]; readonly all: Applier[] } {
  const noted: string[] = [];
  const all = Array.from({ length: count }, (_, n) => ({
    async apply() {
      noted.push(`${n} begins`);
      for (let turn = count; turn > n; turn--) await Promise.resolve();
      noted.push(`${n} ends`);
    },
  }));
  return { noted, all: all as unknown as Applier[] };
}

function failing(...failures: Error[]): Applier[] {
  return failures.map((failure) => ({ apply: () => Promise.reject(failure) })) as unknown as Applier[];
}

test('read models are written side by side', async () => {
  const { noted, all } = appliers(2);
  await applyToAll(all, [known], 'together');
  expect(noted.slice(0, 2)).toEqual(['0 begins', '1 begins']);
});

test.each([
  ['an erasure', [erasure], 'together'],
  ['mode', [known], 'one by one'],
] as const)('with %s one waits for the other: savepoints belong to one alone', async (_, run, mode) => {
  const { noted, all } = appliers(2);
  await applyToAll(all, run, mode);
  expect(noted).toEqual(['0 begins', '0 ends', '1 begins', '1 ends']);
});

test('what failed first is told, and not that the transaction was broken after it', async () => {
  const broken = Object.assign(new pg.DatabaseError('current transaction is aborted', 0, 'error'), { code: '25P02' });
  const consequence = new DatabaseFailure('save', broken);
  const cause = new BatchFailed(new Error('no such thing'));
  await expect(applyToAll(failing(consequence, cause), [known], 'together')).rejects.toBe(cause);
  await expect(applyToAll(failing(consequence), [known], 'together')).rejects.toBe(consequence);
});
