import { Inject, Injectable } from '@nestjs/common';
import type { ExportSummary } from '@tallyport/contracts/freight-export/export-row';
import type { ExportGroup } from '@tallyport/contracts/freight-export/export-standing';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import type pg from 'pg';
import { POOL } from '../../../platform/tokens.js';
import { UNKNOWN_EMAILS } from '../../outbound-email/outbound-email.queries.js';
import { WAITING_MESSAGES } from '../messages/freight-message.queries.js';

/** So many months are told. */
const MONTHS = 12;

interface Counts {
  readonly groups: Partial<Record<ExportGroup, number>>;
  readonly done_today: number;
  readonly parked: number;
  readonly unmatched: number;
  readonly mails: number;
  readonly position: number;
}

/** How many exports stand where, and what left by month. */
@Injectable()
export class ExportSummaryQueries {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async tabs(orgId: string, zone: string): Promise<{ tabs: ExportSummary['tabs']; position: number }> {
    const { rows } = await this.pool.query<Counts>({
      name: 'export-tabs',
      text: `select
        (select coalesce(json_object_agg(g.export_group, g.count), '{}') from (
          select c.export_group, sum(c.count)::int as count from read_model.export_count_v1 c
          where ${TENANT_GUARD} and c.org_id = $1::uuid group by c.export_group) g) as groups,
        (select count(*)::int from read_model.export_v1 e where ${TENANT_GUARD} and e.org_id = $1::uuid and e.export_group = 'ended'
          and e.since >= date_trunc('day', now(), $2::text)) as done_today,
        (select count(*)::int from consumer.parked p where ${TENANT_GUARD} and p.org_id = $1::uuid) as parked,
        (select count(*)::int ${WAITING_MESSAGES}) as unmatched,
        (select count(*)::int ${UNKNOWN_EMAILS}) as mails,
        (select coalesce(max(e.position), 0)::bigint from read_model.export_v1 e where ${TENANT_GUARD} and e.org_id = $1::uuid) as position`,
      values: [orgId, zone],
    });
    const { groups = {}, done_today = 0, parked = 0, unmatched = 0, mails = 0, position = 0 } = rows[0] ?? {};
    const { waiting = 0, unknown = 0, planned = 0, running = 0, held = 0 } = groups;
    const open = waiting + unknown + planned + running + held;
    return { tabs: { open, waiting, unknown, parked, unmatched, mails, planned, running, held, done_today }, position: Number(position) };
  }

  /** Calls that left and were not spared; what is not known to have arrived may cost as well. */
  async months(orgId: string, zone: string): Promise<ExportSummary['months']> {
    const { rows } = await this.pool.query<ExportSummary['months'][number]>({
      name: 'export-months',
      text: `select to_char(date_trunc('month', c.begun_at at time zone $2::text), 'YYYY-MM') as month,
          (count(*) filter (where c.outcome not in ('spared', 'not-sent', 'not-found')))::int as sends,
          (count(*) filter (where c.outcome = 'spared'))::int as spared
        from read_model.export_call_v1 c
        where ${TENANT_GUARD} and c.org_id = $1::uuid
          and c.begun_at >= (date_trunc('month', now() at time zone $2::text) - make_interval(months => $3::int - 1)) at time zone $2::text
        group by 1 order by 1 desc`,
      values: [orgId, zone, MONTHS],
    });
    return rows;
  }
}
