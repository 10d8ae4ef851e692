import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const READING = fileURLToPath(new URL('../../../../reading/src', import.meta.url));
/** The table itself, and how sure a type is, which is no value of a paper. */
const TABLES = new Set(['certainty.ts', join('classify', 'type-certainty.ts')]);
/** A share of one that is written beside the words for how sure something is: a size on a page stands beside neither. */
const WRITTEN =
  /(?:certainty|confidence)\W*(?:[:=*-]|\?|Math\.min\()[^,;]*(?<![\w.])0\.\d|(?<![\w.])0\.\d+\s*\*\s*\w*\.?(?:certainty|confidence)/u;
/** A constant of that name with such a share. */
const NAMED = /const (?:\w*(?:CERTAIN|SURE|DOUBT|GUESS|PROVED|ALONE|AGREED|LISTED|LIKELY)\w*) = 0\.\d/u;

test('how sure the reader is stands in one table and nowhere else', async () => {
  const files = (await readdir(READING, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !TABLES.has(file),
  );
  const found = await Promise.all(
    files.map(async (file) => {
      const lines = (await readFile(join(READING, file), 'utf8')).split('\n');
      return lines.filter((line) => WRITTEN.test(line) || NAMED.test(line)).map((line) => `${file}: ${line.trim()}`);
    }),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found.flat()).toEqual([]);
});
