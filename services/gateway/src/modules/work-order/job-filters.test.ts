import { randomUUID } from 'node:crypto';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';
import { reading, readRecord } from '../../testing/test-records.js';
import type { JobFilter } from './job-filter.js';
import { jobLines } from './job-lines.js';
import { type JobPage, jobPage } from './job-page.js';

let desk: TestDesk;
let org: TestOrg;
let broker: TestMember;
let jobs: string;
const named: Record<string, WorkOrder> = {};
const AIR = '081-12345675';
beforeAll(async () => {
  desk = await startTestDesk();
  org = await desk.org();
  broker = await org.member('broker');
  jobs = `/api/v1/orgs/${org.id}/work_orders`;
  const parties = `/api/v1/orgs/${org.id}/parties`;
  const party = await desk.post(parties, broker.token, { name: '100%_Cotton Pty Ltd' });
  const make = async (name: string, fields: Record<string, unknown>) => {
    named[name] = await desk.job(org, broker, { waybill_number: name, ...fields });
  };
  await make('LATER', { date_arrive: '2199-05-02' });
  await make('SOON', { date_arrive: '2199-05-01', importer_id: party.body['id'] });
  await make('OVERDUE', { date_arrive: '2020-01-01', status_id: 'compile' });
  await make('NONE', { order_type: 'export' });
  await make(AIR, { date_arrive: '2199-06-01' });
  const id = named['SOON']?.id ?? '';
  const fields = {
    bl_number: reading('CLNB2603117'),
    consignee_name: reading('澳洲进口'),
    vessel: reading('MV Galah', { confidence: 0.5 }),
  };
  await readRecord(desk, org.id, { kind: 'waybill', workOrderId: id, fields, lines: [{ number: reading('MSKU1234565') }] });
  await desk.post(`${jobs}/${named[AIR]?.id}/alloc_assignee`, broker.token, { user_id: broker.id, user_type: 'broker' });
  await desk.settle();
});
afterAll(() => desk.close());

const namesOf = (body: Record<string, unknown>) => (body['results'] as { waybill_number: string }[]).map((job) => job.waybill_number);
const found = (q: string, more: object = {}) => desk.post(`${jobs}/search_filter/?page=1`, broker.token, { q, ...more });

test.each([
  ['nobody=false', [AIR]],
  ['nobody=true&order_type=export', ['NONE']],
  ['mode=air', [AIR]],
  ['arrives_from=2199-05-01&arrives_to=2199-05-02&mode=sea', ['SOON', 'LATER']],
  ['due_from=2199-05-02T01:00:00Z&due_before=2199-05-31T00:00:00Z', ['LATER']],
  ['due_before=2021-01-01T00:00:00Z', ['OVERDUE']],
  ['to_check=true', ['SOON']],
  ['to_check=false&overdue=true', ['OVERDUE']],
  ['sort=-deadline', [AIR, 'LATER', 'SOON', 'OVERDUE', 'NONE']],
  ['sort=deadline', ['OVERDUE', 'SOON', 'LATER', AIR, 'NONE']],
  ['sort=-created', [AIR, 'NONE', 'OVERDUE', 'SOON', 'LATER']],
  ['sort=importer&order_type=import&job_status=received', ['SOON', AIR, 'LATER']],
  ['sort=-status&overdue=true', ['OVERDUE']],
  ['sort=branch&mode=air', [AIR]],
])('the list is narrowed and sorted by %s', async (query, expected) => {
  const { body } = await desk.get(`${jobs}?${query}`, broker.token);
  expect(namesOf(body)).toEqual(expected);
  expect(body['count']).toBe(expected.length);
});

test('the list is narrowed to who is in a team now, and another organisation’s team is as one that never was', async () => {
  const admin = await org.member(null, ['admin']);
  const teams = `/api/v1/orgs/${org.id}/teams`;
  const { id } = (await desk.post(teams, admin.token, { name: 'Harbour', members: [broker.id] })).body;
  const asked = async (team: unknown, more = '') => desk.get(`${jobs}?team=${String(team)}${more}`, broker.token);
  expect(namesOf((await asked(id)).body)).toEqual([AIR]);
  expect((await asked(id, '&mode=sea')).body['count']).toBe(0);
  const view = { name: 'Harbour', is_shared: false, filter: { team: id }, sort: 'urgency', columns: null };
  await desk.post(`/api/v1/orgs/${org.id}/list_views`, broker.token, view);
  const counted = await desk.get(`/api/v1/orgs/${org.id}/list_views/counts`, broker.token);
  expect(counted.body).toMatchObject({ built_in: { to_check: 1 }, saved: [{ count: 1 }] });

  const other = await desk.org('Other');
  const stranger = await other.member('broker', ['admin']);
  const foreign = await desk.post(`/api/v1/orgs/${other.id}/teams`, stranger.token, { name: 'Theirs', members: [stranger.id] });
  const [theirs, never] = [await asked(foreign.body['id']), await asked(randomUUID())];
  expect([theirs.body['count'], theirs.text]).toEqual([0, never.text]);
  await desk.call('PUT', `${teams}/${String(id)}`, { token: admin.token, body: { members: [] } });
  expect((await asked(id)).body['count']).toBe(0);
});

test.each([
  'page=0',
  'page=-1',
  'page=1000000000',
  'page=abc',
  'page_size=1000000',
  'sort=nothing',
  'mode=road',
  'arrives_from=tomorrow',
  'due_before=2199-05-01',
  'unknown=1',
  'nobody=perhaps',
])('fault 105: %s is refused within 50 ms', async (query) => {
  await desk.get(`${jobs}?${query}`, broker.token);
  const begun = performance.now();
  expect((await desk.get(`${jobs}?${query}`, broker.token)).status).toBe(400);
  expect(performance.now() - begun).toBeLessThan(50);
});

test('fault 105: a filter object a thousand deep is refused', async () => {
  let deep: unknown = 1;
  for (let n = 0; n < 1_000; n++) deep = { not: deep };
  expect((await desk.post(`${jobs}/search_filter`, broker.token, { job_status: deep })).status).toBe(400);
});

describe('a search', () => {
  test.each([
    ['galah;msku1234565', ['vessel', 'container']],
    ['CLNB2603117', ['waybill']],
    ['澳洲', ['importer']],
    ['口', ['importer']],
    ['洲进;galah', ['importer', 'vessel']],
    ['100%_', ['importer']],
    ['Cotton pty; cotton', ['importer']],
  ])('for %s finds the job and says where', async (q, fields) => {
    const { body } = await found(q);
    expect(namesOf(body)).toEqual(['SOON']);
    const [job] = body['results'] as unknown as { found: { field: string; text: string }[] }[];
    expect(job?.found.map(({ field }) => field)).toEqual(fields);
  });

  test('must find every term, may be narrowed, and no term reaches over two texts', async () => {
    expect(namesOf((await found('soon;galah', { mode: 'sea' })).body)).toEqual(['SOON']);
    expect(namesOf((await found('soon;later')).body)).toEqual([]);
    expect(namesOf((await found('galahclnb')).body)).toEqual([]);
    expect(namesOf((await found('澳进')).body)).toEqual([]);
    expect(namesOf((await found('galah 澳洲')).body)).toEqual([]);
    expect((await found(';')).body['count']).toBe(5);
  });

  test('fault 104: letters that mean something elsewhere are letters here', async () => {
    for (const q of ['%', '_', '\\', '%%%%', '____', "'; drop table x; --", '"', '😀', '(a+)+$', '.*', '\u202egalah', '[a-z]+']) {
      const { status, body } = await found(`${q};later`);
      expect([q, status, body['count']]).toEqual([q, 200, 0]);
    }
  });

  test('forgets what a paper no longer says, and finds nothing of a deleted job', async () => {
    const job = await desk.job(org, broker, { waybill_number: 'GONE' });
    const { id } = await readRecord(desk, org.id, { kind: 'invoice', workOrderId: job.id, fields: { invoice_number: reading('INV-OLD') } });
    await desk.settle();
    expect((await found('inv-old')).body['count']).toBe(1);
    const changes = [{ field: 'invoice_number', previous: 'INV-OLD', next: 'INV-NEW' }];
    await desk.post(`${jobs}/${job.id}/invoices/${id}/amend`, broker.token, { edits: [{ kind: 'amend', changes }] });
    await desk.settle();
    expect([(await found('inv-old')).body['count'], (await found('inv-new')).body['count']]).toEqual([0, 1]);
    await desk.call('DELETE', `${jobs}/${job.id}`, { token: broker.token });
    await desk.settle();
    expect((await found('inv-new')).body['count']).toBe(0);
  });

  test('writes letters of other scripts in such as its index knows, whatever the locale', async () => {
    const { rows } = await desk.owner.query<{ written: string; known: number }>(
      `select read_model.east_asian_letters('mv 澳洲, カ 한.') as written, cardinality(show_trgm(read_model.east_asian_letters('澳洲'))) as known`,
    );
    expect(rows).toEqual([{ written: 'zd93zcpr z032 zyhn', known: 9 }]);
  });

  test('fault 59: finds nothing of another organisation', async () => {
    const other = await desk.org('Other');
    const stranger = await other.member('broker');
    const { body } = await desk.post(`/api/v1/orgs/${other.id}/work_orders/search_filter`, stranger.token, { q: 'galah' });
    expect(body['count']).toBe(0);
  });
});

describe('pages deep in the list', () => {
  const LARGE = 20_000;
  let large: TestOrg;
  /** Two branches that have names, one that has none, and jobs without any. */
  const branches = Array.from({ length: 3 }, () => randomUUID());
  beforeAll(async () => {
    large = await desk.org('Large');
    for (const [n, name] of ['Ahead', 'Zeehan'].entries()) {
      await desk.owner.query(`insert into kept.branch (org_id, id, name, time_zone) values ($1, $2, $3, 'Australia/Sydney')`, [
        large.id,
        branches[n],
        name,
      ]);
    }
    await desk.owner.query(
      `insert into read_model.work_order_list_v2 (org_id, work_order_id, code, job_status, order_type, lane, view, created_at, updated_at,
         stream_position, deadline, due, urgency, branch, importer_name)
       select $1, gen_random_uuid(), 'X' || n, case n % 5 when 0 then 'lodged' else 'received' end, 'import', n % 24,
         '{}', now() - n % 100 * interval '1 minute', now(), 1, at, coalesce(at, 'infinity'), n % 3, ($3::uuid[])[n % 4 + 1],
         case when n % 11 > 0 then 'Importer ' || n % 13 end
       from generate_series(1, $2::int) n, lateral (select case when n % 7 > 0 then '2026-01-01'::timestamptz + n * interval '1 hour' end as at) d`,
      [large.id, LARGE, branches],
    );
    for (const [table, columns] of [
      ['count', 'job_status, lane'],
      ['month', `job_status, urgency, date_trunc('month', due, 'UTC'), lane`],
    ]) {
      await desk.owner.query(
        `insert into read_model.work_order_${table}_v2 select org_id, ${columns}, count(*) from read_model.work_order_list_v2 where org_id = $1
         group by org_id, ${columns}`,
        [large.id],
      );
    }
    await desk.owner.query('vacuum analyze read_model.work_order_list_v2');
  });

  test.each([{}, { job_status: 'received' }, { exclude_job_status: 'lodged' }] as const)(
    'P10: are the same rows, whatever they are walked from (%j)',
    async (filter) => {
      const ids = async (page: number, more: JobFilter = {}) => {
        const statement = jobPage(large.id, { ...filter, ...more }, { page, page_size: 200, sort: 'urgency' });
        const { rows } = await desk.parts.pool.query<JobPage>(statement);
        return jobLines(rows[0]?.lines ?? null).map(({ id }) => id);
      };
      for (const page of [31, 32, 70]) {
        const deep = await ids(page);
        expect(deep).toHaveLength(200);
        // A filter that leaves nothing out asks for the same list without the months.
        expect(deep).toEqual(await ids(page, { order_type: 'import' }));
      }
    },
  );

  test.each([
    ['branch', {}],
    ['-branch', {}],
    ['branch', { exclude_job_status: 'lodged' }],
  ] as const)('are in the order of %s as those are that are sorted one by one (%j)', async (sort, filter) => {
    for (const page of [1, 2, 40]) {
      const ids = async (more: JobFilter) => {
        const { rows } = await desk.parts.pool.query<JobPage>(jobPage(large.id, { ...filter, ...more }, { page, page_size: 200, sort }));
        return jobLines(rows[0]?.lines ?? null).map(({ id }) => id);
      };
      const found = await ids({});
      expect(found).toHaveLength(200);
      expect(found).toEqual(await ids({ order_type: 'import' }));
    }
  });

  test.each([
    ['importer', /Index Only Scan using work_order_list_v2_org_id_lower_created_at_work_order_id_im_idx/],
    ['-importer', /Index Only Scan using work_order_list_v2_org_id_lower_created_at_work_order_id_i_idx1/],
    ['-exporter', /Index Only Scan using work_order_list_v2_org_id_lower_created_at_work_order_id_e_idx1/],
    ['-code', /Index Only Scan Backward using work_order_list_v2_org_id_code/],
    ['branch', /Index Only Scan using work_order_list_v2_org_id_branch/],
  ] as const)('the plan of the list in the order of %s sorts no list', async (sort, index) => {
    const { text, values } = jobPage(large.id, {}, { page: 3, page_size: 25, sort });
    const { rows } = await desk.parts.pool.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/Seq Scan on work_order_list/);
  });

  test('the plan of a team asks once who is in it, by an index', async () => {
    const { text, values } = jobPage(large.id, { team: randomUUID() }, { page: 1, page_size: 25, sort: 'urgency' });
    const { rows } = await desk.parts.pool.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Only Scan using team_member_pkey/);
    expect(plan).not.toMatch(/Seq Scan on team_member|ANY \(\(SubPlan/);
  });

  test.each([
    [3, /Index (Only )?Scan using work_order_list_v2_org_id_urgency/],
    [700, /Index Only Scan using work_order_list_v2_org_id_urgency/],
  ])('the plan of page %i walks the index of the list and reads rows for that page alone', async (page, index) => {
    const { text, values } = jobPage(large.id, { exclude_job_status: 'lodged' }, { page, page_size: 25, sort: 'urgency' });
    const { rows } = await desk.parts.pool.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/Seq Scan on work_order_list/);
  });
});
