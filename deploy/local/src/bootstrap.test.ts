import { mkdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { linkPinnedNode, needsInstall, pinnedNode } from '../bootstrap.mjs';
import { temporaryFolder } from './testing/temporary-folder.js';

test('packages are installed when they are missing or older than the lock file', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'package-lock.json'), '{}');
  expect(needsInstall(folder)).toBe(true);
  await mkdir(join(folder, 'node_modules'));
  await writeFile(join(folder, 'node_modules', '.package-lock.json'), '{}');
  expect(needsInstall(folder)).toBe(false);
  const yesterday = new Date(Date.now() - 86_400_000);
  await utimes(join(folder, 'node_modules', '.package-lock.json'), yesterday, yesterday);
  expect(needsInstall(folder)).toBe(true);
});

test.skipIf(process.platform === 'win32')('node_modules/.bin/node is the pinned Node, whatever npm left there', async () => {
  const folder = await temporaryFolder();
  const link = join(folder, 'node_modules', '.bin', 'node');
  await mkdir(dirname(pinnedNode(folder)), { recursive: true });
  await writeFile(pinnedNode(folder), 'the pinned Node');
  await mkdir(dirname(link));
  await symlink('../another-node', link);
  linkPinnedNode(folder);
  expect(await readFile(link, 'utf8')).toBe('the pinned Node');
});
