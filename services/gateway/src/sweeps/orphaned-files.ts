import { Inject, Injectable } from '@nestjs/common';
import type { BlobRemoval, StoredWithin } from '@tallyport/blob-store/blob-removal';
import { BLOB_REMOVAL } from '../platform/tokens.js';
import { NamedFiles } from './named-files.queries.js';

const KEPT_MS = 24 * 60 * 60 * 1_000;
const ASKED_AT_ONCE = 5_000;

/**
 * Removes files that no event names a day after they were stored: uploads that were refused or broken off, and files whose events
 * were erased. The first sweep after a start looks at all files, a later one at those that came of age since the one before it.
 */
@Injectable()
export class OrphanedFiles {
  private sweptUntil = new Date(0);

  constructor(
    @Inject(BLOB_REMOVAL) private readonly removal: BlobRemoval,
    @Inject(NamedFiles) private readonly named: NamedFiles,
  ) {}

  /** Answers how many files were removed. May be repeated, and run by several gateways at once. */
  async sweep(now: Date): Promise<number> {
    const within = { from: this.sweptUntil, until: new Date(now.getTime() - KEPT_MS) };
    let removed = 0;
    for (const orgId of await this.removal.organisations()) {
      // A store that was filled beside another database is left alone.
      if (await this.named.isOfThisDatabase(orgId)) removed += await this.sweepOrg(orgId, within);
    }
    this.sweptUntil = within.until;
    return removed;
  }

  private async sweepOrg(orgId: string, within: StoredWithin): Promise<number> {
    await this.removal.removeLeftovers(orgId, within.until);
    let removed = 0;
    for await (const hashes of inBatches(this.removal.filesStored(orgId, within))) {
      const named = await this.named.among(orgId, hashes);
      for (const hash of hashes) {
        if (!named.has(hash) && (await this.removal.removeFile(orgId, hash, within.until))) removed += 1;
      }
    }
    return removed;
  }
}

async function* inBatches(hashes: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const hash of hashes) {
    if (batch.push(hash) < ASKED_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
