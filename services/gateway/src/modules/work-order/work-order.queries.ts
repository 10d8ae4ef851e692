import { Inject, Injectable } from '@nestjs/common';
import { inOrg } from '@tallyport/database/tenant';
import type { WorkOrderView } from '@tallyport/domain/work-order/fold';
import { composeJob, type JobSurroundings, type JobView, type ListedJob, NO_CUSTOMS } from '@tallyport/domain/work-order/fold-job';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import type { Paging } from '../../platform/http/pages.js';
import { DATABASE, POOL } from '../../platform/tokens.js';
import { PeopleQueries } from '../organisation/people.queries.js';
import type { JobFilter } from './job-filter.js';
import { JobFreightExports } from './job-freight-exports.js';
import { type JobLine, type JobPage, jobLines, jobPage } from './job-page.js';
import { withPeople } from './spliced-people.js';

const NOTHING_AROUND: JobSurroundings = { customs: null, receiver: null, documents: { total: 0, reading: 0, failed: 0, doubtful: 0 } };

/** Jobs as the read models show them. */
@Injectable()
export class WorkOrderQueries {
  constructor(
    @Inject(DATABASE) private readonly database: Kysely<GatewayTables>,
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(PeopleQueries) private readonly people: PeopleQueries,
    @Inject(JobFreightExports) private readonly exports: JobFreightExports,
  ) {}

  /** One page of the desk's list as JSON text, and how many jobs there are. */
  async list(orgId: string, filter: JobFilter, paging: Paging): Promise<{ jobs: string[]; count: number }> {
    const { rows } = await this.pool.query<JobPage>(jobPage(orgId, filter, paging));
    const { lines, count } = rows[0] ?? { lines: null, count: 0 };
    const jobs = jobLines(lines);
    const people = await this.people.textsById(
      orgId,
      jobs.flatMap((job) => [job.compiler, job.broker]),
    );
    return { jobs: jobs.map((job) => lineOf(job, withPeople(job, people))), count };
  }

  async one(orgId: string, workOrderId: string): Promise<JobView | null> {
    const [row, freight_export] = await Promise.all([
      this.database
        .selectFrom('read_model.work_order_list_v1')
        .select('view')
        .where(inOrg(orgId))
        .where('org_id', '=', orgId)
        .where('work_order_id', '=', workOrderId)
        .executeTakeFirst(),
      this.exports.of(orgId, workOrderId),
    ]);
    return row === undefined ? null : { ...(row.view as ListedJob), freight_export };
  }

  /** A job as its own stream tells it now, with what the read models know of its other streams. */
  async withSurroundings(orgId: string, workOrder: WorkOrderView): Promise<JobView> {
    const known = await this.one(orgId, workOrder.id);
    if (!known) return { ...composeJob(workOrder, NOTHING_AROUND), freight_export: await this.exports.of(orgId, workOrder.id) };
    const { n10_data, waybill, documents, freight_export } = known;
    const around = { customs: n10_data ?? NO_CUSTOMS, receiver: waybill.receiver_json.name, documents };
    return { ...composeJob(workOrder, around), freight_export };
  }
}

/** What other read models say stands before the view, which goes on as it was written. */
function lineOf({ toCheck, freightExport }: JobLine, view: string): string {
  return `{"to_check":${toCheck},"freight_export":${freightExport},${view.slice(1)}`;
}
