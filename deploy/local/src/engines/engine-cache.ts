import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { isAlive } from '../processes/process-table.js';

/** What `ready.json` says. It is written last: a folder without it is not an engine. */
const Ready = z.object({ version: z.string(), source: z.string(), checksum: z.string() });
export type Ready = z.infer<typeof Ready>;

export interface CacheKey {
  readonly name: string;
  readonly version: string;
}

/** The folder of all fetched engines, shared by every checkout of this user. */
export function engineCacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  return join(env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'tallyport', 'engines');
}

/** Answers the folder of a completely fetched engine, or undefined. */
export async function cachedEngine(cache: string, key: CacheKey): Promise<string | undefined> {
  const folder = join(cache, `${key.name}-${key.version}`);
  const text = await readFile(join(folder, 'ready.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  return Ready.parse(JSON.parse(text)).version === key.version ? folder : undefined;
}

/**
 * Fetches an engine into the cache and answers its folder.
 *
 * `fill` works in a sibling folder with a random name, which is renamed when it is complete: two starts at once do
 * each other no harm, and a cut connection leaves nothing that looks like an engine.
 */
export async function fetchIntoCache(
  cache: string,
  key: CacheKey,
  fill: (folder: string) => Promise<Omit<Ready, 'version'>>,
): Promise<string> {
  const folder = join(cache, `${key.name}-${key.version}`);
  const sibling = join(cache, `.${key.name}-${key.version}.${process.pid}.${randomBytes(4).toString('hex')}`);
  await removeAbandonedSiblings(cache);
  await mkdir(sibling, { recursive: true });
  try {
    const { source, checksum } = await fill(sibling);
    const ready: Ready = { version: key.version, source, checksum };
    await writeFile(join(sibling, 'ready.json'), `${JSON.stringify(ready, null, 2)}\n`);
    await renameUnlessThere(sibling, folder, key);
  } finally {
    await rm(sibling, { recursive: true, force: true });
  }
  return folder;
}

async function renameUnlessThere(sibling: string, folder: string, key: CacheKey): Promise<void> {
  if ((await cachedEngine(dirname(folder), key)) === undefined) await rm(folder, { recursive: true, force: true });
  try {
    await rename(sibling, folder);
  } catch (error) {
    // Another start was faster: its engine has the same checksum as ours.
    if ((await cachedEngine(dirname(folder), key)) === undefined) throw error;
  }
}

async function removeAbandonedSiblings(cache: string): Promise<void> {
  const names = await readdir(cache).catch(() => []);
  for (const name of names) {
    const owner = /^\..+\.(\d+)\.[0-9a-f]{8}$/.exec(name)?.[1];
    if (owner !== undefined && !isAlive(Number(owner))) await rm(join(cache, name), { recursive: true, force: true });
  }
}
