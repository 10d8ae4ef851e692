import { TENANT_GUARD } from '@tallyport/database/tenant';
import type pg from 'pg';

/** An organisation of a freight system, as it is kept. */
export interface OrganisationRow {
  readonly code: string;
  readonly full_name: string;
  readonly flags: readonly string[];
  readonly is_active: boolean;
}

/** What keeping rows came to. */
export interface Kept {
  readonly fresh: number;
  readonly changed: number;
  readonly same: number;
}

const KEEP = `
with told as (
  select * from json_to_recordset($3::json) as n(code text, full_name text, flags text[], is_active boolean)
),
before as (
  select o.code, o.full_name, o.flags, o.is_active from kept.freight_organisation o
  where ${TENANT_GUARD} and o.org_id = $1::uuid and o.system_id = $2::uuid and o.code in (select code from told)
),
saved as (
  insert into kept.freight_organisation (org_id, system_id, code, full_name, flags, is_active)
  select $1::uuid, $2::uuid, code, full_name, flags, is_active from told where ${TENANT_GUARD}
  on conflict (org_id, system_id, code) do update
  set full_name = excluded.full_name, flags = excluded.flags, is_active = excluded.is_active, synced_at = clock_timestamp()
  returning code
)
select
  (select count(*) from told where code not in (select code from before))::int as fresh,
  (select count(*) from told t join before b using (code)
    where (t.full_name, t.flags, t.is_active) is distinct from (b.full_name, b.flags, b.is_active))::int as changed,
  (select count(*) from told t join before b using (code)
    where (t.full_name, t.flags, t.is_active) is not distinct from (b.full_name, b.flags, b.is_active))::int as same
from (select count(*) from saved) as done`;

const GONE = `
update kept.freight_organisation set is_active = false
where ${TENANT_GUARD} and org_id = $1::uuid and system_id = $2::uuid and is_active and synced_at < $3::timestamptz`;

/** The organisations that freight systems told of. What is gone there is not taken away: it becomes inactive. */
export class OrganisationRows {
  constructor(private readonly pool: Pick<pg.Pool, 'query'>) {}

  async keep(orgId: string, systemId: string, rows: readonly OrganisationRow[]): Promise<Kept> {
    const eachOnce = [...new Map(rows.map((row) => [row.code, row])).values()];
    const { rows: counted } = await this.pool.query<Kept>(KEEP, [orgId, systemId, JSON.stringify(eachOnce)]);
    return counted[0] ?? { fresh: 0, changed: 0, same: 0 };
  }

  /** By the clock that marks the rows. */
  async now(): Promise<string> {
    const { rows } = await this.pool.query<{ now: string }>('select clock_timestamp()::text as now');
    return (rows[0]?.now ?? '').replace(' ', 'T');
  }

  /** Those that were not told of since. Answers how many there were. */
  async forgetOlder(orgId: string, systemId: string, since: string): Promise<number> {
    const { rowCount } = await this.pool.query(GONE, [orgId, systemId, since]);
    return rowCount ?? 0;
  }
}
