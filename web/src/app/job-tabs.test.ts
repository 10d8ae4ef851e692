import { expect, test } from 'vitest';
import { JOB_TABS } from './job-tabs.js';

test('no two tabs share a name or a letter', () => {
  const names = JOB_TABS.map(({ id }) => id);
  const letters = JOB_TABS.flatMap(({ letter }) => letter ?? []);
  expect([new Set(names).size, new Set(letters).size]).toEqual([names.length, letters.length]);
});
