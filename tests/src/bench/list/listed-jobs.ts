import { randomUUID } from 'node:crypto';
import type { JobStatus } from '@tallyport/contracts/work-order/job-status';
import { composeJob } from '@tallyport/domain/work-order/fold-job';
import { TestOrg } from '@tallyport/gateway/testing/test-org';
import type pg from 'pg';

const JOBS = 2_000;
const TOGETHER = 5_000;
const STATUSES: readonly JobStatus[] = ['received', 'compile', 'available', 'lodged'];

/** An organisation with a desk full of jobs, and somebody who may look at it. */
export interface ListedJobs {
  readonly orgId: string;
  readonly token: string;
}

/** Writes the rows of the list as the projector does: the folded view beside the columns that order and filter it, and the words. */
export async function writeListedJobs(owner: pg.Pool, count = JOBS): Promise<ListedJobs> {
  const org = await TestOrg.make(owner);
  const [reader, ...people] = await Promise.all(Array.from({ length: 7 }, () => org.member('broker')));
  if (!reader) throw new Error('nobody was made');
  for (let from = 0; from < count; from += TOGETHER) {
    const numbers = Array.from({ length: Math.min(TOGETHER, count - from) }, (_, n) => from + n);
    const views = numbers.map((n) => viewOf(n, org.branch, people[n % 3]?.id ?? null, people[3 + (n % 3)]?.id ?? null));
    await owner.query(ROWS, [org.id, views.map((view) => JSON.stringify(view))]);
  }
  for (const statement of SUMS) await owner.query(statement, [org.id]);
  await owner.query('vacuum analyze');
  return { orgId: org.id, token: reader.token };
}

const ROWS = `insert into read_model.work_order_list_v2
    (org_id, work_order_id, code, job_status, branch, order_type, compiler, broker, importer_name, exporter_name, waybill_number, lane, view,
     created_at, updated_at, stream_position, deadline, due, mode)
  select $1, (v->>'id')::uuid, v->>'code', v->>'job_status', (v->>'branch')::uuid, v->>'order_type', (v->>'compiler')::uuid,
    (v->>'broker')::uuid, v->>'importer_name', v->>'exporter_name', v->>'waybill_number', 0, v, (v->>'created_at')::timestamptz,
    (v->>'updated_at')::timestamptz, 1, (v->>'deadline')::timestamptz, coalesce((v->>'deadline')::timestamptz, 'infinity'), 'sea'
  from unnest($2::json[]) as v`;
const SUMS = [
  `insert into read_model.work_order_count_v2 (org_id, job_status, lane, count)
   select org_id, job_status, lane, count(*) from read_model.work_order_list_v2 where org_id = $1 group by 1, 2, 3`,
  `insert into read_model.work_order_month_v2 (org_id, job_status, urgency, month, lane, count)
   select org_id, job_status, urgency, date_trunc('month', due, 'UTC'), lane, count(*) from read_model.work_order_list_v2 where org_id = $1
   group by 1, 2, 3, 4, 5`,
  `insert into read_model.job_words_v1 (org_id, job_id, words)
   select org_id, work_order_id, lower(concat_ws(E'\\n', code, waybill_number, importer_name, exporter_name, view->>'vessel', view->>'reference'))
   from read_model.work_order_list_v2 where org_id = $1`,
];

/** A job as a desk has it after a week, its documents read and customs' answer in. */
function viewOf(n: number, branch: string, compiler: string | null, broker: string | null) {
  const at = new Date(Date.UTC(2026, 2, 1) + n * 60_000).toISOString();
  return composeJob(
    {
      id: randomUUID(),
      code: `SYD-${String(n).padStart(6, '0')}`,
      job_status: STATUSES[n % STATUSES.length] ?? 'received',
      by_hand: false,
      importer_id: randomUUID(),
      exporter_id: randomUUID(),
      notify_party_id: null,
      importer_name: 'Harbourside Homewares Pty Ltd',
      exporter_name: 'Ningbo Bright Star Import & Export Co., Ltd.',
      notify_party_name: null,
      waybill_number: `CLNB26${String(n).padStart(5, '0')}`,
      order_type: 'import',
      port_of_origin: 'CNNGB',
      port_of_dest: 'AUSYD',
      date_depart: '2026-02-20',
      date_arrive: '2026-03-14',
      branch,
      deadline: new Date(Date.UTC(2199, 0, 1) + n * 600_000).toISOString(),
      vessel: 'Ever Given',
      voyage: '0126E',
      reference: `PO ${45_000 + n}`,
      note: null,
      compiler,
      broker,
      created_at: at,
      updated_at: at,
      stream_position: 1 + (n % 9),
      names: {},
      deleted: false,
    },
    {
      customs: { entry_status: 'clear', ics_identifier: 'AAA1B2C3D', last_dsa_history_info: null },
      receiver: 'Harbourside Homewares Pty Ltd',
      documents: { total: 4, reading: 0, failed: 0, doubtful: n % 5 },
    },
  );
}
