import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../run-tool.js';
import { faultsPage, listedFaults } from './faults-page.js';
import { filesNamingFaults } from './named-faults.js';

test('every fault and figure that a test names is listed', async () => {
  const listed = new Set((await listedFaults()).map(({ id }) => id));
  expect([...(await filesNamingFaults())].filter(([id]) => !listed.has(id))).toEqual([]);
});

test('docs/faults.md is what `npm run docs` makes of the list and of the names of tests', async () => {
  const page = await readFile(join(REPOSITORY, 'docs/faults.md'), 'utf8');
  expect(page).toBe(faultsPage(await listedFaults(), await filesNamingFaults()));
});
