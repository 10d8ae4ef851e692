import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CUSTOMS_TABLES, type CustomsTableName } from '@tallyport/contracts/customs-table/tables';
import { describe, expect, test } from 'vitest';
import { REAL_PAPERS } from '../../testing/real-papers.js';
import { starterFile } from './import-starter-tables.js';
import { readCustomsFile } from './read-customs-file.js';

const TABLES = Object.keys(CUSTOMS_TABLES) as CustomsTableName[];

test.each(TABLES)('the starter of %s is right, and has no gaps', async (table) => {
  const { rows, findings, gaps } = await readCustomsFile(table, starterFile(table), {});
  expect([findings, gaps]).toEqual([[], []]);
  expect(rows.length).toBeGreaterThan(0);
});

test('no file of the starter is without its table', async () => {
  const files = await readdir(dirname(starterFile('rounding')));
  expect(files.toSorted()).toEqual(TABLES.map((table) => `${table}.csv`).toSorted());
});

const SCHEDULE = join(REAL_PAPERS, 'hs/au-tariff-schedule3.csv');

describe.skipIf(!existsSync(SCHEDULE))('the national schedule', () => {
  test('of 5,001 rates at least 99 of 100 are understood, the others are named, none is guessed', async () => {
    const { rows, findings, leftOut } = await readCustomsFile('tariff_rate', SCHEDULE, { validFrom: '2026-01-01' });
    expect(findings).toEqual([]);
    expect(leftOut.map(({ text }) => text)).toEqual([
      '4414.10.00: "5% DCS4% DTC5%"',
      '9010.90.30: "5% DCS4% DCT;5% From 1July2018 2.5% From 1July2019 Free"',
      '8462.59: "View TCOs for 8462.59"',
    ]);
    expect(leftOut.length / 5_001).toBeLessThan(0.01);
    expect(rows.length).toBeGreaterThan(4_900);
  });

  test('without the day from which it holds it is refused', async () => {
    await expect(readCustomsFile('tariff_rate', SCHEDULE, {})).rejects.toThrow(/--from DAY/);
  });
});
