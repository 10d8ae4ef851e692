import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { UNOPENED_PAPERS } from '@tallyport/worker/extract-cli/unopened-papers';
import { REAL_PAPERS } from '@tallyport/worker/testing/real-papers';
import { describe, expect, test } from 'vitest';
import { hashesOf } from '../specimens/specimen-sets.js';
import { ISSUERS, KNOWN_ISSUERS } from './issuers.js';
import { isKeptUnopened, readPaperGroups } from './paper-groups.js';

const ROOT = join(import.meta.dirname, '../../../..');
/** The table that gives papers their issuers is the one place that may name them. */
const NAMES_PAPERS = 'tests/src/accuracy/real/issuers.ts';

test('no issuer with a paper that the reader was made with is kept unopened', () => {
  expect([...KNOWN_ISSUERS].filter(isKeptUnopened)).toEqual([]);
});

test('about a third of the issuers are kept unopened', () => {
  const issuers = [...new Set(Object.values(ISSUERS))];
  const share = issuers.filter(isKeptUnopened).length / issuers.length;
  expect(share).toBeGreaterThan(0.25);
  expect(share).toBeLessThan(0.45);
});

describe.skipIf(!existsSync(REAL_PAPERS))('the folder of real papers', () => {
  test('every paper with gold is in one group, and the reader refuses to explain exactly the unopened ones', async () => {
    const papers = await readPaperGroups(REAL_PAPERS);
    const unopened = papers.filter(({ group }) => group === 'unopened').map(({ sha256 }) => sha256);
    expect(new Set([...unopened, ...(await hashesOf('unseen'))])).toEqual(UNOPENED_PAPERS);
    expect(papers.filter(({ file }) => !existsSync(join(REAL_PAPERS, `${file}.gold.json`)))).toEqual([]);
  });

  test('no code, test or page names an unopened paper', async () => {
    const papers = await readPaperGroups(REAL_PAPERS);
    const names = papers.filter(({ group }) => group === 'unopened').map(({ file }) => basename(file));
    const patterns = names.flatMap((name) => ['-e', name]);
    const search = ['grep', '--untracked', '-lF', ...patterns, '--', '.', `:!${NAMES_PAPERS}`];
    expect(namesOf(search)).toEqual([]);
  });
});

/** The files that a search finds; git says 1 where there are none. */
function namesOf(search: readonly string[]): string[] {
  try {
    return execFileSync('git', [...search], { cwd: ROOT, encoding: 'utf8' })
      .trim()
      .split('\n');
  } catch (error) {
    if ((error as { status?: number }).status === 1) return [];
    throw error;
  }
}
