import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { digest } from '../testing/download-server.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { ChecksumMismatch, verifyFile, verifyFileSet } from './checksum.js';

async function libs(): Promise<{ folder: string; list: string }> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'libs'));
  await writeFile(join(folder, 'libs', 'a.jar'), 'a');
  await writeFile(join(folder, 'libs', 'b.jar'), 'b');
  await writeFile(join(folder, 'jars.sha256'), `${digest('sha256', 'a')}  a.jar\n${digest('sha256', 'b')}  b.jar\n`);
  return { folder: join(folder, 'libs'), list: join(folder, 'jars.sha256') };
}

test('exactly the pinned files pass', async () => {
  const { folder, list } = await libs();
  expect(await verifyFileSet(folder, list)).toMatch(/^[0-9a-f]{64}$/);
});

test('a changed file is refused by name', async () => {
  const { folder, list } = await libs();
  await writeFile(join(folder, 'b.jar'), 'tampered');
  await expect(verifyFileSet(folder, list)).rejects.toThrow(/the checksum of b\.jar is .*, not the pinned/);
});

test('a file too many and a file too few are refused', async () => {
  const { folder, list } = await libs();
  await writeFile(join(folder, 'c.jar'), 'c');
  await expect(verifyFileSet(folder, list)).rejects.toThrow('c.jar is not in the list of pinned files');
  await writeFile(
    list,
    `${digest('sha256', 'a')}  a.jar\n${digest('sha256', 'b')}  b.jar\n${digest('sha256', 'c')}  c.jar\n${digest('sha256', 'd')}  d.jar\n`,
  );
  await expect(verifyFileSet(folder, list)).rejects.toThrow('the pinned file d.jar did not come');
});

test('a single file is compared without regard to case', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'x'), 'x');
  await verifyFile(join(folder, 'x'), 'sha512', digest('sha512', 'x').toUpperCase());
  await expect(verifyFile(join(folder, 'x'), 'sha512', digest('sha512', 'y'))).rejects.toThrow(ChecksumMismatch);
});
