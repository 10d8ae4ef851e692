import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobStore } from '@tallyport/blob-store/blob-store';
import type { ReadBack } from '@tallyport/workflows/freight-export/activities';
import type { ExportInHand } from './export-in-hand.js';
import type { Found, Outbound } from './outbound.js';

const ID = /^[0-9a-f-]{36}$/;

/** Snapshots of jobs for a customs interface: a file each, by its handle, in a folder of the organisation. It is there whole or not at all. */
export class CustomsFolder implements Outbound {
  constructor(
    private readonly blobs: Pick<BlobStore, 'read'>,
    /** The folder of the installation; null where it has none. */
    private readonly folder: string | null,
  ) {}

  async call(orgId: string, one: ExportInHand): ReturnType<Outbound['call']> {
    if (this.folder === null)
      return { outcome: { kind: 'not-sent', detail: 'this installation has no customs interface' }, milliseconds: 0 };
    const began = performance.now();
    if (await this.isThere(orgId, one)) return { outcome: { kind: 'spared', key: one.wish.handle }, milliseconds: 0 };
    const path = this.pathOf(this.folder, orgId, one);
    await mkdir(join(path, '..'), { recursive: true });
    const unfinished = `${path}.${randomUUID()}.part`;
    const file = await open(unfinished, 'wx');
    try {
      await file.writeFile(await this.blobs.read(orgId, one.view.sent.hash));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
    const milliseconds = Math.round(performance.now() - began);
    return { outcome: { kind: 'accepted', key: one.wish.handle, lines: [], original: null }, milliseconds };
  }

  async find(orgId: string, one: ExportInHand): Promise<Found> {
    // A file system does nothing late.
    return (await this.isThere(orgId, one)) ? { kind: 'there', key: one.wish.handle } : { kind: 'not-there', settleSeconds: 0 };
  }

  async readBack(orgId: string, one: ExportInHand): Promise<ReadBack> {
    const isThere = await this.isThere(orgId, one);
    // Whoever takes snapshots may have taken it away by now: renaming it there was the whole of the delivery.
    return { kind: 'read', key: one.wish.handle, differences: [], original: isThere ? one.view.sent.hash : null };
  }

  private async isThere(orgId: string, one: ExportInHand): Promise<boolean> {
    if (this.folder === null) return false;
    const bytes = await readFile(this.pathOf(this.folder, orgId, one)).catch(() => null);
    return bytes !== null && createHash('sha256').update(bytes).digest('hex') === one.view.sent.hash;
  }

  private pathOf(folder: string, orgId: string, { wish }: ExportInHand): string {
    if (!ID.test(orgId)) throw new TypeError('an organisation has an id');
    return join(folder, orgId, `${wish.handle}.json`);
  }
}
