import { execFileSync } from 'node:child_process';
import { mkdir, readlink, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './testing/temporary-folder.js';

const module = new URL('../bootstrap.mjs', import.meta.url).href;

/** Runs an expression over the functions of the entry script, in a process of its own, as npm does. */
function inBootstrap(expression: string): string {
  const script = `import * as bootstrap from ${JSON.stringify(module)}; console.log(${expression});`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }).trim();
}

const needsInstall = (folder: string) => inBootstrap(`bootstrap.needsInstall(${JSON.stringify(folder)})`) === 'true';

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
  const pinned = join('..', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  const link = join(folder, 'node_modules', '.bin', 'node');
  await mkdir(join(folder, 'node_modules', '.bin', '..', `node-${process.platform}-${process.arch}`, 'bin'), { recursive: true });
  await mkdir(join(folder, 'node_modules', '.bin'), { recursive: true });
  await writeFile(join(folder, 'node_modules', '.bin', pinned), '');
  await symlink('../somebody-elses-node', link);
  inBootstrap(`bootstrap.linkPinnedNode(${JSON.stringify(folder)})`);
  expect(await readlink(link)).toBe(pinned);
});
