import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ExportMessage } from '@tallyport/contracts/freight-export/export-events';
import type { ExportKind } from '@tallyport/contracts/freight-export/export-standing';
import type { AnyExportCommand } from '@tallyport/domain/freight-export/export/commands';
import { ask, begin, came, REFUSED } from '@tallyport/domain/freight-export/export/testing/sample-export';
import { handleOf } from '../modules/freight-export/job/export-handle.js';
import { DirectExports } from './direct-exports.js';
import type { TestDesk } from './test-desk.js';

/** What an export of a test is about. */
export interface Planned {
  readonly orgId: string;
  readonly workOrderId: string;
  readonly systemId?: string | null;
  readonly kind?: ExportKind;
  readonly key?: string | null;
  readonly message?: ExportMessage;
  /** What its message and its answer say. */
  readonly text?: string;
}

/** An export with a message of its own, and what a workflow would record of it. */
export class TestExport {
  private constructor(
    private readonly exports: DirectExports,
    private readonly orgId: string,
    readonly workOrderId: string,
    readonly id: string,
    /** The address of what was sent; the answer says the same. */
    readonly original: string,
  ) {}

  static async make({ parts }: Pick<TestDesk, 'parts'>, planned: Planned): Promise<TestExport> {
    const { orgId, workOrderId, systemId = null, kind = 'send', key = null, text = '<UniversalInterchange/>' } = planned;
    const exportId = randomUUID();
    const { hash } = await parts.blobs.putFile(orgId, Readable.from([Buffer.from(text)]), { limit: 1_000_000 });
    const one = new TestExport(new DirectExports(parts.eventStore), orgId, workOrderId, exportId, hash);
    const asked = ask(kind, key);
    const message = planned.message ?? { ...asked.wish.message, hash, content: hash, fingerprint: hash };
    await one.record({ ...asked, wish: { ...asked.wish, systemId, handle: handleOf(exportId), message } });
    return one;
  }

  /** One that was refused, and waits for a person. */
  static async refused(
    desk: Pick<TestDesk, 'parts'>,
    planned: Planned,
    line = 'Error - Organization code WATBRO not found',
  ): Promise<TestExport> {
    const one = await TestExport.make(desk, planned);
    const lines = [{ severity: 'error' as const, text: line }];
    await one.record(begin());
    await one.record(came({ ...REFUSED, kind: 'refused', httpStatus: 200, lines, original: one.original }));
    return one;
  }

  async record(command: AnyExportCommand): Promise<void> {
    const { orgId, workOrderId, id: exportId } = this;
    await this.exports.record(orgId, { ...command, commandId: randomUUID(), workOrderId, exportId, issuedAt: new Date().toISOString() });
  }
}
