import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const READING = fileURLToPath(new URL('../../../../reading/src', import.meta.url));
/** The folders whose passes the machine runs, each with its numbers in one file. */
const STAGES = ['checks', 'classify', 'customs-form', 'documents', 'embedded', 'fields', 'labels', 'lines', 'page', 'ranker', 'tables'];
/** A number with a name of its own. How sure a type is is no number of this kind, nor is what stands for no number. */
const NAMED = /^(?:export )?const (?!NONE\b)[A-Z][A-Z\d_]* = -?\d[\d._]*;/u;
const ELSEWHERE = new Set(['tuning.ts', 'type-certainty.ts']);

test.each(STAGES)('the numbers of %s stand in its tuning.ts, each with what it is for', async (stage) => {
  const folder = join(READING, stage);
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !ELSEWHERE.has(file),
  );
  const sources = await Promise.all(files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const));
  expect(sources.flatMap(([file, source]) => source.split('\n').flatMap((line) => (NAMED.test(line) ? `${file}: ${line}` : [])))).toEqual(
    [],
  );
  const lines = (await readFile(join(folder, 'tuning.ts'), 'utf8')).split('\n');
  const told = lines.filter((line, index) => /^ {2}\w+: /u.test(line) && lines[index - 1]?.endsWith('*/') !== true);
  expect(told).toEqual([]);
  expect(lines.some((line) => /^ {2}\w+: -?\d/u.test(line))).toBe(true);
});
