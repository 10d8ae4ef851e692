import { TENANT_GUARD } from '@tallyport/database/tenant';
import type pg from 'pg';

/** So many calls without an answer in a row, and the system rests: a minute at first, twice as long each time, at most a quarter of an hour. */
const SILENT_CALLS = 5;
const LONGEST_REST_MINUTES = 15;

/** How a call went, as far as it says something of the whole system. */
export type CallMark = 'answered' | 'silent' | 'log-in-refused';

const ANSWERED = `
insert into freight.system_health as h (org_id, system_id, answered_at) select $1::uuid, $2::uuid, clock_timestamp() where ${TENANT_GUARD}
on conflict (org_id, system_id) do update
set silent_calls = 0, rests = 0, rests_until = null, log_in_refused_since = null, answered_at = excluded.answered_at`;

const SILENT = `
insert into freight.system_health as h (org_id, system_id, silent_calls) select $1::uuid, $2::uuid, 1 where ${TENANT_GUARD}
on conflict (org_id, system_id) do update
set silent_calls = h.silent_calls + 1,
  rests = h.rests + ((h.silent_calls + 1) % ${SILENT_CALLS} = 0)::int,
  rests_until = case when (h.silent_calls + 1) % ${SILENT_CALLS} = 0
    then clock_timestamp() + make_interval(mins => least(${LONGEST_REST_MINUTES}, (2 ^ least(h.rests, 4))::int)) else h.rests_until end`;

const LOG_IN_REFUSED = `
insert into freight.system_health as h (org_id, system_id, log_in_refused_since) select $1::uuid, $2::uuid, clock_timestamp() where ${TENANT_GUARD}
on conflict (org_id, system_id) do update
set log_in_refused_since = coalesce(h.log_in_refused_since, excluded.log_in_refused_since), silent_calls = 0`;

const STATEMENTS: Readonly<Record<CallMark, string>> = { answered: ANSWERED, silent: SILENT, 'log-in-refused': LOG_IN_REFUSED };

/**
 * How it is with a freight system, by the clock of the database: after five calls without an answer it rests, and one that refuses the
 * log-in is not called again before its connection test passes.
 */
export class SystemHealth {
  constructor(private readonly pool: Pick<pg.Pool, 'query'>) {}

  async mark(orgId: string, systemId: string, mark: CallMark): Promise<void> {
    await this.pool.query(STATEMENTS[mark], [orgId, systemId]);
  }
}
