import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { BlobStore } from '@tallyport/blob-store/blob-store';

/** Files of one organisation, in memory. */
export class MemoryBlobs implements Pick<BlobStore, 'read' | 'open' | 'putFile' | 'has' | 'putArtefact'> {
  private readonly files = new Map<string, Buffer>();

  keep(content: string | Buffer): string {
    const bytes = Buffer.from(content);
    const hash = createHash('sha256').update(bytes).digest('hex');
    this.files.set(hash, bytes);
    return hash;
  }

  read(_orgId: string, hash: string): Promise<Buffer> {
    const bytes = this.files.get(hash);
    return bytes === undefined ? Promise.reject(new Error(`no blob ${hash}`)) : Promise.resolve(bytes);
  }

  async open(orgId: string, hash: string) {
    const bytes = await this.read(orgId, hash);
    return { bytes: bytes.byteLength, stream: Readable.from([bytes]) };
  }

  has(_orgId: string, address: string): Promise<boolean> {
    return Promise.resolve(this.files.has(address));
  }

  putArtefact(_orgId: string, key: string, content: Uint8Array): Promise<void> {
    this.files.set(key, Buffer.from(content));
    return Promise.resolve();
  }

  async putFile(_orgId: string, content: AsyncIterable<Uint8Array>) {
    const pieces: Uint8Array[] = [];
    for await (const piece of content) pieces.push(piece);
    const bytes = Buffer.concat(pieces);
    return { hash: this.keep(bytes), bytes: bytes.byteLength };
  }
}
