import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pagePictureKey } from './artefacts.js';
import { blobPath } from './blob-address.js';
import { FolderBlobRemoval } from './folder-blob-removal.js';
import { FolderBlobStore } from './folder-blob-store.js';

const NOON = new Date('2020-02-29T12:00:00Z');
const BEFORE = new Date('2020-02-29T11:00:00Z');
const AFTER = new Date('2020-02-29T13:00:00Z');
let folder: string;
let org: string;
let store: FolderBlobStore;
let removal: FolderBlobRemoval;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tallyport-test-blobs-'));
  org = randomUUID();
  store = new FolderBlobStore(folder);
  removal = new FolderBlobRemoval(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A file of the organisation that was stored at noon. */
async function stored(content = randomBytes(100)): Promise<string> {
  const { hash } = await store.putFile(org, Readable.from([content]), { limit: 1_000 });
  await utimes(blobPath(folder, org, hash), NOON, NOON);
  return hash;
}

async function within(from: Date, until: Date, orgId = org): Promise<string[]> {
  const hashes: string[] = [];
  for await (const hash of removal.filesStored(orgId, { from, until })) hashes.push(hash);
  return hashes;
}

describe('files of a time', () => {
  test('are found by the organisation and by when they were stored', async () => {
    const hashes = [await stored(), await stored()];
    await store.putArtefact(org, pagePictureKey(hashes[0] ?? '', 1), Buffer.from('picture'));
    expect(await removal.organisations()).toEqual([org]);
    expect((await within(NOON, AFTER)).toSorted()).toEqual(hashes.toSorted());
    expect(await within(BEFORE, NOON)).toEqual([]);
    expect(await within(BEFORE, AFTER, randomUUID())).toEqual([]);
  });

  test('of a store that is empty are none', async () => {
    expect(await new FolderBlobRemoval(join(folder, 'not-made-yet')).organisations()).toEqual([]);
  });
});

describe('removing a file', () => {
  test('takes it with everything made from it, and nothing else', async () => {
    const [gone, kept] = [await stored(), await stored()];
    for (const hash of [gone, kept]) await store.putArtefact(org, pagePictureKey(hash, 1), Buffer.from('picture'));
    expect(await removal.removeFile(org, gone, AFTER)).toBe(true);
    expect(await Promise.all([gone, pagePictureKey(gone, 1)].map((address) => store.has(org, address)))).toEqual([false, false]);
    expect(await Promise.all([kept, pagePictureKey(kept, 1)].map((address) => store.has(org, address)))).toEqual([true, true]);
    expect(await removal.removeFile(org, gone, AFTER)).toBe(false);
  });

  test('leaves one that came again since it was looked at', async () => {
    const content = randomBytes(100);
    const hash = await stored(content);
    expect(await within(BEFORE, AFTER)).toEqual([hash]);
    await store.putFile(org, Readable.from([content]), { limit: 1_000 });
    expect(await removal.removeFile(org, hash, AFTER)).toBe(false);
    expect(await store.read(org, hash)).toEqual(content);
  });
});

describe('leftovers', () => {
  test('of files whose arrival ended long ago are removed; one that arrives now is not touched', async () => {
    await stored();
    const unfinished = join(folder, org, 'unfinished');
    for (const name of ['old', 'arriving']) await writeFile(join(unfinished, name), 'half a fi');
    await utimes(join(unfinished, 'old'), NOON, NOON);
    await removal.removeLeftovers(org, AFTER);
    await expect(rename(join(unfinished, 'old'), join(unfinished, 'found'))).rejects.toThrow('ENOENT');
    await rename(join(unfinished, 'arriving'), join(unfinished, 'found'));
  });

  test('of a removal that was cut short are put back', async () => {
    const hash = await stored();
    const path = blobPath(folder, org, hash);
    await rename(path, `${path}.aside`);
    await removal.removeLeftovers(org, AFTER);
    expect(await store.has(org, hash)).toBe(true);
  });
});
