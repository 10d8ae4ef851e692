import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { blobPath } from './blob-address.js';
import { BlobMissing, type BlobStore, BlobTooLarge, type OpenBlob, StorageFull, type StoredFile } from './blob-store.js';
import { moveDurably } from './durable-move.js';
import { isFull, isMissing } from './error-code.js';

/** Blobs as files of one folder, on one machine. Each is written under a temporary name and takes its name when it is whole. */
export class FolderBlobStore implements BlobStore {
  constructor(private readonly folder: string) {}

  async putFile(orgId: string, content: AsyncIterable<Uint8Array>, { limit }: { readonly limit: number }): Promise<StoredFile> {
    const digest = createHash('sha256');
    let bytes = 0;
    async function* measured() {
      for await (const chunk of content) {
        bytes += chunk.byteLength;
        if (bytes > limit) throw new BlobTooLarge(limit);
        digest.update(chunk);
        yield chunk;
      }
    }
    return this.written(orgId, measured(), (temporary) => {
      const hash = digest.digest('hex');
      return moveDurably(temporary, blobPath(this.folder, orgId, hash)).then(() => ({ hash, bytes }));
    });
  }

  async putArtefact(orgId: string, key: string, content: Uint8Array): Promise<void> {
    const path = blobPath(this.folder, orgId, key);
    await this.written(orgId, [content], (temporary) => moveDurably(temporary, path));
  }

  async open(orgId: string, address: string): Promise<OpenBlob> {
    const path = blobPath(this.folder, orgId, address);
    const { size } = await stat(path).catch(missing(address));
    return { bytes: size, stream: createReadStream(path) };
  }

  read(orgId: string, address: string): Promise<Buffer> {
    return readFile(blobPath(this.folder, orgId, address)).catch(missing(address));
  }

  async has(orgId: string, address: string): Promise<boolean> {
    return access(blobPath(this.folder, orgId, address)).then(
      () => true,
      () => false,
    );
  }

  /** Writes and syncs a temporary file of the organisation's folder, which is the same disk, and hands it over; leaves none behind. */
  private async written<T>(
    orgId: string,
    content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    handOver: (temporary: string) => Promise<T>,
  ): Promise<T> {
    const folder = join(this.folder, orgId, 'unfinished');
    const temporary = join(folder, randomUUID());
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await open(temporary, 'wx', 0o600);
      try {
        for await (const chunk of content) await file.writeFile(chunk);
        await file.sync();
      } finally {
        await file.close();
      }
      return await handOver(temporary);
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      throw isFull(error) ? new StorageFull({ cause: error }) : error;
    }
  }
}

function missing(address: string) {
  return (error: unknown): never => {
    throw isMissing(error) ? new BlobMissing(address) : error;
  };
}
