import { glob, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { REPOSITORY } from './run-tool.js';

const TsConfig = z.object({ references: z.array(z.object({ path: z.string() })).default([]) });
const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(REPOSITORY, path), 'utf8'));

/** The rooms that the root builds, each with its folder and package name. */
async function rooms(): Promise<Map<string, string>> {
  const { references } = TsConfig.parse(await readJson('tsconfig.json'));
  const named = references.map(async ({ path }) => {
    const { name } = z.object({ name: z.string() }).parse(await readJson(`${path}/package.json`));
    return [name, path] as const;
  });
  return new Map(await Promise.all(named));
}

async function roomsImportedBy(folder: string): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const file of glob(`${folder}/src/**/*.{ts,tsx}`, { cwd: REPOSITORY })) {
    const text = await readFile(join(REPOSITORY, file), 'utf8');
    for (const [, name] of text.matchAll(/(?:from|import) ?\(?'(@tallyport\/[a-z-]+)\//g)) found.add(name ?? '');
  }
  return found;
}

const ROOMS = await rooms();

// A build in an old tree finds yesterday's output and hides what is missing here; a clean clone does not.
test.each([...ROOMS])('%s refers to every room that it imports, so that a clean clone builds in order', async (name, folder) => {
  const { references } = TsConfig.parse(await readJson(`${folder}/tsconfig.json`));
  const referred = new Set(references.map(({ path }) => relative(REPOSITORY, join(REPOSITORY, folder, path))));
  const imported = [...(await roomsImportedBy(folder))].filter((other) => other !== name);
  expect(imported.filter((other) => !referred.has(ROOMS.get(other) ?? other))).toEqual([]);
});
