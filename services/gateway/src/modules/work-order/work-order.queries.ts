import { Inject, Injectable } from '@nestjs/common';
import { inOrg } from '@tallyport/database/tenant';
import type { WorkOrderView } from '@tallyport/domain/work-order/fold';
import { composeJob, type JobSurroundings, type JobView, type ListedJob, NO_CUSTOMS } from '@tallyport/domain/work-order/fold-job';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { DATABASE, POOL } from '../../platform/tokens.js';
import { PeopleQueries } from '../organisation/people.queries.js';
import { FoundTerms } from './found-terms.js';
import { type JobFilter, termsOf } from './job-filter.js';
import { JobFreightExports } from './job-freight-exports.js';
import { type JobLine, jobLines } from './job-lines.js';
import { type JobPage, jobPage, type ListedPart } from './job-page.js';
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
    @Inject(FoundTerms) private readonly found: FoundTerms,
  ) {}

  /** One page of the desk's list as JSON text, and how many jobs there are. */
  async list(orgId: string, filter: JobFilter, part: ListedPart): Promise<{ jobs: string[]; count: number }> {
    const { lines, count } = await this.page(orgId, filter, part);
    const people = await this.peopleOf(orgId, lines);
    return { jobs: lines.map((job) => lineOf(job, withPeople(job, people))), count };
  }

  /** The same, each job with what the terms were found in. */
  async search(orgId: string, filter: JobFilter, part: ListedPart): Promise<{ jobs: string[]; count: number }> {
    const { lines, count } = await this.page(orgId, filter, part);
    const ids = lines.map(({ id }) => id);
    const [people, found] = await Promise.all([this.peopleOf(orgId, lines), this.found.of(orgId, ids, termsOf(filter.q))]);
    const jobs = lines.map((job) => `{"found":${JSON.stringify(found.get(job.id) ?? [])},${lineOf(job, withPeople(job, people)).slice(1)}`);
    return { jobs, count };
  }

  private async page(orgId: string, filter: JobFilter, part: ListedPart): Promise<{ lines: JobLine[]; count: number }> {
    const { rows } = await this.pool.query<JobPage>(jobPage(orgId, filter, part));
    const { lines, count } = rows[0] ?? { lines: null, count: 0 };
    return { lines: jobLines(lines), count };
  }

  private peopleOf(orgId: string, jobs: readonly JobLine[]): Promise<ReadonlyMap<string, string>> {
    return this.people.textsById(
      orgId,
      jobs.flatMap((job) => [job.compiler, job.broker]),
    );
  }

  async one(orgId: string, workOrderId: string): Promise<JobView | null> {
    const [row, freight_export] = await Promise.all([
      this.database
        .selectFrom('read_model.work_order_list_v2')
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
