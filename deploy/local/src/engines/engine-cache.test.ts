import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { cachedEngine, engineCacheFolder, fetchIntoCache } from './engine-cache.js';

const key = { name: 'kafka', version: '4.3.1' };
const filling = (content: string) => async (folder: string) => {
  await writeFile(join(folder, 'engine'), content);
  return { source: 'test', checksum: 'sha256:0' };
};

test('an engine is in the cache once it was fetched whole', async () => {
  const cache = await temporaryFolder();
  expect(await cachedEngine(cache, key)).toBeUndefined();
  const folder = await fetchIntoCache(cache, key, filling('jars'));
  expect(await cachedEngine(cache, key)).toBe(folder);
  expect(JSON.parse(await readFile(join(folder, 'ready.json'), 'utf8'))).toEqual({
    version: '4.3.1',
    source: 'test',
    checksum: 'sha256:0',
  });
});

test('a fetch that fails leaves nothing behind', async () => {
  const cache = await temporaryFolder();
  const failing = fetchIntoCache(cache, key, async (folder) => {
    await writeFile(join(folder, 'half'), '');
    throw new Error('the connection was cut');
  });
  await expect(failing).rejects.toThrow('the connection was cut');
  expect(await readdir(cache)).toEqual([]);
});

test('a folder without ready.json is no engine, and is replaced', async () => {
  const cache = await temporaryFolder();
  await mkdir(join(cache, 'kafka-4.3.1'));
  await writeFile(join(cache, 'kafka-4.3.1', 'half'), '');
  expect(await cachedEngine(cache, key)).toBeUndefined();
  const folder = await fetchIntoCache(cache, key, filling('whole'));
  expect((await readdir(folder)).toSorted()).toEqual(['engine', 'ready.json']);
});

test('two fetches at once both answer the one whole engine', async () => {
  const cache = await temporaryFolder();
  const folders = await Promise.all([fetchIntoCache(cache, key, filling('a')), fetchIntoCache(cache, key, filling('b'))]);
  expect(folders[0]).toBe(folders[1]);
  expect(await readdir(cache)).toEqual(['kafka-4.3.1']);
  expect(await cachedEngine(cache, key)).toBe(folders[0]);
});

test('what a killed fetch left over is removed by the next one', async () => {
  const cache = await temporaryFolder();
  const nobody = 4_194_304; // Above the highest process id of a Linux system.
  await mkdir(join(cache, `.kafka-4.3.1.${nobody}.0123abcd`));
  await fetchIntoCache(cache, key, filling('jars'));
  expect(await readdir(cache)).toEqual(['kafka-4.3.1']);
});

test('the cache is where XDG says, else in the home', () => {
  expect(engineCacheFolder({ XDG_CACHE_HOME: '/caches' })).toBe('/caches/tallyport/engines');
  expect(engineCacheFolder({})).toMatch(/\/\.cache\/tallyport\/engines$/);
});
