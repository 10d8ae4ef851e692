import { Inject, Injectable } from '@nestjs/common';
import type { DeclarationSummary } from '@tallyport/contracts/declaration/http';
import { shownFlags } from '@tallyport/contracts/lodgement/entry-status';
import type { Lodgement } from '@tallyport/contracts/lodgement/lodgement';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import type pg from 'pg';
import type { Paging } from '../../platform/http/pages.js';
import { POOL } from '../../platform/tokens.js';
import type { CompiledKind } from './declaration.commands.js';

interface SummaryRow {
  readonly id: string;
  readonly work_order_id: string;
  readonly job_code: string;
  readonly reference: string | null;
  readonly party: string | null;
  readonly vessel: string | null;
  readonly arrival_date: string | null;
  readonly lodgement: Lodgement | null;
  readonly created_at: string;
  readonly count: number;
}

/** What the names of a row stand in, by kind. */
const NAMED = {
  declaration: { reference: ['broker_reference'], party: 'owner_name' },
  'cargo-report': { reference: ['house_bill', 'master_bill'], party: 'consignee_name' },
} as const;

/** Declarations and cargo reports over all jobs of an organisation. */
@Injectable()
export class DeclarationQueries {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async list(
    orgId: string,
    kind: CompiledKind,
    { status, q }: { readonly status?: string | undefined; readonly q?: string | undefined },
    { page, page_size }: Paging,
  ): Promise<{ rows: DeclarationSummary[]; count: number }> {
    const { rows } = await this.pool.query<SummaryRow>({
      name: `summaries-of-${kind}`,
      text: summariesOf(kind),
      values: [orgId, status ?? null, q ?? null, page_size, (page - 1) * page_size],
    });
    return { rows: rows.map(summaryOf), count: rows[0]?.count ?? 0 };
  }
}

/** The kind is written out, so that the index over these two kinds alone is found. */
function summariesOf(kind: CompiledKind): string {
  const value = (field: string) => `r.view->'fields'->'${field}'->>'value'`;
  const { reference, party } = NAMED[kind];
  const shownReference = `coalesce(${reference.map(value).join(', ')})`;
  const status = `coalesce(l.view->>'declaration_status', 'not_lodged')`;
  const texts = `concat_ws(' ', ${shownReference}, ${value(party)}, ${value('vessel')}, j.view->>'code')`;
  return `select split_part(r.stream_id, '/', 2) as id, r.job_id as work_order_id, ${shownReference} as reference,
      ${value(party)} as party, ${value('vessel')} as vessel, ${value('arrival_date')} as arrival_date, l.view as lodgement,
      j.view->>'code' as job_code, j.view->>'created_at' as created_at, count(*) over ()::int as count
    from read_model.record_v1 r
    join read_model.work_order_list_v2 j on j.org_id = r.org_id and j.work_order_id = r.job_id
    left join read_model.record_v1 l on l.org_id = r.org_id and l.stream_id = 'lodgement/' || split_part(r.stream_id, '/', 2)
    where ${TENANT_GUARD} and r.org_id = $1::uuid and r.kind = '${kind}' and r.view is not null and not r.withdrawn
      and ($2::text is null or ${status} = $2) and ($3::text is null or strpos(lower(${texts}), lower($3)) > 0)
    order by r.position desc limit $4 offset $5`;
}

function summaryOf({ lodgement, count: _, created_at, ...row }: SummaryRow): DeclarationSummary {
  const { reference, party, vessel } = row;
  return {
    ...row,
    reference: reference ?? '',
    party: party ?? '',
    vessel: vessel ?? '',
    status: lodgement?.declaration_status ?? 'not_lodged',
    flags: shownFlags(lodgement?.n10_data.last_dsa_history_info?.parsed_data.line_status ?? []),
    since: lodgement?.words.at(-1)?.recorded_at ?? lodgement?.created_at ?? created_at,
  };
}
