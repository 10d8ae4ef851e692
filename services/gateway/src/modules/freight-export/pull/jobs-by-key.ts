import { Inject, Injectable } from '@nestjs/common';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import type pg from 'pg';
import { POOL } from '../../../platform/tokens.js';

/** Jobs whose export made or used the key, and jobs of which a person said that they have it. A job that was deleted has given it back. */
const OTHERS = `
with holders as (
  select e.work_order_id as job_id from read_model.export_v1 e
  where ${TENANT_GUARD} and e.org_id = $1::uuid and e.view ->> 'key' = $4 and e.system_id = $3::text::uuid
  union
  select r.job_id from read_model.record_v1 r
  where ${TENANT_GUARD} and r.org_id = $1::uuid and r.kind = 'sync' and r.view ->> 'key' = $4
    and r.view ->> 'system_id' = $3::text and r.view ->> 'bound_at' is not null
)
select j.work_order_id as id, j.code from holders h
join read_model.work_order_list_v2 j on j.org_id = $1::uuid and j.work_order_id = h.job_id
where ${TENANT_GUARD} and j.work_order_id <> $2::uuid
limit 1`;

/** Which job of an organisation stands under a key of a freight system. */
@Injectable()
export class JobsByKey {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** Null where no other one does. */
  async other(orgId: string, workOrderId: string, systemId: string, key: string): Promise<{ id: string; code: string } | null> {
    const values = [orgId, workOrderId, systemId, key];
    const { rows } = await this.pool.query<{ id: string; code: string }>({ name: 'jobs-by-key', text: OTHERS, values });
    return rows[0] ?? null;
  }
}
