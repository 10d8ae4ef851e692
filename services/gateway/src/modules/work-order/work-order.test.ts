import { randomUUID } from 'node:crypto';
import { WorkOrder } from '@tallyport/contracts/work-order/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';

let desk: TestDesk;
let org: TestOrg;
let broker: TestMember;
let compiler: TestMember;
let jobs: string;

beforeAll(async () => {
  desk = await startTestDesk();
  org = await desk.org();
  broker = await org.member('broker');
  compiler = await org.member('compiler');
  jobs = `/api/v1/orgs/${org.id}/work_orders`;
});
afterAll(() => desk.close());

const put = (job: { id: string }, body: unknown) => desk.call('PUT', `${jobs}/${job.id}`, { token: broker.token, body });
const move = (job: { id: string }, job_status: string, token = broker.token, reason: string | null = null) =>
  desk.post(`${jobs}/${job.id}/update_job_status`, token, { job_status, reason });

describe('a new job', () => {
  test('has its fields, a code of its branch, and a deadline of 17:00 where its branch is', async () => {
    const party = await desk.post(`/api/v1/orgs/${org.id}/parties`, broker.token, { name: 'Southern Timber Pty Ltd' });
    const answer = await desk.post(jobs, broker.token, {
      importer_id: party.body['id'],
      waybill_number: 'CLNB2603117',
      port_of_origin: 'CNNGB',
      port_of_dest: 'AUSYD',
      date_arrive: '2026-03-14',
      branch: org.branch,
    });
    const job = WorkOrder.parse(answer.body);
    expect(job).toMatchObject({
      job_status: 'received',
      order_type: 'import',
      importer_name: 'Southern Timber Pty Ltd',
      deadline: '2026-03-14T06:00:00.000Z',
      compiler: null,
      n10_data: { entry_status: null },
      stream_position: 1,
    });
    expect(job.code).toMatch(/^SYD-\d{6}$/);
    expect(answer.headers['stream-position']).toBe(`work-order/${job.id}@1`);
  });

  test('is numbered within its org', async () => {
    const other = await desk.org('Other');
    const [first, second] = [await desk.job(other, await other.member('broker')), await desk.job(other, await other.member('broker'))];
    expect([first.code, second.code]).toEqual(['SYD-000001', 'SYD-000002']);
  });

  test('is not received where a person may not move it', async () => {
    expect((await desk.post(jobs, compiler.token, { branch: org.branch, status_id: 'accepted' })).status).toBe(403);
    expect((await desk.post(jobs, broker.token, { branch: org.branch, status_id: 'lodged' })).status).toBe(400);
    expect((await desk.post(jobs, compiler.token, { branch: org.branch, status_id: 'available' })).status).toBe(201);
  });

  test('names no branch and no party of another org', async () => {
    const other = await desk.org('Other');
    const stranger = await other.member('broker');
    const party = await desk.post(`/api/v1/orgs/${other.id}/parties`, stranger.token, { name: 'Theirs' });
    const foreign = await desk.post(jobs, broker.token, { branch: org.branch, importer_id: party.body['id'] });
    const missing = await desk.post(jobs, broker.token, { branch: org.branch, importer_id: randomUUID() });
    expect([foreign.status, foreign.text]).toEqual([400, missing.text]);
    expect((await desk.post(jobs, broker.token, { branch: other.branch })).status).toBe(400);
  });
});

describe('a date', () => {
  const detailsOf = (id: string) => `/api/v1/orgs/${org.id}/work_orders/${id}`;

  test.each(['0000-01-01', '0001-01-01', '1899-12-31', '2200-01-01', '2026-02-30'])('%s is refused', async (day) => {
    const fields = { branch: org.branch, date_arrive: day };
    const answer = await desk.post(`/api/v1/orgs/${org.id}/work_orders`, broker.token, fields);
    expect([answer.status, answer.body['errors']]).toMatchObject([400, [{ pointer: '/date_arrive' }]]);
    const { id } = await desk.job(org, broker);
    const late = await desk.post(`${detailsOf(id)}/update_additional_details`, broker.token, { deadline: `${day}T00:00:00Z` });
    expect([late.status, late.body['errors']]).toMatchObject([400, [{ pointer: '/deadline' }]]);
    const put = await desk.call('PUT', detailsOf(id), { token: broker.token, body: { date_depart: day } });
    expect([put.status, put.body['errors']]).toMatchObject([400, [{ pointer: '/date_depart' }]]);
  });

  test.each(['1900-01-01', '2199-12-31'])('%s is taken', async (day) => {
    expect((await desk.job(org, broker, { date_arrive: day })).date_arrive).toBe(day);
  });
});

describe('fault 102: the same request twice', () => {
  test('with one key is one job, also when both come at once', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { branch: org.branch, waybill_number: 'ONCE' };
    const answers = await Promise.all([1, 2, 3].map(() => desk.post(jobs, broker.token, body, headers)));
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    const again = await desk.post(jobs, broker.token, body, headers);
    expect(again.text).toBe(answers[0]?.text);
  });

  test('with one key and another body is refused', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    await desk.post(jobs, broker.token, { branch: org.branch }, headers);
    const answer = await desk.post(jobs, broker.token, { branch: org.branch, waybill_number: 'OTHER' }, headers);
    expect([answer.status, answer.body['code']]).toEqual([422, 'command-reused']);
  });

  test('with the key of somebody else is another command', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const [mine, theirs] = [
      await desk.post(jobs, broker.token, { branch: org.branch }, headers),
      await desk.post(jobs, compiler.token, { branch: org.branch }, headers),
    ];
    expect(mine.body['id']).not.toBe(theirs.body['id']);
  });

  test('of a status and of a deletion has the answer of the first', async () => {
    const job = await desk.job(org, broker);
    const headers = { 'idempotency-key': randomUUID() };
    const body = { job_status: 'compile', reason: null };
    const first = await desk.post(`${jobs}/${job.id}/update_job_status`, broker.token, body, headers);
    await move(job, 'available');
    const repeat = await desk.post(`${jobs}/${job.id}/update_job_status`, broker.token, body, headers);
    expect(repeat.text).toBe(first.text);
    const gone = { token: broker.token, headers: { 'idempotency-key': randomUUID() } };
    expect((await desk.call('DELETE', `${jobs}/${job.id}`, gone)).status).toBe(204);
    expect((await desk.call('DELETE', `${jobs}/${job.id}`, gone)).status).toBe(204);
  });
});

describe('a status', () => {
  test('moves one step, and the refusals are the decider’s', async () => {
    const job = await desk.job(org, compiler);
    expect((await move(job, 'available')).body['code']).toBe('work-order.illegal-transition');
    expect((await move(job, 'compile', compiler.token)).body['job_status']).toBe('compile');
    expect((await move(job, 'available', compiler.token)).body['stream_position']).toBe(3);
    const asCompiler = await move(job, 'accepted', compiler.token);
    expect([asCompiler.status, asCompiler.body['code']]).toEqual([403, 'work-order.broker-needed']);
    expect((await move(job, 'compile', compiler.token)).body['code']).toBe('work-order.reason-needed');
    expect((await move(job, 'compile', compiler.token, 'papers missing')).status).toBe(200);
    expect((await move(job, 'nowhere')).status).toBe(400);
  });
});

describe('a job lodged by hand', () => {
  const lodged = async () => {
    const job = await desk.job(org, broker);
    for (const status of ['compile', 'available', 'accepted']) await move(job, status);
    expect((await move(job, 'lodged', broker.token, 'at the counter')).body).toMatchObject({ job_status: 'lodged', by_hand: true });
    return job;
  };

  test('is not deleted until a broker has taken it back with a reason', async () => {
    const job = await lodged();
    const remove = () => desk.call('DELETE', `${jobs}/${job.id}`, { token: broker.token });
    const refused = await remove();
    expect([refused.status, refused.body['code']]).toEqual([409, 'work-order.lodged']);
    expect((await move(job, 'accepted', compiler.token, 'a mistake')).status).toBe(403);
    expect((await move(job, 'accepted')).body['code']).toBe('work-order.reason-needed');
    expect((await move(job, 'accepted', broker.token, 'a mistake')).body).toMatchObject({ job_status: 'accepted', by_hand: false });
    expect((await remove()).status).toBe(204);
  });
});

describe('the dates', () => {
  test('have the arrival on or after the departure', async () => {
    const fields = { branch: org.branch, date_depart: '2026-03-14', date_arrive: '2026-03-13' };
    const refusal = [400, 'work-order.arrival-before-departure'];
    const made = await desk.post(jobs, broker.token, fields);
    expect([made.status, made.body['code']]).toEqual(refusal);
    const job = await desk.job(org, broker, { date_arrive: '2026-03-13' });
    const changed = await put(job, { date_depart: '2026-03-14' });
    expect([changed.status, changed.body['code']]).toEqual(refusal);
    expect((await put(job, { date_depart: '2026-03-13' })).status).toBe(200);
  });

  test('lead the deadline until a person sets or clears it', async () => {
    const job = await desk.job(org, broker, { date_arrive: '2026-03-14' });
    const read = await put(job, { ...job, date_arrive: '2026-07-01' });
    expect(read.body['deadline']).toBe('2026-07-01T07:00:00.000Z');
    await desk.post(`${jobs}/${job.id}/update_additional_details`, broker.token, { deadline: null });
    expect((await put(job, { date_arrive: '2026-07-02' })).body['deadline']).toBeNull();
  });
});

describe('an assignee', () => {
  test('has the role in the org', async () => {
    const job = await desk.job(org, broker);
    const assigned = await desk.post(`${jobs}/${job.id}/alloc_assignee/`, broker.token, { user_id: compiler.id, user_type: 'compiler' });
    expect(assigned.body['compiler']).toMatchObject({ id: compiler.id, email: compiler.email });
    const dispatch = `/api/v1/orgs/${org.id}/dispatch_work_orders/${job.id}`;
    expect((await desk.post(`${dispatch}/update_broker/`, broker.token, { user_id: broker.id })).body['broker']).toMatchObject({
      id: broker.id,
    });
    expect((await desk.post(`${dispatch}/update_broker`, broker.token, { user_id: compiler.id })).body['code']).toBe(
      'work-order.unknown-assignee',
    );
    const stranger = await (await desk.org('Other')).member('broker');
    expect((await desk.post(`${dispatch}/update_broker`, broker.token, { user_id: stranger.id })).body['code']).toBe(
      'work-order.unknown-assignee',
    );
    expect((await desk.post(`${dispatch}/update_compiler`, broker.token, { user_id: null })).body['compiler']).toBeNull();
  });
});

describe('a job that is gone', () => {
  test('is missing in every call, like one that never was', async () => {
    const job = await desk.job(org, broker);
    await desk.settle();
    expect((await desk.call('DELETE', `${jobs}/${job.id}`, { token: broker.token })).status).toBe(204);
    await desk.settle();
    const missing = await desk.get(`${jobs}/${randomUUID()}`, broker.token);
    for (const path of ['', '/history', '/history/track', '/conversations', '?as_of=999999']) {
      const answer = await desk.get(`${jobs}/${job.id}${path}`, broker.token);
      expect([answer.status, answer.text]).toEqual([404, missing.text]);
    }
    expect((await put(job, { vessel: 'x' })).text).toBe(missing.text);
    expect(missing.body['title']).toBe('Shipment is no longer available');
  });

  test('is still read by an auditor, with its history and as of any moment, and changed by nobody', async () => {
    const auditor = await org.member(null, ['auditor']);
    const job = await desk.job(org, broker, { waybill_number: 'KEPT' });
    await put(job, { vessel: 'PETREL' });
    await desk.post(`${jobs}/${job.id}/conversations`, broker.token, { text: 'Vessel delayed' });
    await desk.call('DELETE', `${jobs}/${job.id}`, { token: broker.token });
    await desk.settle();
    const read = (path: string, token = auditor.token) => desk.get(`${jobs}/${job.id}${path}`, token);
    expect((await read('')).body).toMatchObject({ id: job.id, deleted: true, vessel: 'PETREL', waybill_number: 'KEPT' });
    const history = (await read('/history')).body['results'] as unknown as { event_type: string; position: number }[];
    expect(history.map((entry) => entry.event_type)).toEqual(['work-order.deleted', 'work-order.amended', 'work-order.received']);
    const [, , received] = history;
    expect((await read(`?as_of=${received?.position}`)).body).toMatchObject({ deleted: false, vessel: null });
    expect((await read('/history/track')).body['results']).toHaveLength(4);
    for (const path of [
      '/conversations',
      '/documents',
      '/all_documents',
      '/invoices',
      '/record_flags',
      `/waybills?as_of=${received?.position}`,
    ]) {
      expect([path, (await read(path)).status]).toEqual([path, 200]);
      expect([path, (await read(path, broker.token)).status]).toEqual([path, 404]);
    }
    expect((await read(`?as_of=${received?.position}`, broker.token)).status).toBe(404);
    expect((await desk.post(`${jobs}/${job.id}/update_job_status`, auditor.token, { job_status: 'compile' })).status).toBe(403);
  });
});

describe('read your writes', () => {
  test('a read that names a position waits for it, and says when it is stale', async () => {
    const job = await desk.job(org, broker);
    await desk.settle();
    await put(job, { vessel: 'Late' });
    const behind = await desk.get(`${jobs}/${job.id}`, broker.token, { 'if-position': `work-order/${job.id}@2` });
    expect([behind.headers['stale'], behind.body['vessel']]).toEqual(['true', null]);
    const waiting = desk.get(`${jobs}/${job.id}`, broker.token, { 'if-position': `work-order/${job.id}@2` });
    await desk.settle();
    expect((await waiting).headers['stale']).toBeUndefined();
    expect((await waiting).body['vessel']).toBe('Late');
    expect((await desk.get(jobs, broker.token, { 'if-position': 'nonsense' })).status).toBe(400);
  });
});

describe('a conversation', () => {
  test('is read as it was written', async () => {
    const job = await desk.job(org, broker);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await desk.post(`${jobs}/${job.id}/conversations/`, broker.token, { text: 'Vessel delayed' }, headers);
    expect(first.body).toMatchObject({ text: 'Vessel delayed', author: { id: broker.id } });
    await desk.post(`${jobs}/${job.id}/conversations/`, broker.token, { text: 'Vessel delayed' }, headers);
    await desk.post(`${jobs}/${job.id}/conversations/`, compiler.token, { text: '<script>alert(1)</script>' });
    const list = await desk.get(`${jobs}/${job.id}/conversations/?page_size=1&page=2`, compiler.token);
    expect(list.body).toMatchObject({ count: 2, results: [{ text: '<script>alert(1)</script>' }], next: null });
    expect(list.body['previous']).toBe(`/api/v1/orgs/${org.id}/work_orders/${job.id}/conversations/?page_size=1&page=1`);
  });
});

test('with Temporal away a command is answered with 503, reads go on', async () => {
  const { startTestGateway } = await import('../../testing/test-gateway.js');
  const alone = await startTestGateway();
  try {
    const there = await alone.org();
    const { token } = await there.member('broker');
    const path = `/api/v1/orgs/${there.id}/work_orders`;
    const answer = await alone.call('POST', path, { token, body: { branch: there.branch } });
    expect([answer.status, answer.body['code'], answer.headers['retry-after']]).toEqual([503, 'unavailable', '2']);
    expect((await alone.call('GET', path, { token })).body).toMatchObject({ count: 0, results: [] });
  } finally {
    await alone.close();
  }
});
