import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildHash, readingVersions } from './reading-versions.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
  await write('pass.js', 'read');
});
afterEach(() => rm(folder, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

test('a build of the same programs has the same version, wherever it stands', async () => {
  const other = await mkdtemp(join(tmpdir(), 'build-'));
  await writeFile(join(other, 'pass.js'), 'read');
  expect(await buildHash([other], '')).toBe(await buildHash([folder], ''));
  await rm(other, { recursive: true });
});

test.each([
  ['a changed program', 'pass.js', 'read well'],
  ['a further program', 'deep/pass.js', 'read'],
])('%s is another version', async (_what, path, text) => {
  const before = await buildHash([folder], '');
  await write(path, text);
  expect(await buildHash([folder], '')).not.toBe(before);
});

test.each(['pass.test.js', 'pass.d.ts', 'pass.js.map', 'testing/paper.js'])('%s changes no version', async (path) => {
  const before = await buildHash([folder], '');
  await write(path, 'anything');
  expect(await buildHash([folder], '')).toBe(before);
});

test('scans that are read without models are another reading, of pages and so of values', async () => {
  const [withModels, without] = [await readingVersions({ hasModels: true }), await readingVersions({ hasModels: false })];
  expect(withModels.pages).not.toBe(without.pages);
  expect(withModels.values).not.toBe(without.values);
  expect(await readingVersions({ hasModels: true })).toEqual(withModels);
});
