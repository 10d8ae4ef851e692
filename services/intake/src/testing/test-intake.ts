import { hash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BlobStore } from '@tallyport/blob-store/blob-store';
import { FolderBlobStore } from '@tallyport/blob-store/folder-blob-store';
import { CUSTOMS_TABLES } from '@tallyport/contracts/customs-table/tables';
import { addCustomsVersion } from '@tallyport/customs-tables/customs-versions';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { readCustomsRows } from '@tallyport/domain/customs-table/read-customs-rows';
import { EventStore } from '@tallyport/event-store/event-store';
import { createLog } from '@tallyport/runtime/log';
import { doorsOn } from '../doors.js';
import { type Intake, IntakeServer } from '../intake-server.js';

const ROOT = join(import.meta.dirname, '../../../..');

/** An intake on a database and a folder of its own, in the role that it has in production. */
export class TestIntake {
  readonly outcomes: string[] = [];
  /** The next times that something is to be stored fail with these. */
  readonly failures: Error[] = [];

  private readonly waiting: { readonly count: number; readonly resolve: () => void }[] = [];

  private constructor(
    readonly database: TestDatabase,
    readonly blobs: BlobStore,
    private readonly folder: string,
    private readonly server: IntakeServer,
  ) {}

  static async open(postgresUrl: string): Promise<TestIntake> {
    const database = await createTestDatabase(postgresUrl);
    const folder = await mkdtemp(join(tmpdir(), 'tallyport-intake-'));
    const blobs = new FolderBlobStore(folder);
    const pool = database.pool('intake');
    const failing: Pick<BlobStore, 'putFile'> = {
      putFile: (...put) => {
        const failure = intake.failures.shift();
        return failure === undefined ? blobs.putFile(...put) : Promise.reject(failure);
      },
    };
    const doors: Intake = {
      doors: doorsOn({ pool, events: new EventStore(pool), blobs: failing, now: () => new Date() }),
      counted: (outcome) => intake.count(outcome),
    };
    const server = await IntakeServer.start(doors, createLog('intake', 'silent'));
    const intake = new TestIntake(database, blobs, folder, server);
    return intake;
  }

  /** A new organisation, and the token of both its addresses. */
  async org(): Promise<{ readonly id: string; readonly token: string }> {
    const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')];
    await this.database.pool().query('insert into kept.organisation (org_id, name) values ($1, $2)', [id, 'Org of a test']);
    const digest = hash('sha256', token, 'buffer');
    for (const table of ['customs_address', 'freight_address'])
      await this.database.pool().query(`insert into kept.${table} (org_id, token_hash) values ($1, $2)`, [id, digest]);
    return { id, token };
  }

  /** The table of segments that comes with the product. */
  async bringLayouts(): Promise<void> {
    const [heading = '', ...lines] = (await readFile(join(ROOT, 'services/worker/customs/starter/segment.csv'), 'utf8')).trim().split('\n');
    const cells = lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [heading.split(',')[at] ?? '', cell])));
    const { rows } = readCustomsRows(CUSTOMS_TABLES.segment, cells);
    const file = { fileName: 'segment.csv', fileDate: '2026-01-01', importedAt: new Date().toISOString(), isDemonstration: true };
    await addCustomsVersion(this.database.pool('worker'), { table: 'segment', sha256: 'test', rows, ...file });
  }

  addressOf(token: string, path = '/customs/'): string {
    return `http://127.0.0.1:${this.server.port}${path}${token}`;
  }

  async post(token: string, body: Uint8Array<ArrayBuffer> | ReadableStream, path?: string): Promise<number> {
    const response = await fetch(this.addressOf(token, path), {
      method: 'POST',
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    });
    return response.status;
  }

  private count(outcome: string): void {
    this.outcomes.push(outcome);
    for (const { count, resolve } of this.waiting) if (this.outcomes.length >= count) resolve();
  }

  /** What was recorded for an organisation. */
  async recorded(orgId: string): Promise<{ stream_id: string; data: Record<string, unknown>; metadata: Record<string, unknown> }[]> {
    const { rows } = await this.database
      .pool()
      .query<{ stream_id: string; data: Record<string, unknown>; metadata: Record<string, unknown> }>(
        'select stream_id, data, metadata from event_store.event where org_id = $1 order by seq',
        [orgId],
      );
    return rows;
  }

  /** Resolves when so many requests were answered. */
  async answered(count: number): Promise<void> {
    if (this.outcomes.length < count) await new Promise<void>((resolve) => this.waiting.push({ count, resolve }));
  }

  async close(): Promise<void> {
    await this.server.close();
    await this.database.drop();
    await rm(this.folder, { recursive: true });
  }
}
