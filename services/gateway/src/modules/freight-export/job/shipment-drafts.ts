import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { BlobStore } from '@tallyport/blob-store/blob-store';
import type { ExportMessage } from '@tallyport/contracts/freight-export/export-events';
import type { ShipmentFinding } from '@tallyport/contracts/freight-export/shipment-finding';
import type { ProblemCode } from '@tallyport/contracts/problem';
import { type BuiltShipment, buildShipment } from '@tallyport/domain/freight-export/shipment/build-shipment';
import { canonicalShipment } from '@tallyport/domain/freight-export/shipment/canonical-shipment';
import { encodeShipment } from '@tallyport/domain/freight-export/shipment/encode-shipment';
import type { FreightShipment } from '@tallyport/domain/freight-export/shipment/shipment';
import { shownOf } from '@tallyport/domain/freight-export/shipment/shown-of';
import { readStoredShipment, storedShipment } from '@tallyport/domain/freight-export/shipment/stored-shipment';
import type { WorkOrderView } from '@tallyport/domain/work-order/fold';
import { ProblemError } from '../../../platform/problems/problem-error.js';
import { BLOBS } from '../../../platform/tokens.js';
import type { FreightTarget } from './freight-target.queries.js';
import { JobPapersQueries } from './job-papers.queries.js';

/** Some fifty thousand lines of invoices. */
const MOST_MESSAGE_BYTES = 64 * 1024 * 1024;

/** Messages to freight systems: made of a job as it stands, stored before anybody records that they are to leave. */
@Injectable()
export class ShipmentDrafts {
  constructor(
    @Inject(BLOBS) private readonly blobs: BlobStore,
    @Inject(JobPapersQueries) private readonly papers: JobPapersQueries,
  ) {}

  async draft(orgId: string, job: WorkOrderView, { mappings }: FreightTarget, key: string | null, handle: string): Promise<BuiltShipment> {
    return buildShipment(await this.papers.of(orgId, job), mappings, { handle, key });
  }

  /** Stores the message. Throws 409 with everything that stands in its way. */
  async store(orgId: string, target: FreightTarget, built: BuiltShipment): Promise<ExportMessage> {
    if (built.outcome === 'refused') throw refusal(built.findings);
    const { shipment } = built;
    const encoded = encodeShipment(shipment);
    if (encoded.outcome === 'refused')
      throw new ProblemError('export.not-ready', {
        errors: encoded.faults.map(({ place, found }) => ({ pointer: place, message: found })),
      });
    const bytes = Buffer.from(encoded.text, 'utf8');
    const [{ hash }, content] = await Promise.all([this.put(orgId, bytes), this.put(orgId, Buffer.from(storedShipment(shipment)))]);
    const fingerprint = fingerprintOf(shipment, target);
    return { hash, bytes: bytes.length, content: content.hash, fingerprint, madeFrom: [...built.madeFrom], shown: shownOf(shipment) };
  }

  /** What a message said, or what stood there. */
  async read(orgId: string, content: string): Promise<FreightShipment> {
    return readStoredShipment((await this.blobs.read(orgId, content)).toString('utf8'));
  }

  private put(orgId: string, bytes: Buffer) {
    return this.blobs.putFile(orgId, Readable.from([bytes]), { limit: MOST_MESSAGE_BYTES });
  }
}

/** What a message says, whatever its handle: by it two messages with the same content are seen to be the same. */
export function fingerprintOf(shipment: FreightShipment, { system }: Pick<FreightTarget, 'system'>): string {
  return createHash('sha256').update(canonicalShipment(shipment, system.reference_type)).digest('hex');
}

/** Where the specification has a sentence for what stands in the way (§8), it is that; all of it stands beside. */
const SENTENCES: Readonly<Partial<Record<ShipmentFinding['code'], ProblemCode>>> = {
  'select-house-or-master': 'export.select-house-or-master',
  'select-house': 'export.select-house',
  'no-invoices': 'export.no-invoices',
  'unit-missing': 'export.unit-missing',
};

function refusal(findings: readonly ShipmentFinding[]): ProblemError {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const code = errors.map((finding) => SENTENCES[finding.code]).find((sentence) => sentence !== undefined);
  return new ProblemError(code ?? 'export.not-ready', {
    errors: errors.map(({ code: what, stream_id, line_id, field, found }) => ({
      pointer: [stream_id, line_id, field].filter((part) => part !== null).join('/'),
      message: `${what} ${found}`.trim(),
    })),
  });
}
