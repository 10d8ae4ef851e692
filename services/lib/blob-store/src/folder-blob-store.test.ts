import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pagePictureKey } from './artefacts.js';
import { blobPath } from './blob-address.js';
import { BlobMissing, BlobTooLarge, StorageFull } from './blob-store.js';
import { FolderBlobStore } from './folder-blob-store.js';

const ORG = randomUUID();
let folder: string;
let store: FolderBlobStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tallyport-test-blobs-'));
  store = new FolderBlobStore(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const unfinished = async () => (await readdir(join(folder, ORG, 'unfinished'))).length;

describe('a folder of blobs', () => {
  test('a file is found by the hash of its content', async () => {
    const content = randomBytes(200_000);
    const { hash, bytes } = await store.putFile(ORG, Readable.from([content.subarray(0, 7), content.subarray(7)]), { limit: 1_000_000 });
    expect(bytes).toBe(200_000);
    expect(await store.read(ORG, hash)).toEqual(content);
    const opened = await store.open(ORG, hash);
    expect(opened.bytes).toBe(200_000);
    expect(await buffer(opened.stream)).toEqual(content);
    expect(await unfinished()).toBe(0);
  });

  test.skipIf(process.platform === 'win32')('what it keeps is for its owner alone', async () => {
    const own = randomUUID();
    await store.putFile(own, Readable.from([randomBytes(10)]), { limit: 10 });
    const paths = ['.', ...(await readdir(join(folder, own), { recursive: true }))];
    const modes = await Promise.all(paths.map(async (path) => (await stat(join(folder, own, path))).mode & 0o077));
    expect(modes.length).toBeGreaterThan(2);
    expect(modes.filter((open) => open !== 0)).toEqual([]);
  });

  test('fault 72: a file is cut at its limit while it arrives', async () => {
    let sent = 0;
    async function* endless() {
      while (true) {
        sent += 1;
        yield Buffer.alloc(1_000);
      }
    }
    await expect(store.putFile(ORG, endless(), { limit: 10_000 })).rejects.toBeInstanceOf(BlobTooLarge);
    expect(sent).toBe(11);
    expect(await unfinished()).toBe(0);
    const exact = await store.putFile(ORG, Readable.from([Buffer.alloc(10_000)]), { limit: 10_000 });
    expect(exact.bytes).toBe(10_000);
  });

  test('fault 86: an upload that breaks off leaves nothing behind', async () => {
    async function* broken() {
      yield Buffer.from('half');
      throw new Error('the client went away');
    }
    await expect(store.putFile(ORG, broken(), { limit: 100 })).rejects.toThrow('the client went away');
    expect(await unfinished()).toBe(0);
  });

  test('a full disk is told by its name', async () => {
    async function* full() {
      yield Buffer.from('x');
      throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
    }
    await expect(store.putFile(ORG, full(), { limit: 100 })).rejects.toBeInstanceOf(StorageFull);
  });

  test('an artefact is kept by its key, the last one counts', async () => {
    const key = pagePictureKey('ab'.repeat(32), 3);
    await store.putArtefact(ORG, key, Buffer.from('one'));
    await store.putArtefact(ORG, key, Buffer.from('two'));
    expect((await store.read(ORG, key)).toString()).toBe('two');
    expect(await store.has(ORG, key)).toBe(true);
  });

  test('another organisation finds nothing', async () => {
    const { hash } = await store.putFile(ORG, Readable.from([Buffer.from('secret')]), { limit: 100 });
    await expect(store.read(randomUUID(), hash)).rejects.toBeInstanceOf(BlobMissing);
    await expect(store.open(randomUUID(), hash)).rejects.toBeInstanceOf(BlobMissing);
    expect(await store.has(randomUUID(), hash)).toBe(false);
  });

  test.each(['../../etc/passwd', 'page-picture/../x', '/etc/passwd', 'a', '', 'page-picture/a/..', 'A'.repeat(64)])(
    'fault 74: %j is no address',
    (address) => {
      expect(() => blobPath(folder, ORG, address)).toThrow(TypeError);
    },
  );
});
