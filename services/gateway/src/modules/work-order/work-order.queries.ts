import { Inject, Injectable } from '@nestjs/common';
import { inOrg } from '@tallyport/database/tenant';
import type { WorkOrderView } from '@tallyport/domain/work-order/fold';
import { composeJob, type JobSurroundings, type JobView, NO_CUSTOMS } from '@tallyport/domain/work-order/fold-job';
import { type Kysely, sql } from 'kysely';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import type { Paging } from '../../platform/http/pages.js';
import { DATABASE } from '../../platform/tokens.js';
import { countsByStatusOnly, type JobFilter, jobConditions, statusesOf } from './job-filter.js';

const NOTHING_AROUND: JobSurroundings = { customs: null, receiver: null, documents: { total: 0, reading: 0, failed: 0, doubtful: 0 } };

/** Jobs as the read models show them. */
@Injectable()
export class WorkOrderQueries {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  /** One page in the order of the desk: held, then by deadline (overdue jobs on top), then the newest. */
  async list(orgId: string, filter: JobFilter, paging: Paging): Promise<{ jobs: JobView[]; count: number }> {
    const [rows, count] = await Promise.all([this.pageQuery(orgId, filter, paging).execute(), this.count(orgId, filter)]);
    return { jobs: rows.map((row) => row.view as JobView), count };
  }

  async one(orgId: string, workOrderId: string): Promise<JobView | null> {
    const row = await this.database
      .selectFrom('read_model.work_order_list_v1')
      .select('view')
      .where(inOrg(orgId))
      .where('org_id', '=', orgId)
      .where('work_order_id', '=', workOrderId)
      .executeTakeFirst();
    return (row?.view as JobView | undefined) ?? null;
  }

  /** A job as its own stream tells it now, with what the read models know of its other streams. */
  async withSurroundings(orgId: string, workOrder: WorkOrderView): Promise<JobView> {
    const known = await this.one(orgId, workOrder.id);
    if (!known) return composeJob(workOrder, NOTHING_AROUND);
    const { n10_data, waybill, documents } = known;
    return composeJob(workOrder, { customs: n10_data ?? NO_CUSTOMS, receiver: waybill.receiver_json.name, documents });
  }

  /** Walks the index of the list up to the page. */
  pageQuery(orgId: string, filter: JobFilter, { page, page_size }: Paging) {
    return this.database
      .selectFrom('read_model.work_order_list_v1 as w')
      .select('w.view')
      .where(inOrg(orgId))
      .where('w.org_id', '=', orgId)
      .where((where) => where.and(jobConditions(where, filter)))
      .orderBy('w.urgency')
      .orderBy('w.deadline', (order) => order.asc().nullsLast())
      .orderBy('w.created_at', 'desc')
      .orderBy('w.work_order_id')
      .limit(page_size)
      .offset((page - 1) * page_size);
  }

  /** Counts are kept per status; only a narrower list has to be counted. */
  private async count(orgId: string, filter: JobFilter): Promise<number> {
    if (countsByStatusOnly(filter)) {
      const { wanted, unwanted } = statusesOf(filter);
      let counted = this.database
        .selectFrom('read_model.work_order_count_v1')
        .select(sql<number>`coalesce(sum(count), 0)::int`.as('count'))
        .where(inOrg(orgId))
        .where('org_id', '=', orgId);
      if (wanted) counted = counted.where('job_status', 'in', wanted);
      if (unwanted) counted = counted.where('job_status', 'not in', unwanted);
      return (await counted.executeTakeFirstOrThrow()).count;
    }
    const { count } = await this.database
      .selectFrom('read_model.work_order_list_v1 as w')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(inOrg(orgId))
      .where('w.org_id', '=', orgId)
      .where((where) => where.and(jobConditions(where, filter)))
      .executeTakeFirstOrThrow();
    return count;
  }
}
