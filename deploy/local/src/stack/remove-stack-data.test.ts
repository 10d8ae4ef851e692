import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { removeStackData } from './remove-stack-data.js';
import { stackFolder } from './stack-folder.js';

test('a reset removes what the stack has put there, and the empty folder', async () => {
  const parent = await temporaryFolder();
  const folder = stackFolder({ TALLYPORT_HOME: join(parent, 'home') });
  // Every place that the folder names, with something in it: what the simulators know goes too.
  for (const place of Object.values<string>({ ...folder, postgres: join(folder.path, 'postgres') })) {
    await mkdir(place, { recursive: true });
  }
  await removeStackData(folder);
  expect(await readdir(parent)).toEqual([]);
});

test('a reset never touches what is not ours', async () => {
  const folder = stackFolder({ TALLYPORT_HOME: await temporaryFolder() });
  await writeFile(join(folder.path, 'thesis.txt'), 'years of work');
  await writeFile(folder.ports, '{}');
  await removeStackData(folder);
  expect(await readdir(folder.path)).toEqual(['thesis.txt']);
});
