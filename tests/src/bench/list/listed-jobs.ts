import { randomUUID } from 'node:crypto';
import type { JobStatus } from '@tallyport/contracts/work-order/job-status';
import { composeJob } from '@tallyport/domain/work-order/fold-job';
import { termsOfJob, wordsOf } from '@tallyport/domain/work-order/job-terms';
import { TestOrg } from '@tallyport/gateway/testing/test-org';
import type pg from 'pg';

const JOBS = 2_000;
const TOGETHER = 5_000;
const STATUSES: readonly JobStatus[] = ['received', 'compile', 'available', 'accepted', 'lodged'];
const IMPORTERS = ['Harbourside Homewares Pty Ltd', 'Wattlebrook Lighting Pty Ltd', 'Mulga Tools Pty Ltd', 'Ironbark Pumps Pty Ltd'];
const EXPORTERS = ['Ningbo Bright Star Import & Export Co., Ltd.', 'Osaka Seiki K.K.', '宁波东方灯饰有限公司'];

/** An organisation with a desk full of jobs, and somebody who may look at it. */
export interface ListedJobs {
  readonly org: TestOrg;
  readonly orgId: string;
  readonly token: string;
  /** A team of which somebody stands on two jobs of three. */
  readonly team: string;
}

/** Writes the rows of the list as the projector does: the folded view beside the columns that order and filter it, and the words. */
export async function writeListedJobs(owner: pg.Pool, count = JOBS): Promise<ListedJobs> {
  const org = await TestOrg.make(owner);
  const [reader, ...people] = await Promise.all(Array.from({ length: 7 }, () => org.member('broker')));
  if (!reader) throw new Error('nobody was made');
  for (let from = 0; from < count; from += TOGETHER) {
    const numbers = Array.from({ length: Math.min(TOGETHER, count - from) }, (_, n) => from + n);
    const made = numbers.map((n) => workOrderOf(n, org.branch, people[n % 3]?.id ?? null, people[3 + (n % 3)]?.id ?? null));
    await owner.query(ROWS, [org.id, made.map((job, index) => JSON.stringify(viewOf(job, Math.floor((numbers[index] ?? 0) / 5) % 5)))]);
    const terms = made.map((job) => ({
      job_id: job.id,
      terms: termsOfJob(job),
      words: wordsOf(termsOfJob(job)),
      created_at: job.created_at,
    }));
    for (const statement of WORDS) await owner.query(statement, [org.id, JSON.stringify(terms)]);
  }
  for (const statement of SUMS) await owner.query(statement, [org.id]);
  const team = randomUUID();
  await owner.query(`insert into kept.team (org_id, id, name) values ($1, $2, 'Harbour')`, [org.id, team]);
  for (const member of [people[0], people[4]]) {
    await owner.query('insert into kept.team_member (org_id, team_id, account_id) values ($1, $2, $3)', [org.id, team, member?.id]);
  }
  await owner.query('vacuum analyze');
  return { org, orgId: org.id, token: reader.token, team };
}

const ROWS = `insert into read_model.work_order_list_v2
    (org_id, work_order_id, code, job_status, branch, order_type, compiler, broker, importer_name, exporter_name, waybill_number, reference,
     lane, view, created_at, updated_at, stream_position, date_arrive, deadline, due, mode, entry_status, urgency)
  select $1, (v->>'id')::uuid, v->>'code', v->>'job_status', (v->>'branch')::uuid, v->>'order_type', (v->>'compiler')::uuid,
    (v->>'broker')::uuid, v->>'importer_name', v->>'exporter_name', v->>'waybill_number', v->>'reference', 0, v,
    (v->>'created_at')::timestamptz, (v->>'updated_at')::timestamptz, 1, (v->>'date_arrive')::date, (v->>'deadline')::timestamptz,
    coalesce((v->>'deadline')::timestamptz, 'infinity'), case when v->>'waybill_number' like '081-%' then 'air' else 'sea' end,
    v->'n10_data'->>'entry_status', case when v->>'job_status' = 'lodged' then 2 else 1 end
  from unnest($2::json[]) as v`;
const TERMS = 'json_to_recordset($2::json) as n(job_id uuid, terms json, words text, created_at timestamptz)';
const WORDS = [
  `insert into read_model.job_term_v1 (org_id, stream_id, job_id, terms, words)
   select $1::uuid, 'work-order/' || job_id, job_id, terms, words from ${TERMS}`,
  `insert into read_model.job_words_v1 (org_id, job_id, words, created_at) select $1::uuid, job_id, words, created_at from ${TERMS}`,
];
const SUMS = [
  `insert into read_model.work_order_count_v2 (org_id, job_status, lane, count)
   select org_id, job_status, lane, count(*) from read_model.work_order_list_v2 where org_id = $1 group by 1, 2, 3`,
  `insert into read_model.work_order_month_v2 (org_id, job_status, urgency, month, lane, count)
   select org_id, job_status, urgency, date_trunc('month', due, 'UTC'), lane, count(*) from read_model.work_order_list_v2 where org_id = $1
   group by 1, 2, 3, 4, 5`,
  `insert into read_model.job_check_v1 (org_id, job_id, day, fails, disagreements, unverified, doubtful, is_open)
   select org_id, work_order_id, '2026-03-01', 0, 0, 0, (view->'documents'->>'doubtful')::int, job_status <> 'lodged'
   from read_model.work_order_list_v2 where org_id = $1`,
];

type Made = ReturnType<typeof workOrderOf>;

/** A job as a desk has it after a week. Four of five are lodged, one of 25 has nobody, a ninth comes by air, and few have no deadline. */
function workOrderOf(n: number, branch: string, compiler: string | null, broker: string | null) {
  const at = new Date(Date.UTC(2026, 2, 1) + n * 60_000).toISOString();
  const arrives = new Date(Date.UTC(2026, 2, 6) + (n % 300) * 86_400_000).toISOString().slice(0, 10);
  const isOpen = n % 5 === 0;
  return {
    id: randomUUID(),
    code: `SYD-${String(n).padStart(6, '0')}`,
    job_status: (isOpen ? STATUSES[Math.floor(n / 5) % 4] : 'lodged') ?? 'received',
    by_hand: false,
    importer_id: randomUUID(),
    exporter_id: randomUUID(),
    notify_party_id: null,
    importer_name: IMPORTERS[Math.floor(n / 5) % IMPORTERS.length] ?? null,
    exporter_name: EXPORTERS[Math.floor(n / 7) % EXPORTERS.length] ?? null,
    notify_party_name: null,
    waybill_number: n % 9 === 0 ? `081-${10_000_000 + n}` : `CLNB26${String(n).padStart(5, '0')}`,
    order_type: n % 11 === 0 ? ('export' as const) : ('import' as const),
    port_of_origin: 'CNNGB',
    port_of_dest: 'AUSYD',
    date_depart: '2026-02-20',
    date_arrive: arrives,
    branch,
    deadline: n % 50 === 0 ? null : new Date(Date.UTC(2199, 0, 1) + n * 600_000).toISOString(),
    vessel: 'Ever Given',
    voyage: '0126E',
    reference: `PO ${45_000 + n}`,
    note: null,
    compiler: n % 25 === 5 ? null : compiler,
    broker: n % 25 === 5 ? null : broker,
    created_at: at,
    updated_at: at,
    stream_position: 1 + (n % 9),
    names: {},
    deleted: false,
  };
}

/** Its documents read and customs' answer in. */
function viewOf(job: Made, doubtful: number) {
  return composeJob(job, {
    customs: { entry_status: 'clear', ics_identifier: 'AAA1B2C3D', last_dsa_history_info: null },
    receiver: job.importer_name,
    documents: { total: 4, reading: 0, failed: 0, doubtful },
  });
}
