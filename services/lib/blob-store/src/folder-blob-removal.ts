import type { Stats } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { blobPath, isHash, isOrgId } from './blob-address.js';
import type { BlobRemoval, StoredWithin } from './blob-removal.js';
import { isMissing } from './error-code.js';

const ASIDE = '.aside';

/**
 * Removes blobs from the folder that `FolderBlobStore` fills. The same content may be uploaded again at any moment and takes the
 * same name, so a file is moved aside first and looked at there: one that came meanwhile is moved back.
 */
export class FolderBlobRemoval implements BlobRemoval {
  constructor(private readonly folder: string) {}

  async organisations(): Promise<string[]> {
    return (await namesIn(this.folder)).filter(isOrgId);
  }

  async *filesStored(orgId: string, { from, until }: StoredWithin): AsyncGenerator<string> {
    for await (const { folder, name } of this.files(orgId)) {
      const stats = isHash(name) ? await ifThere(stat(join(folder, name))) : null;
      if (stats && stats.mtime >= from && stats.mtime < until) yield name;
    }
  }

  async removeFile(orgId: string, hash: string, storedBefore: Date): Promise<boolean> {
    const path = blobPath(this.folder, orgId, hash);
    const aside = path + ASIDE;
    await ifThere(rename(path, aside));
    const stats = await ifThere(stat(aside));
    if (!stats) return false;
    if (isSince(stats, storedBefore)) {
      await ifThere(rename(aside, path));
      return false;
    }
    await rm(aside, { force: true });
    await this.removeArtefacts(orgId, hash);
    return true;
  }

  async removeLeftovers(orgId: string, endedBefore: Date): Promise<void> {
    // Whoever moved a file aside died before it was decided: it counts as not moved.
    for await (const { folder, name } of this.files(orgId)) {
      if (name.endsWith(ASIDE)) await ifThere(rename(join(folder, name), join(folder, name.slice(0, -ASIDE.length))));
    }
    const unfinished = join(this.folder, orgId, 'unfinished');
    for (const name of await namesIn(unfinished)) {
      const stats = await ifThere(stat(join(unfinished, name)));
      if (stats && !isSince(stats, endedBefore)) await rm(join(unfinished, name), { force: true });
    }
  }

  private async *files(orgId: string): AsyncGenerator<{ folder: string; name: string }> {
    const files = join(this.folder, orgId, 'file');
    for (const start of await namesIn(files)) {
      const folder = join(files, start);
      for (const name of await namesIn(folder)) yield { folder, name };
    }
  }

  /** The key of an artefact begins with what it is and the hash of its file. */
  private async removeArtefacts(orgId: string, hash: string): Promise<void> {
    const artefacts = join(this.folder, orgId, 'artefact');
    for (const kind of await namesIn(artefacts)) await rm(join(artefacts, kind, hash), { recursive: true, force: true });
  }
}

function isSince({ mtime }: Stats, instant: Date): boolean {
  return mtime >= instant;
}

async function namesIn(folder: string): Promise<string[]> {
  return (await ifThere(readdir(folder))) ?? [];
}

/** Null when the file or folder is not there (any more): somebody else was faster. */
async function ifThere<T>(access: Promise<T>): Promise<T | null> {
  return access.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}
