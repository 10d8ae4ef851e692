import type pg from 'pg';
import { TENANT_GUARD } from '../tenant.js';

/** The calls of a freight system in the last hour and in the week before, and when each kind of regular sync last succeeded. */
export interface SystemCalls {
  readonly org_id: string;
  readonly system_id: string;
  readonly name: string;
  readonly calls: number;
  readonly failed: number;
  readonly median: number | null;
  readonly since: string | null;
  readonly usual_calls: number;
  readonly usual_failed: number;
  readonly usual_median: number | null;
  readonly last_syncs: readonly string[];
}

/** So many of something stand, the oldest since then. `id` and `name` where it is about a freight system or an endpoint. */
export interface StandingRow {
  readonly org_id: string;
  readonly what: 'unknown' | 'waiting' | 'refused' | 'parked' | 'unmatched' | 'endpoint';
  readonly id: string | null;
  readonly name: string | null;
  readonly count: number;
  readonly since: string;
}

/** What alarms are told from. */
export interface AlarmRows {
  readonly systems: readonly SystemCalls[];
  readonly standing: readonly StandingRow[];
}

/** A call failed where the freight system did not do what it was asked, whatever it is that it said. */
const FAILED = `c.outcome in ('refused', 'not-sent', 'unknown', 'not-found')`;
const RECENT = `c.begun_at >= now() - interval '1 hour'`;
const iso = (instant: string) => `to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Rows that the statement may see: of one organisation, or of all where the role sees them. */
type Scope = (alias: string) => string;

const systems = (within: Scope) => `
select s.org_id, s.id as system_id, s.name, n.calls, n.failed, n.median, ${iso('n.since')} as since, n.usual_calls, n.usual_failed, n.usual_median,
  array(select max(r.view ->> 'ended_at') from read_model.record_v1 r
    where ${within('r')} and r.org_id = s.org_id and r.kind = 'sync' and r.job_id is null and r.view ->> 'state' = 'done'
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
  where ${within('c')} and c.org_id = s.org_id and c.system_id = s.id and c.begun_at >= now() - interval '7 days') n
where ${within('s')}
order by s.name, s.id`;

const standing = (within: Scope) => `
select n.org_id, n.what, n.id, n.name, n.count, ${iso('n.since')} as since from (
  select e.org_id, e.export_group as what, null::uuid as id, null::text as name, count(*)::int as count, min(e.since) as since
  from read_model.export_v1 e where ${within('e')} and e.export_group in ('unknown', 'waiting')
  group by e.org_id, e.export_group
  union all
  select e.org_id, 'refused', e.system_id, null, count(*)::int, min(e.since)
  from read_model.export_v1 e where ${within('e')} and e.export_group = 'waiting' and e.cause_code = 'log-in-refused'
  group by e.org_id, e.system_id
  union all
  select p.org_id, 'parked', null, null, count(*)::int, min(p.parked_at) from consumer.parked p where ${within('p')} group by p.org_id
  union all
  select m.org_id, 'unmatched', null, null, count(*)::int, min((m.view ->> 'received_at')::timestamptz)
  from read_model.record_v1 m
  where ${within('m')} and m.kind = 'freight-message' and m.view is not null and m.view ->> 'export_id' is null
    and m.view -> 'set_aside' ->> 'at' is null and (m.view ->> 'received_at')::timestamptz < now() - interval '1 minute'
  group by m.org_id
  union all
  select w.org_id, 'endpoint', w.id, w.address, greatest(1, (select count(*) from webhook.delivery d
      where d.org_id = w.org_id and d.webhook_id = w.id and d.kind = 'event' and d.state = 'failed'))::int, a.failing_since
  from kept.webhook w join webhook.place a on a.org_id = w.org_id and a.webhook_id = w.id
  where ${within('w')} and ${within('a')} and a.failing_since is not null and not w.is_paused) n
order by n.since, n.id`;

const ofOne: Scope = (alias) => `${TENANT_GUARD} and ${alias}.org_id = $1::uuid`;
const ofAll: Scope = () => 'true';
const ONE = { name: 'of-one', systems: systems(ofOne), standing: standing(ofOne) };
const ALL = { name: 'of-all', systems: systems(ofAll), standing: standing(ofAll) };

/** The figures of one organisation; of all, for a role that sees them all. The name of an endpoint is its host: what follows may be secret. */
export async function alarmRows(pool: Pick<pg.Pool, 'query'>, orgId: string | null): Promise<AlarmRows> {
  const texts = orgId === null ? ALL : ONE;
  const values = orgId === null ? [] : [orgId];
  const [calls, standings] = await Promise.all([
    pool.query<SystemCalls>({ name: `alarm-systems-${texts.name}`, text: texts.systems, values }),
    pool.query<StandingRow>({ name: `alarm-standing-${texts.name}`, text: texts.standing, values }),
  ]);
  return { systems: calls.rows, standing: standings.rows.map((row) => ({ ...row, name: row.name && new URL(row.name).host })) };
}
