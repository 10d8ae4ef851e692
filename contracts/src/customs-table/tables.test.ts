import { expect, test } from 'vitest';
import { CUSTOMS_TABLES } from './tables.js';

const TABLES = Object.values(CUSTOMS_TABLES);
const OF_NO_COLUMN = '?'.repeat(2_001);

test.each(TABLES)('a cell that $name cannot hold is refused in words, whichever column it is in', ({ columns }) => {
  const names = Object.keys(columns.shape);
  const issues = columns.safeParse(Object.fromEntries(names.map((name) => [name, OF_NO_COLUMN]))).error?.issues ?? [];
  expect(new Set(issues.map(({ path }) => path.join()))).toEqual(new Set(names));
  expect(issues.map(({ message }) => message).filter((message) => !/^(is|has) /.test(message))).toEqual([]);
});

test.each(TABLES)('$name has its key among its columns', ({ key, columns }) => {
  expect(Object.keys(columns.shape)).toEqual(expect.arrayContaining([...key]));
});
