import type pg from 'pg';
import { expect, test } from 'vitest';
import { onEachTariff } from './on-each-tariff.js';

const version = (number: number) => ({
  schedule: 'starter',
  version: number,
  imported_at: new Date(),
  file_name: 'starter',
  entry_count: 1,
});

test('It is acted once on each tariff, not on the lack of one, and on when the database was away', async () => {
  const answers = [[], [version(1)], null, [version(1)], [version(2)], [version(2)]];
  const ending = new AbortController();
  let [asked, acted] = [0, 0];
  const query = async () => {
    const rows = answers[asked++];
    if (asked === answers.length) ending.abort();
    if (!rows) throw new Error('away');
    return { rows };
  };
  const act = async () => {
    acted += 1;
  };
  await onEachTariff({ query } as unknown as pg.Pool, ending.signal, act, 1);
  expect([asked, acted]).toEqual([6, 2]);
});
