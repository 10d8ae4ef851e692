import { Inject, Injectable } from '@nestjs/common';
import type { Organisation } from '@tallyport/contracts/organisation/http';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import type pg from 'pg';
import { POOL } from '../../platform/tokens.js';

export type ProductSyncState = Organisation['sync_cargowise_data_info']['sync_cargowise_product_status'];

/** More fetches than these are never under way at once; older ones have ended. */
const NEWEST = `
select s.state, s.is_due from (
  select r.view ->> 'kind' as kind, r.view ->> 'state' as state, (r.view ->> 'ends_by')::timestamptz <= now() as is_due, r.position
  from read_model.record_v1 r
  where ${TENANT_GUARD} and r.org_id = $1::uuid and r.kind = 'sync' and r.job_id is null
  order by r.position desc limit 100) s
where s.kind = 'products' order by s.position desc`;

/** How the fetches of an organisation's products stand, as their streams were folded. */
@Injectable()
export class ProductSyncStatus {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** Pending only until its time is over, even where nobody is there any more to record that. */
  async of(orgId: string): Promise<ProductSyncState> {
    const { rows } = await this.pool.query<{ state: string; is_due: boolean | null }>({
      name: 'product-sync-status',
      text: NEWEST,
      values: [orgId],
    });
    if (rows.some(({ state, is_due }) => state === 'running' && is_due === false)) return 'pending';
    const [newest] = rows;
    return newest === undefined || newest.state === 'done' ? 'done' : 'failed';
  }
}
