import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { BlobStore } from '@tallyport/blob-store/blob-store';
import type { ExportMessage } from '@tallyport/contracts/freight-export/export-events';
import { inOrg } from '@tallyport/database/tenant';
import { buildCustomsSnapshot } from '@tallyport/domain/freight-export/customs/build-customs-snapshot';
import type { WorkOrderView } from '@tallyport/domain/work-order/fold';
import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../../platform/database/gateway-tables.js';
import { ProblemError } from '../../../platform/problems/problem-error.js';
import { BLOBS, DATABASE } from '../../../platform/tokens.js';
import { JobPapersQueries } from './job-papers.queries.js';

const MOST_SNAPSHOT_BYTES = 64 * 1024 * 1024;

/** Snapshots of jobs for a customs interface: canonical JSON, so that the same job has the same bytes. */
@Injectable()
export class SnapshotDrafts {
  constructor(
    @Inject(BLOBS) private readonly blobs: Pick<BlobStore, 'putFile'>,
    @Inject(DATABASE) private readonly database: Kysely<GatewayTables>,
    @Inject(JobPapersQueries) private readonly papers: JobPapersQueries,
  ) {}

  /** Stores what leaves. Throws 409 where a bill has to be selected first. */
  async store(orgId: string, job: WorkOrderView): Promise<ExportMessage> {
    const [papers, importer] = await Promise.all([this.papers.of(orgId, job), this.importer(orgId, job.importer_id)]);
    const { order_type, reference } = job;
    const built = buildCustomsSnapshot(papers, { organisationId: orgId, details: { order_type, reference }, importer });
    if (built.outcome === 'refused') throw new ProblemError(`export.${built.code}`);
    const bytes = Buffer.from(built.json, 'utf8');
    const { hash } = await this.blobs.putFile(orgId, Readable.from([bytes]), { limit: MOST_SNAPSHOT_BYTES });
    const fingerprint = createHash('sha256').update(bytes).digest('hex');
    const shown = {
      importer: (importer?.name ?? '').slice(0, 200),
      importerCode: '',
      bill: (built.snapshot.bills[0]?.number ?? '').slice(0, 60),
    };
    return { hash, bytes: bytes.length, content: hash, fingerprint, madeFrom: built.madeFrom.slice(0, 200), shown };
  }

  private async importer(orgId: string, id: string | null) {
    if (id === null) return null;
    const found = await this.database
      .selectFrom('kept.party')
      .select(['name', 'customs_id as customsId', 'cac'])
      .where(inOrg(orgId))
      .where('id', '=', id)
      .executeTakeFirst();
    return found ?? null;
  }
}
