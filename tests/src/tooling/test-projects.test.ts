import { glob } from 'node:fs/promises';
import { relative } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { REPOSITORY, runTool } from './run-tool.js';

type ListedFiles = readonly { readonly file: string; readonly projectName: string }[];

afterEach(() => vi.unstubAllEnvs());

async function listed(): Promise<string[]> {
  const { stdout } = await runTool(REPOSITORY, 'vitest', 'list', '--filesOnly', '--json');
  return (JSON.parse(stdout) as ListedFiles).map(({ file }) => relative(REPOSITORY, file)).toSorted();
}

async function written(): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob('{contracts,domain,reading,workflows,services,web,deploy,tests}/**/*.{test,spec}.{ts,tsx,mjs}', {
    cwd: REPOSITORY,
    exclude: ['**/node_modules/**', '**/dist/**'],
  }))
    files.push(file);
  return files.toSorted();
}

test('every test file belongs to exactly one project', async () => {
  vi.stubEnv('CHAOS', 'long');
  expect(await listed()).toEqual(await written());
});

test('`npm test` leaves out only what stands in a folder of long runs', async () => {
  vi.stubEnv('CHAOS', '');
  expect(await listed()).toEqual((await written()).filter((file) => !file.includes('/long/')));
});
