import type { Projection } from '../../projection.js';
import type { Tables } from '../../tables.js';
import { applyToParts, forgetStream, type JobRef } from './parts.js';
import { type JobSum, rowOf } from './row.js';
import { type ListStatements, type ListVersion, listStatements } from './statements.js';

/** Events of a job's streams that change nothing on its row. */
const UNSEEN = new Set([
  'extraction.page-read',
  'extraction.model-asked',
  'extraction.goods-judged',
  'document.classified',
  'conversation.message-posted',
]);

/** The list of jobs with its counts: a job's row is the sum of what each of its streams adds. */
function workOrderList(version: ListVersion, tables: readonly string[]): Projection {
  const statements = listStatements(version);
  return {
    name: 'work-order-list',
    version,
    tables,
    handles: (type) => !UNSEEN.has(type),

    async apply(tables, events) {
      await writeRows(tables, statements, await applyToParts(tables, statements, events));
    },

    async forget(tables, stream) {
      const job = await forgetStream(tables, statements, stream);
      if (job) await writeRows(tables, statements, [job]);
    },
  };
}

/** The first version, which gateways of the release before read. */
export const firstWorkOrderList = workOrderList(1, ['work_order_list_v1', 'work_order_part_v1', 'work_order_count_v1']);

export const workOrderListProjection = workOrderList(2, [
  'work_order_list_v2',
  'work_order_part_v2',
  'work_order_count_v2',
  'work_order_month_v2',
]);

interface Counted {
  readonly org_id: string;
  readonly lane: number;
  readonly count: number;
}

async function writeRows(tables: Tables, statements: ListStatements, touched: readonly JobRef[]): Promise<void> {
  const { sumJobs, saveJobs, dropJob, dropZeros } = statements;
  const jobs = [...new Map(touched.map((job) => [`${job.orgId}/${job.workOrderId}`, job])).values()];
  if (jobs.length === 0) return;
  const sums = await tables.query<JobSum & object>(sumJobs, [jobs.map((job) => job.orgId), jobs.map((job) => job.workOrderId)]);
  const rows = sums.map((sum) => ({ sum, row: rowOf(sum) }));
  const shown = rows.flatMap(({ row }) => row ?? []);
  const counted = shown.length > 0 ? await tables.query<Counted>(saveJobs, [JSON.stringify(shown)]) : [];
  for (const { sum, row } of rows) {
    if (row === null) counted.push(...(await tables.query<Counted>(dropJob, [sum.org_id, sum.work_order_id])));
  }
  for (const { org_id, lane } of counted.filter(({ count }) => count === 0)) await tables.query(dropZeros, [org_id, lane]);
}
