import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY } from '../run-tool.js';

const TEST_FILES = ['{contracts,domain,reading,workflows,services,web,deploy,tests}/**/*.test.{ts,tsx}', 'tests/src/bench/**/*.ts'];

/** Names stand in quotes; what a comment says of a fault covers none. */
const COMMENT = /^\s*(?:\*|\/)/;
const QUOTED_FIGURE = /['"`].*\bR\d{1,2}\b/;

/** Which files name each fault and each R figure in the name of a test or a bench, by `27` or `R11`. */
export async function filesNamingFaults(): Promise<Map<string, string[]>> {
  const named = new Map<string, string[]>();
  for (const file of await testFiles()) {
    const text = await readFile(join(REPOSITORY, file), 'utf8');
    for (const id of new Set(text.split('\n').flatMap(namedIn))) named.set(id, [...(named.get(id) ?? []), file]);
  }
  return named;
}

async function testFiles(): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(TEST_FILES, { cwd: REPOSITORY, exclude: ['**/node_modules/**', '**/dist/**'] })) files.push(file);
  return files.toSorted();
}

/** `fault 27`, `faults 74, 76 and 78`, `R11` in one line of code. */
function namedIn(line: string): string[] {
  if (COMMENT.test(line)) return [];
  const faults = [...line.matchAll(/\bfaults? (\d+(?:(?:, | and )\d+)*)/g)].flatMap(([, numbers = '']) => numbers.match(/\d+/g) ?? []);
  const figures = QUOTED_FIGURE.test(line) ? (line.match(/\bR\d{1,2}\b/g) ?? []) : [];
  return [...faults, ...figures];
}
