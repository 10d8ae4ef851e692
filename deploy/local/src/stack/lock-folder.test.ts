import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { holderOf } from '../../holder.mjs';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { lockFolder } from './lock-folder.js';
import { stackFolder } from './stack-folder.js';

const newFolder = async () => stackFolder({ TALLYPORT_HOME: await temporaryFolder() });

test('a second start from the same folder is refused in one sentence', async () => {
  const folder = await newFolder();
  const giveBack = lockFolder(folder);
  expect(holderOf(folder.path)?.pid).toBe(process.pid);
  expect(() => lockFolder(folder)).toThrow(`Tallyport already runs from ${folder.path} (process ${process.pid}).`);
  giveBack();
  expect(holderOf(folder.path)).toBeUndefined();
});

test('a start that was killed does not hold the folder, even when its id is in use again', async () => {
  const folder = await newFolder();
  writeFileSync(join(folder.path, 'start.json'), JSON.stringify({ pid: process.pid, commandLine: 'node of yesterday' }));
  expect(holderOf(folder.path)).toBeUndefined();
  lockFolder(folder)();
});
