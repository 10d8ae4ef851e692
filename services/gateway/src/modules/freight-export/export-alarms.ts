import { Inject, Injectable } from '@nestjs/common';
import type { ExportAlarm } from '@tallyport/contracts/freight-export/export-row';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import { type AlarmFigures, alarmsOf, type Standing } from '@tallyport/domain/freight-export/alarms';
import type pg from 'pg';
import { POOL } from '../../platform/tokens.js';

interface CallRow {
  readonly system_id: string;
  readonly name: string;
  readonly calls: number;
  readonly failed: number;
  readonly median: number | null;
  readonly since: Date | null;
  readonly usual_calls: number;
  readonly usual_failed: number;
  readonly usual_median: number | null;
  readonly last_syncs: string[] | null;
}

interface StandingRow {
  readonly what: 'unknown' | 'waiting' | 'refused' | 'parked';
  readonly system_id: string | null;
  readonly count: number;
  readonly since: Date | null;
}

/** A call failed where the freight system did not do what it was asked, whatever it is that it said. */
const FAILED = `c.outcome in ('refused', 'not-sent', 'unknown', 'not-found')`;
const RECENT = `c.begun_at >= now() - interval '1 hour'`;

const SYSTEMS = `
select s.id as system_id, s.name, n.*,
  array(select max(r.view ->> 'ended_at') from read_model.record_v1 r
    where ${TENANT_GUARD} and r.org_id = $1::uuid and r.kind = 'sync' and r.job_id is null and r.view ->> 'state' = 'done'
      and r.view ->> 'system_id' = s.id::text and r.view ->> 'kind' in ('organisations', 'products')
    group by r.view ->> 'kind') as last_syncs
from kept.freight_system s
cross join lateral (
  select (count(*) filter (where ${RECENT}))::int as calls, (count(*) filter (where ${RECENT} and ${FAILED}))::int as failed,
    percentile_cont(0.5) within group (order by c.milliseconds) filter (where ${RECENT}) as median,
    min(c.begun_at) filter (where ${RECENT} and (${FAILED} or c.milliseconds > 10000)) as since,
    (count(*) filter (where not ${RECENT}))::int as usual_calls, (count(*) filter (where not ${RECENT} and ${FAILED}))::int as usual_failed,
    percentile_cont(0.5) within group (order by c.milliseconds) filter (where not ${RECENT}) as usual_median
  from read_model.export_call_v1 c
  where ${TENANT_GUARD} and c.org_id = $1::uuid and c.system_id = s.id and c.begun_at >= now() - interval '7 days') n
where ${TENANT_GUARD} and s.org_id = $1::uuid
order by s.name, s.id`;

const STANDING = `
select e.export_group as what, null::uuid as system_id, count(*)::int as count, min(e.since) as since
from read_model.export_v1 e where ${TENANT_GUARD} and e.org_id = $1::uuid and e.export_group in ('unknown', 'waiting')
group by e.export_group
union all
select 'refused', e.system_id, count(*)::int, min(e.since)
from read_model.export_v1 e where ${TENANT_GUARD} and e.org_id = $1::uuid and e.export_group = 'waiting' and e.cause_code = 'log-in-refused'
group by e.system_id
union all
select 'parked', null, count(*)::int, min(p.parked_at) from consumer.parked p where ${TENANT_GUARD} and p.org_id = $1::uuid`;

const NONE: Standing = { count: 0, since: null };

/** What is alarming in the exports of an organisation, by the figures of now. */
@Injectable()
export class ExportAlarms {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async of(orgId: string): Promise<ExportAlarm[]> {
    const values = [orgId];
    const [systems, standing] = await Promise.all([
      this.pool.query<CallRow>({ name: 'alarm-systems', text: SYSTEMS, values }),
      this.pool.query<StandingRow>({ name: 'alarm-standing', text: STANDING, values }),
    ]);
    return alarmsOf(figuresOf(systems.rows, standing.rows), new Date().toISOString());
  }
}

function figuresOf(systems: readonly CallRow[], standing: readonly StandingRow[]): AlarmFigures {
  const of = (what: StandingRow['what'], systemId: string | null = null): Standing => {
    const row = standing.find((one) => one.what === what && one.system_id === systemId);
    return row ? { count: row.count, since: row.since?.toISOString() ?? null } : NONE;
  };
  return {
    systems: systems.map((row) => ({
      id: row.system_id,
      name: row.name,
      recent: { calls: row.calls, failed: row.failed, medianMs: rounded(row.median), since: row.since?.toISOString() ?? null },
      usual: { calls: row.usual_calls, failed: row.usual_failed, medianMs: rounded(row.usual_median) },
      refused: of('refused', row.system_id),
      lastSyncs: row.last_syncs ?? [],
    })),
    unknown: of('unknown'),
    waiting: of('waiting'),
    parked: of('parked'),
    endpoints: [],
  };
}

function rounded(milliseconds: number | null): number | null {
  return milliseconds === null ? null : Math.round(milliseconds);
}
