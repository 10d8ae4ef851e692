import { glob } from 'node:fs/promises';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY, runTool } from './run-tool.js';

type ListedFiles = readonly { readonly file: string; readonly projectName: string }[];

test('every test file belongs to exactly one project', async () => {
  const { stdout } = await runTool(REPOSITORY, 'vitest', 'list', '--filesOnly', '--json');
  const listed = (JSON.parse(stdout) as ListedFiles).map(({ file }) => relative(REPOSITORY, file));

  const written: string[] = [];
  for await (const file of glob('{contracts,domain,reading,workflows,services,web,deploy,tests}/**/*.{test,spec}.{ts,tsx,mjs}', {
    cwd: REPOSITORY,
    exclude: ['**/node_modules/**', '**/dist/**'],
  })) {
    written.push(file);
  }
  expect(listed.toSorted()).toEqual(written.toSorted());
});
