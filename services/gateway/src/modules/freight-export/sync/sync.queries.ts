import { Inject, Injectable } from '@nestjs/common';
import type { Sync } from '@tallyport/contracts/freight-export/sync';
import type { SyncKind } from '@tallyport/contracts/freight-export/values';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import type { SyncView } from '@tallyport/domain/freight-export/sync/fold';
import type pg from 'pg';
import type { Paging } from '../../../platform/http/pages.js';
import { POOL } from '../../../platform/tokens.js';
import { shownSync } from '../job/job-exports.js';

interface Filter extends Paging {
  readonly kind?: SyncKind | undefined;
  readonly system?: string | undefined;
}

const MATCHING = `
from read_model.record_v1 r
where ${TENANT_GUARD} and r.org_id = $1::uuid and r.kind = 'sync' and r.job_id is null
  and ($2::text is null or r.view ->> 'kind' = $2) and ($3::text is null or r.view ->> 'system_id' = $3)`;
const LIST = `select r.view ${MATCHING} order by r.view ->> 'requested_at' desc, r.stream_id limit $4 offset $5`;
const COUNT = `select count(*)::int as count ${MATCHING}`;

/** What an organisation fetched beside its jobs, the newest first. */
@Injectable()
export class SyncQueries {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async list(orgId: string, { kind, system, page, page_size }: Filter): Promise<{ syncs: Sync[]; count: number }> {
    const values = [orgId, kind ?? null, system ?? null];
    const [{ rows }, counted] = await Promise.all([
      this.pool.query<{ view: SyncView }>({ name: 'syncs', text: LIST, values: [...values, page_size, (page - 1) * page_size] }),
      this.pool.query<{ count: number }>({ name: 'sync-count', text: COUNT, values }),
    ]);
    return { syncs: rows.map(({ view }) => shownSync(view)), count: counted.rows[0]?.count ?? 0 };
  }
}
