import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UNOPENED_PAPERS } from '@tallyport/worker/extract-cli/unopened-papers';
import { describe, expect, test } from 'vitest';
import { readGold } from '../score/answer.js';
import { hashesOf, PAPERS, SPECIMEN_SETS } from './specimen-sets.js';

describe.each(SPECIMEN_SETS)('the papers of %s', (set) => {
  test('have their gold beside them, and say of what type they are', async () => {
    const files = (await readdir(join(PAPERS, set))).filter((name) => !name.endsWith('.gold.json'));
    expect(files.length).toBeGreaterThan(30);
    expect(files.filter((name) => !existsSync(join(PAPERS, set, `${name}.gold.json`)))).toEqual([]);
    const golds = await Promise.all(files.map((name) => readGold(join(PAPERS, set, `${name}.gold.json`))));
    expect(golds.filter(({ fields }) => typeof fields['doc_type'] !== 'string')).toEqual([]);
  });
});

test('the reader explains none of the unseen papers', async () => {
  const hashes = await hashesOf('unseen');
  expect(hashes.filter((hash) => !UNOPENED_PAPERS.has(hash))).toEqual([]);
});
