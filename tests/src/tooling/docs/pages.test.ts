import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from '../run-tool.js';
import { absentFrom, allPages } from './pages.js';

const pages = await allPages();

describe('what a page links to and names is there', () => {
  test.each(pages)('%s', async (page) => {
    expect(await absentFrom(page)).toEqual([]);
  });
});

/** Tracked files in which a pattern is found. */
function filesWith(pattern: string): string[] {
  const found = spawnSync('git', ['grep', '-lE', pattern], { cwd: REPOSITORY, encoding: 'utf8' });
  return found.stdout.split('\n').filter((file) => file !== '');
}

test('nothing but the folder of real papers stands beside the repository', () => {
  expect(filesWith('[.][.]/shared')).toEqual(['services/worker/src/testing/real-papers.ts', 'tests/src/accuracy/README.md']);
});

test('no comment sends its reader to a page that is not in the repository', () => {
  expect(filesWith('([Ss]pecification|architecture),? section[s]? [0-9]|domain page [a-f][ ,)]')).toEqual([]);
});
