import { Inject, Injectable } from '@nestjs/common';
import type { Bulk, BulkResult } from '@tallyport/contracts/freight-export/bulk';
import { MOST_IN_BULK } from '@tallyport/contracts/freight-export/bulk-http';
import type { ExportTab } from '@tallyport/contracts/freight-export/export-row';
import type { ExportKind } from '@tallyport/contracts/freight-export/export-standing';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import { type BulkView, foldBulk } from '@tallyport/domain/freight-export/bulk/fold';
import type { EventStore } from '@tallyport/event-store/event-store';
import type pg from 'pg';
import { ProblemError } from '../../../platform/problems/problem-error.js';
import { LoadedStream } from '../../../platform/streams/loaded-stream.js';
import { EVENT_STORE, POOL } from '../../../platform/tokens.js';
import { exportConditions } from '../export/export-list.js';
import { ExportNames, namedJob } from '../export/export-names.js';

/** Which exports a person saw. */
export interface SeenExports {
  readonly tab: ExportTab;
  readonly cause: { readonly code: string; readonly key: string | null } | null;
  readonly position: number;
  readonly leaves_out: readonly string[];
  readonly only: readonly string[] | null;
}

export interface SeenExport {
  readonly export_id: string;
  readonly work_order_id: string;
  readonly kind: ExportKind;
}

/** Steps for many exports: which they are, and how far one is. */
@Injectable()
export class BulkQueries {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(ExportNames) private readonly names: ExportNames,
  ) {}

  /** Those that still stand as they were seen: what changed after the position is none of them. Throws 409 for more than are taken at once. */
  async standing(orgId: string, { tab, cause, position, leaves_out, only }: SeenExports): Promise<SeenExport[]> {
    const values: unknown[] = [orgId, position, leaves_out, only, MOST_IN_BULK + 1];
    const filter = { tab, zone: 'UTC', cause: cause?.code, cause_key: cause?.key ?? undefined };
    const conditions = exportConditions(filter, (value) => `$${values.push(value)}`);
    const { rows } = await this.pool.query<SeenExport>(
      `select e.export_id, e.work_order_id, e.kind from read_model.export_v1 e
       where ${TENANT_GUARD} and e.org_id = $1::uuid and e.position <= $2::bigint and e.export_id <> all ($3::uuid[])
         and ($4::uuid[] is null or e.export_id = any ($4::uuid[])) and ${conditions.join(' and ')}
       order by e.since, e.export_id limit $5::int`,
      values,
    );
    if (rows.length > MOST_IN_BULK) throw new ProblemError('bulk.too-many');
    return rows;
  }

  /** Throws 404. */
  async open(orgId: string, bulkId: string): Promise<LoadedStream<BulkView>> {
    const stream = await LoadedStream.open(this.store, orgId, `bulk/${bulkId}`, foldBulk);
    if (stream.at() === null) throw new ProblemError('bulk.not-found');
    return stream;
  }

  async results(orgId: string, { results }: BulkView): Promise<BulkResult[]> {
    const { rows } = await this.pool.query<SeenExport>({
      name: 'exports-of-bulk',
      text: `select e.export_id, e.work_order_id, e.kind from read_model.export_v1 e
        where ${TENANT_GUARD} and e.org_id = $1::uuid and e.export_id = any ($2::uuid[])`,
      values: [orgId, results.map(({ exportId }) => exportId)],
    });
    const jobs = new Map(rows.map(({ export_id, work_order_id }) => [export_id, work_order_id]));
    const names = await this.names.of(orgId, [...jobs.values()]);
    return results.flatMap(({ exportId, problem }) => {
      const job = jobs.get(exportId);
      if (job === undefined) return [];
      return [{ export_id: exportId, work_order: namedJob(job, names), outcome: problem === null ? 'done' : 'refused', problem }];
    });
  }
}

export function presentBulk(view: BulkView | null): Bulk {
  if (view === null) throw new ProblemError('bulk.not-found');
  const { items: _, results: __, ...bulk } = view;
  return bulk;
}
