import { Inject, Injectable } from '@nestjs/common';
import type { ExportCauseGroup, ExportRow } from '@tallyport/contracts/freight-export/export-row';
import type { ExportGroup } from '@tallyport/contracts/freight-export/export-standing';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import type { ListedExport } from '@tallyport/domain/freight-export/cockpit/shown-in-list';
import type pg from 'pg';
import type { Paging } from '../../../platform/http/pages.js';
import { POOL } from '../../../platform/tokens.js';
import { type ExportFilter, exportPage } from './export-list.js';
import { ExportNames, type Names, namedCause, namedJob, namedSystem } from './export-names.js';

interface FoundRow {
  readonly shown: ListedExport;
  readonly code: string;
  readonly key: string;
}

interface FoundCause {
  readonly export_group: ExportGroup;
  readonly code: string;
  readonly key: string;
  readonly count: number;
  readonly oldest: Date;
}

/** Exports as the cockpit lists them. */
@Injectable()
export class ExportQueries {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(ExportNames) private readonly names: ExportNames,
  ) {}

  async list(orgId: string, filter: ExportFilter, paging: Paging): Promise<{ rows: ExportRow[]; count: number; position: number }> {
    const { rows } = await this.pool.query<{ count: number; position: number; rows: FoundRow[] }>(exportPage(orgId, filter, paging));
    const { count, position, rows: found } = rows[0] ?? { count: 0, position: 0, rows: [] };
    return { rows: await this.named(orgId, found), count, position: Number(position) };
  }

  /** The newest first. */
  async ofJob(orgId: string, workOrderId: string): Promise<ExportRow[]> {
    const { rows } = await this.pool.query<FoundRow>({
      name: 'exports-of-job',
      text: `select e.shown, e.cause_code as code, e.cause_key as key from read_model.export_v1 e
        where ${TENANT_GUARD} and e.org_id = $1::uuid and e.work_order_id = $2::uuid
        order by e.shown ->> 'requested_at' desc, e.export_id`,
      values: [orgId, workOrderId],
    });
    return this.named(orgId, rows);
  }

  /** Each cause of a group once, or those of all groups that have not ended. The most first. */
  async causes(orgId: string, group: ExportGroup | null): Promise<ExportCauseGroup[]> {
    const { rows } = await this.pool.query<FoundCause>({
      name: 'export-causes',
      text: `select c.export_group, c.cause_code as code, c.cause_key as key, c.count, o.oldest
        from (
          select export_group, cause_code, cause_key, sum(count)::int as count from read_model.export_count_v1
          where ${TENANT_GUARD} and org_id = $1::uuid and export_group <> 'ended' and cause_code <> ''
            and ($2::text is null or export_group = $2::text)
          group by export_group, cause_code, cause_key) c
        cross join lateral (
          select e.since as oldest from read_model.export_v1 e
          where ${TENANT_GUARD} and e.org_id = $1::uuid and e.export_group = c.export_group and e.cause_code = c.cause_code
            and e.cause_key = c.cause_key
          order by e.since limit 1) o
        order by c.count desc, o.oldest, c.cause_code, c.cause_key`,
      values: [orgId, group],
    });
    const names = await this.names.of(orgId, []);
    return rows.flatMap(({ export_group, count, oldest, ...key }) => {
      const cause = namedCause(key, names);
      return cause === null ? [] : [{ cause, group: export_group, count, oldest: oldest.toISOString() }];
    });
  }

  private async named(orgId: string, found: readonly FoundRow[]): Promise<ExportRow[]> {
    if (found.length === 0) return [];
    const names = await this.names.of(
      orgId,
      found.map(({ shown }) => shown.work_order_id),
    );
    return found.map((row) => rowOf(row, names));
  }
}

function rowOf({ shown: { work_order_id, system_id, ...shown }, ...cause }: FoundRow, names: Names): ExportRow {
  return { ...shown, work_order: namedJob(work_order_id, names), system: namedSystem(system_id, names), cause: namedCause(cause, names) };
}
