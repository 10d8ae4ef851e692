import { randomUUID } from 'node:crypto';
import type { BulkOutcome } from '@tallyport/contracts/work-order/bulk-http';
import { JOB_STATUSES } from '@tallyport/contracts/work-order/job-status';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';

let desk: TestDesk;
let org: TestOrg;
let broker: TestMember;
let compiler: TestMember;
let admin: TestMember;
let jobs: string;
beforeAll(async () => {
  desk = await startTestDesk();
  org = await desk.org();
  [broker, compiler, admin] = [await org.member('broker'), await org.member('compiler'), await org.member(null, ['admin'])];
  jobs = `/api/v1/orgs/${org.id}/work_orders`;
});
afterAll(() => desk.close());

const bulk = (member: TestMember, body: object, key?: string) =>
  desk.call('POST', `${jobs}/bulk_update`, { token: member.token, body, headers: key === undefined ? {} : { 'idempotency-key': key } });
const outcomesOf = (answer: { body: Record<string, unknown> }) => answer.body['outcomes'] as BulkOutcome[];
const make = (fields: Record<string, unknown> = {}) => desk.job(org, broker, fields);
const statusOf = async (id: string) => (await desk.get(`${jobs}/${id}`, broker.token)).body['job_status'];

/** A job that stands at a status, lodged by a broker's word. */
async function standing(status: (typeof JOB_STATUSES)[number]): Promise<string> {
  const job = await make({ status_id: status === 'lodged' ? 'accepted' : status });
  if (status === 'lodged') {
    await desk.post(`${jobs}/${job.id}/update_job_status`, broker.token, { job_status: 'lodged', reason: 'by telephone' });
  }
  return job.id;
}

describe('each refusal is that of the call for one', () => {
  const cases = JOB_STATUSES.flatMap((from) => JOB_STATUSES.map((to) => [from, to] as const));

  test.each(cases)('fault 103: from %s to %s', async (from, to) => {
    for (const member of [compiler, broker]) {
      for (const reason of [null, 'a reason']) {
        const [alone, among] = [await standing(from), await standing(from)];
        const single = await desk.post(`${jobs}/${alone}/update_job_status`, member.token, { job_status: to, reason });
        const many = await bulk(member, { ids: [among], status: { job_status: to, reason } });
        const refusal = single.status === 200 ? null : single.body['code'];
        expect([many.status, outcomesOf(many)]).toEqual([200, [{ id: among, problem: refusal }]]);
        expect(await statusOf(among)).toBe(await statusOf(alone));
      }
    }
  });

  test.each([
    ['a job that never was', () => randomUUID()],
    ['a deleted job', () => deleted()],
    ['a job of another organisation', () => foreign()],
  ])('%s', async (_, made) => {
    const id = await made();
    const body = { user_id: broker.id, user_type: 'broker' };
    const single = await desk.post(`${jobs}/${id}/alloc_assignee`, broker.token, body);
    const [outcome] = outcomesOf(await bulk(broker, { ids: [id], assign: body }));
    expect(outcome).toEqual({ id, problem: single.body['code'] });
  });

  test('somebody without the role', async () => {
    const { id } = await make();
    const body = { user_id: compiler.id, user_type: 'broker' };
    const single = await desk.post(`${jobs}/${id}/alloc_assignee`, broker.token, body);
    expect(outcomesOf(await bulk(broker, { ids: [id], assign: body }))).toEqual([{ id, problem: single.body['code'] }]);
  });

  test('an admin assigns and moves nothing, as with one', async () => {
    const { id } = await make();
    expect(outcomesOf(await bulk(admin, { ids: [id], assign: { user_id: broker.id, user_type: 'broker' } }))).toEqual([
      { id, problem: null },
    ]);
    expect((await bulk(admin, { ids: [id], status: { job_status: 'compile' } })).body).toMatchObject({ code: 'not-allowed', status: 403 });
  });
});

async function deleted(): Promise<string> {
  const { id } = await make();
  await desk.call('DELETE', `${jobs}/${id}`, { token: broker.token });
  return id;
}

async function foreign(): Promise<string> {
  const other = await desk.org('Other');
  return (await desk.job(other, await other.member('broker'), {})).id;
}

test('says of each of many what became of it, in the order in which they were named, each once', async () => {
  const [ready, late] = [await standing('received'), await standing('available')];
  const never = randomUUID();
  const answer = await bulk(broker, { ids: [ready, late, never, ready], status: { job_status: 'compile' } });
  expect(outcomesOf(answer)).toEqual([
    { id: ready, problem: null },
    { id: late, problem: 'work-order.reason-needed' },
    { id: never, problem: 'work-order.not-found' },
  ]);
});

test('fault 102: a repeat with the same key does each job once, and the rest', async () => {
  const ids = [await standing('received'), await standing('received'), await standing('compile')];
  const body = { ids, status: { job_status: 'available', reason: null } };
  const first = outcomesOf(await bulk(broker, body, 'key-1'));
  expect(first.map(({ problem }) => problem)).toEqual(['work-order.illegal-transition', 'work-order.illegal-transition', null]);
  await desk.post(`${jobs}/${ids[0]}/update_job_status`, broker.token, { job_status: 'compile' });
  const second = outcomesOf(await bulk(broker, body, 'key-1'));
  expect(second.map(({ problem }) => problem)).toEqual([null, 'work-order.illegal-transition', null]);
  const history = await desk.get(`${jobs}/${ids[2]}/history?field=job_status`, broker.token);
  await desk.settle();
  expect((await desk.get(`${jobs}/${ids[2]}/history?field=job_status`, broker.token)).body['count']).toBe(1);
  expect(history.status).toBe(200);
  expect((await bulk(broker, { ...body, ids: ids.slice(1) }, 'key-1')).body).toMatchObject({ code: 'command-reused' });
});

test('tells where the last job stands that it wrote', async () => {
  const { id } = await make();
  const answer = await bulk(broker, { ids: [id], status: { job_status: 'compile' } });
  expect(answer.headers['stream-position']).toBe(`work-order/${id}@2`);
});

test.each([
  { ids: [] },
  { ids: [randomUUID()] },
  { ids: Array.from({ length: 201 }, () => randomUUID()), status: { job_status: 'compile' } },
  { ids: ['x'], status: { job_status: 'compile' } },
  { ids: [randomUUID()], status: { job_status: 'nowhere' } },
  { ids: [randomUUID()], status: { job_status: 'compile' }, assign: { user_id: null, user_type: 'broker' } },
])('fault 105: %j is refused', async (body) => {
  expect((await bulk(broker, body)).status).toBe(400);
});
