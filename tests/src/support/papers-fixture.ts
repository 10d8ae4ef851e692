import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderBlobStore } from '@tallyport/blob-store/folder-blob-store';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { EventStore } from '@tallyport/event-store/event-store';
import { afterAll, beforeAll, inject } from 'vitest';
import { PapersToRead } from './read-papers.js';

type PapersArguments = ConstructorParameters<typeof PapersToRead> extends [unknown, unknown, unknown, ...infer Rest] ? Rest : never;

/** Where the papers of a test file lie: a log and a folder of files, there before its tests and gone after them. */
export class PapersFixture {
  private database: TestDatabase | null = null;
  private folder = '';

  /** To be called where tests are declared. */
  static forThisFile(): PapersFixture {
    const place = new PapersFixture();
    beforeAll(() => place.open());
    afterAll(() => place.close());
    return place;
  }

  get store(): EventStore {
    if (this.database === null) throw new Error('the papers have no place before the first test');
    return new EventStore(this.database.pool('worker', 2));
  }

  get blobs(): FolderBlobStore {
    return new FolderBlobStore(this.folder);
  }

  put(...papers: PapersArguments): PapersToRead {
    return new PapersToRead(this.store, this.blobs, this.folder, ...papers);
  }

  private async open(): Promise<void> {
    this.database = await createTestDatabase(inject('postgresUrl'));
    this.folder = await mkdtemp(join(tmpdir(), 'tallyport-test-blobs-'));
  }

  private async close(): Promise<void> {
    await this.database?.drop();
    await rm(this.folder, { recursive: true });
  }
}
