import { Inject, Injectable } from '@nestjs/common';
import { type OrgWorkflow, PROCESSES, type Process } from '@tallyport/contracts/organisation/process-http';
import { inOrg } from '@tallyport/database/tenant';
import { PROCESS_STATES } from '@tallyport/domain/organisation/process-states';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { DATABASE } from '../../platform/tokens.js';

/** Where a kind of process stands in the read models: its rows, the state of each, and when it began. */
interface Place {
  readonly from: RawBuilder<unknown>;
  readonly state: RawBuilder<unknown>;
  readonly began: RawBuilder<unknown>;
}

const NEWEST_MESSAGE = sql`(r.view -> 'messages' -> -1)`;

const PLACES: Readonly<Record<Process, Place>> = {
  work_order: { from: sql`read_model.work_order_list_v2 r`, state: sql`r.job_status`, began: sql`r.created_at` },
  extraction: streams('extraction', sql`r.view ->> 'state'`, sql`r.view ->> 'requested_at'`),
  lodgement: streams('lodgement', sql`${NEWEST_MESSAGE} ->> 'phase'`, sql`${NEWEST_MESSAGE} ->> 'signed_at'`),
  export: streams('export', sql`r.view ->> 'state'`, sql`r.view ->> 'requested_at'`),
  bulk: streams('bulk', sql`r.view ->> 'state'`, sql`r.view ->> 'requested_at'`),
  sync: streams('sync', sql`r.view ->> 'state'`, sql`r.view ->> 'requested_at'`),
  outbound_email: streams('outbound-email', sql`r.view ->> 'state'`, sql`r.view ->> 'requested_at'`),
};

/** The streams of a kind, found by the beginning of their names in the primary key. */
function streams(kind: string, state: RawBuilder<unknown>, began: RawBuilder<unknown>): Place {
  const from = sql`(
    select s.org_id, s.view from read_model.record_v1 s
    where s.stream_id >= ${sql.lit(`${kind}/`)} and s.stream_id < ${sql.lit(`${kind}0`)} and not s.withdrawn) r`;
  return { from, state, began };
}

/** How each kind of process of an organisation stands. */
@Injectable()
export class ProcessQueries {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  /** In one question, so that one call takes one connection, and all rows tell of one moment. */
  async of(orgId: string): Promise<OrgWorkflow[]> {
    const counts = PROCESSES.map((process) => countOf(orgId, process));
    const { rows } = await sql<Counted>`${sql.join(counts, sql` union all `)}`.execute(this.database);
    return rows
      .toSorted((a, b) => PROCESSES.indexOf(a.process) - PROCESSES.indexOf(b.process))
      .map(({ newest, ...row }) => ({ ...row, newest: newest?.toISOString() ?? null }));
  }
}

type Counted = Omit<OrgWorkflow, 'newest'> & { readonly newest: Date | null };

function countOf(orgId: string, process: Process): RawBuilder<Counted> {
  const { from, state, began } = PLACES[process];
  const { open, failed } = PROCESS_STATES[process];
  return sql<Counted>`
    select ${sql.lit(process)} as process, count(*) filter (where ${state} = any (${open}::text[]))::int as open,
      count(*) filter (where ${state} = any (${failed}::text[]))::int as failed, max((${began})::timestamptz) as newest
    from ${from} where ${inOrg(orgId)} and r.org_id = ${orgId}::uuid`;
}
