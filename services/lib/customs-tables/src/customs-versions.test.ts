import type { CustomsTableName } from '@tallyport/contracts/customs-table/tables';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import type { ImportedRow } from '@tallyport/domain/customs-table/read-customs-rows';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { addCustomsVersion, type NewCustomsVersion } from './customs-versions.js';
import { customsTablesAt, newestCustomsTables } from './read-tables.js';

let database: TestDatabase;
let importer: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  importer = database.pool('worker', 4);
});
afterAll(() => database.drop());

function dollars(rate: string, valid_from = '2026-11-02'): ImportedRow {
  return {
    key: 'USD',
    valid_from,
    valid_to: valid_from,
    source: 'Reserve Bank of Australia',
    law: 's 161J',
    values: { currency: 'USD', rate },
  };
}

function version(sha256: string, rows: readonly ImportedRow[]): NewCustomsVersion {
  const file = { fileName: 'rates.csv', fileDate: '2026-11-02', importedAt: '2026-11-02T06:00:00.000Z', isDemonstration: true };
  return { table: 'exchange_rate', ...file, sha256, rows };
}

test('a row is found on its day, with its id and what says so, and on no other day', async () => {
  expect(await addCustomsVersion(importer, version('a', [dollars('0.6543'), dollars('0.6600', '2026-11-03')]))).toEqual({
    added: true,
    version: 1,
  });
  const tables = await newestCustomsTables(database.pool('gateway', 1));
  expect(tables.find('exchange_rate', ['USD'], '2026-11-03')).toEqual({
    id: 'exchange_rate/1/2',
    valid_from: '2026-11-03',
    valid_to: '2026-11-03',
    source: 'Reserve Bank of Australia',
    law: 's 161J',
    file_date: '2026-11-02',
    is_demonstration: true,
    values: { currency: 'USD', rate: '0.6600' },
  });
  expect(tables.find('exchange_rate', ['USD'], '2026-11-04')).toBeUndefined();
});

test('the same file once more adds nothing, another one is a version of its own', async () => {
  expect(await addCustomsVersion(importer, version('a', [dollars('0.6543')]))).toEqual({ added: false, version: 1 });
  expect(await addCustomsVersion(importer, version('b', [dollars('0.7000')]))).toEqual({ added: true, version: 2 });
  const tables = await newestCustomsTables(importer);
  expect(tables.find('exchange_rate', ['USD'], '2026-11-02')).toMatchObject({ id: 'exchange_rate/2/1', values: { rate: '0.7000' } });
});

test('only the tables that are named are read', async () => {
  const found = async (...names: CustomsTableName[]) =>
    (await newestCustomsTables(importer, names)).find('exchange_rate', ['USD'], '2026-11-02') !== undefined;
  expect([await found('exchange_rate'), await found('rounding')]).toEqual([true, false]);
});

test('as of an instant the version is found that was imported last before it', async () => {
  const rate = async (instant: string) =>
    (await customsTablesAt(importer, instant)).find('exchange_rate', ['USD'], '2026-11-02')?.values.rate;
  await addCustomsVersion(importer, { ...version('later', [dollars('0.8000')]), importedAt: '2026-11-05T06:00:00.000Z' });
  expect(await Promise.all(['2026-11-01', '2026-11-04', '2026-11-05'].map((day) => rate(`${day}T12:00:00Z`)))).toEqual([
    undefined,
    '0.7000',
    '0.8000',
  ]);
});

test('importers at the same time take turns', async () => {
  const versions = await Promise.all(
    ['c', 'd', 'e', 'f'].map((sha256) => addCustomsVersion(importer, version(sha256, [dollars('0.7100')]))),
  );
  expect(new Set(versions.map(({ version: number }) => number)).size).toBe(4);
});

test('nobody changes what was imported', async () => {
  await expect(importer.query(`update kept.customs_row set cells = '{}'`)).rejects.toThrow(/permission denied/);
  await expect(database.pool('gateway', 1).query('delete from kept.customs_version')).rejects.toThrow(/permission denied/);
});
