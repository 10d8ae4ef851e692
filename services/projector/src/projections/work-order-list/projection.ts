import type { Projection } from '../../projection.js';
import type { Tables } from '../../tables.js';
import { applyToParts, forgetStream, type JobRef } from './parts.js';
import { type JobSum, rowOf } from './row.js';
import { dropJob, dropZeros, saveJobs, sumJobs } from './statements.js';

/** Events of a job's streams that change nothing on its row. */
const UNSEEN = new Set([
  'extraction.page-read',
  'extraction.model-asked',
  'extraction.goods-judged',
  'document.classified',
  'conversation.message-posted',
]);

/** The list of jobs with its counts: a job's row is the sum of what each of its streams adds. */
export const workOrderListProjection: Projection = {
  name: 'work-order-list',
  version: 1,
  tables: ['work_order_list_v1', 'work_order_part_v1', 'work_order_count_v1'],
  handles: (type) => !UNSEEN.has(type),

  async apply(tables, events) {
    await writeRows(tables, await applyToParts(tables, events));
  },

  async forget(tables, stream) {
    const job = await forgetStream(tables, stream);
    if (job) await writeRows(tables, [job]);
  },
};

interface Counted {
  readonly org_id: string;
  readonly lane: number;
  readonly count: number;
}

async function writeRows(tables: Tables, touched: readonly JobRef[]): Promise<void> {
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
