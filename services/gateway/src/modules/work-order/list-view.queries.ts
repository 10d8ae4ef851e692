import { Inject, Injectable } from '@nestjs/common';
import type { FilterBody } from '@tallyport/contracts/work-order/job-filter';
import type { ListColumn } from '@tallyport/contracts/work-order/list-columns';
import { BUILT_IN_VIEWS, type BuiltInView } from '@tallyport/contracts/work-order/list-view-http';
import { inOrg } from '@tallyport/database/tenant';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Member } from '../../platform/auth/caller.js';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { DATABASE, POOL } from '../../platform/tokens.js';
import { countsOf } from './view-counts.js';

/** A saved view as it is kept. */
export interface KeptView {
  readonly id: string;
  readonly account_id: string;
  readonly name: string;
  readonly is_shared: boolean;
  readonly filter: FilterBody;
  readonly sort: GatewayTables['kept.list_view']['sort'];
  readonly columns: ListColumn[] | null;
}

/** What a built-in view asks of the list. */
function builtIn(view: BuiltInView, { userId, standing }: Member): FilterBody {
  switch (view) {
    case 'mine':
      return { exclude_job_status: 'lodged', ...(standing.role !== null && { [standing.role]: userId }) };
    case 'overdue':
      return { overdue: true };
    case 'held':
      return { entry_status: 'held' };
    case 'to_check':
      return { to_check: true, exclude_job_status: 'lodged' };
    case 'unassigned':
      return { nobody: true, exclude_job_status: 'lodged' };
    case 'all':
      return {};
  }
}

/** The saved views of a member, and how many jobs each view has. */
@Injectable()
export class ListViewQueries {
  constructor(
    @Inject(DATABASE) private readonly database: Kysely<GatewayTables>,
    @Inject(POOL) private readonly pool: pg.Pool,
  ) {}

  async of({ orgId, userId }: Member): Promise<KeptView[]> {
    const rows = await this.database
      .selectFrom('kept.list_view')
      .select(['id', 'account_id', 'name', 'is_shared', 'filter', 'sort', 'columns'])
      .where(inOrg(orgId))
      .where('org_id', '=', orgId)
      .where((is) => is.or([is('account_id', '=', userId), is('is_shared', '=', true)]))
      .orderBy('name')
      .orderBy('id')
      .execute();
    return rows as KeptView[];
  }

  /** How many jobs each view has, in one statement: what asks for open jobs alone is counted over those alone. */
  async counts(member: Member): Promise<{ built_in: Record<BuiltInView, number>; saved: { id: string; count: number }[] }> {
    const saved = await this.of(member);
    const filters = [...BUILT_IN_VIEWS.map((view) => builtIn(view, member)), ...saved.map(({ filter }) => filter)];
    const { text, values, order } = countsOf(member.orgId, filters);
    const { rows } = await this.pool.query<{ counts: number[] }>({ text, values });
    const counts = new Map(order.map((filter, place) => [filter, rows[0]?.counts[place] ?? 0]));
    const countOf = (index: number) => counts.get(index) ?? 0;
    return {
      built_in: Object.fromEntries(BUILT_IN_VIEWS.map((view, n) => [view, countOf(n)])) as Record<BuiltInView, number>,
      saved: saved.map(({ id }, n) => ({ id, count: countOf(BUILT_IN_VIEWS.length + n) })),
    };
  }
}
