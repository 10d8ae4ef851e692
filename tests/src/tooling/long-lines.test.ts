import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PlantedTree } from './planted-tree.js';
import { REPOSITORY } from './run-tool.js';

/** The formatter breaks what it can at 140; it leaves texts and patterns alone. */
const LONGEST = 200;
/** What people write and read line by line: no prose, no data files. */
const SOURCES = '**/*.{ts,tsx,mts,js,mjs,css,html,sh,yml,yaml}';
const WRITTEN_BY_PROGRAMS = ['node_modules', 'dist', 'dist-types', '.tallyport', 'coverage', 'test-results', 'playwright-report'];
const FIXTURES = 'fixtures';

/** Every line that is too long, as `file:line`. */
async function longLinesIn(folder: string): Promise<string[]> {
  const found: string[] = [];
  const exclude = [...WRITTEN_BY_PROGRAMS, FIXTURES].map((name) => `**/${name}/**`);
  for await (const path of glob(SOURCES, { cwd: folder, exclude })) {
    const lines = (await readFile(join(folder, path), 'utf8')).split('\n');
    found.push(...lines.flatMap((line, index) => (line.length > LONGEST ? [`${path}:${index + 1}`] : [])));
  }
  return found.toSorted();
}

test('a line of more than 200 characters is found, but not in a fixture or in what programs write', async () => {
  const long = `export const LONG = '${'word '.repeat(40)}';\n`;
  const paths = ['domain/src/long.ts', 'domain/dist/long.js', 'contracts/fixtures/long.ts'];
  const tree = await PlantedTree.plant({ ...Object.fromEntries(paths.map((path) => [path, `\n${long}`])), 'domain/src/short.ts': '\n' });
  const found = await longLinesIn(tree.folder);
  await tree.remove();
  expect(found).toEqual(['domain/src/long.ts:2']);
});

test('no line of the sources has more than 200 characters', async () => {
  expect(await longLinesIn(REPOSITORY)).toEqual([]);
});
