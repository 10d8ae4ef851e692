import { randomUUID } from 'node:crypto';
import { WorkOrder } from '@tallyport/contracts/work-order/http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { multipart } from '../../testing/multipart.js';
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

const put = (job: { id: string }, body: unknown, headers: Record<string, string> = {}) =>
  desk.call('PUT', `${jobs}/${job.id}`, { token: broker.token, body, headers });

describe('fault 101: a full object', () => {
  test('amends what its sender changed, beside what somebody else changed', async () => {
    const job = await desk.job(org, broker, { waybill_number: 'A' });
    await put(job, { ...job, vessel: 'Ever Given' });
    const answer = await put(job, { ...job, voyage: '12E' });
    expect(answer.body).toMatchObject({ vessel: 'Ever Given', voyage: '12E', stream_position: 3 });
  });

  test('that treads on another’s change is refused with both values, and records nothing', async () => {
    const job = await desk.job(org, broker, { waybill_number: 'A' });
    await put(job, { ...job, waybill_number: 'THEIRS' });
    const answer = await put(job, { ...job, waybill_number: 'MINE', note: 'also' });
    expect(answer.status).toBe(409);
    expect(answer.body['conflicts']).toEqual([{ field: 'waybill_number', yours: 'MINE', theirs: 'THEIRS', line: null }]);
    expect((await desk.get(`${jobs}/${job.id}`, broker.token)).body).toMatchObject({ waybill_number: 'THEIRS', note: null });
  });

  test('is compared with the version of If-Match before its own', async () => {
    const job = await desk.job(org, broker);
    await put(job, { stream_position: 1, vessel: 'One' });
    const answer = await put(job, { ...job, vessel: 'Two' }, { 'if-match': '"2"' });
    expect([answer.status, answer.body['vessel']]).toEqual([200, 'Two']);
    expect((await put(job, { vessel: 'x' }, { 'if-match': '"99"' })).status).toBe(400);
    expect((await put(job, { vessel: 'x' }, { 'if-match': 'nonsense' })).status).toBe(400);
  });

  test('without a version is taken as changes; without changes nothing is recorded', async () => {
    const job = await desk.job(org, broker);
    expect((await put(job, { vessel: 'Now' })).body['stream_position']).toBe(2);
    expect((await put(job, { vessel: 'Now' })).body['stream_position']).toBe(2);
    const details = await desk.post(`${jobs}/${job.id}/update_additional_details/`, broker.token, { deadline: '2026-03-20T01:00:00.000Z' });
    expect(details.body).toMatchObject({ deadline: '2026-03-20T01:00:00.000Z', stream_position: 3 });
  });
});

describe('a full object, as GET gives it', () => {
  const upload = (job: { id: string }, name: string) => {
    const form = multipart([{ name: `${name}.pdf`, content: Buffer.from(`%PDF-1.7 ${name}`) }]);
    return desk.call('POST', `${jobs}/${job.id}/documents`, { token: broker.token, body: form.body, headers: form.headers });
  };

  test('is taken back whole, also after what other streams tell of the job has changed', async () => {
    const { id } = await desk.job(org, broker, { waybill_number: 'A' });
    await desk.post(`${jobs}/${id}/alloc_assignee`, broker.token, { user_id: compiler.id, user_type: 'compiler' });
    await upload({ id }, 'a');
    await desk.settle();
    const read = WorkOrder.parse((await desk.get(`${jobs}/${id}`, broker.token)).body);
    expect(read.documents.total).toBe(1);
    await desk.post(`${jobs}/${id}/update_job_status`, broker.token, { job_status: 'compile' });
    await upload({ id }, 'b');
    await desk.settle();
    const answer = await put({ id }, { ...read, note: 'called' });
    expect([answer.status, answer.body]).toMatchObject([200, { note: 'called', job_status: 'compile', documents: { total: 2 } }]);
    const past = await desk.get(`${jobs}/${id}?as_of=${new Date().toISOString()}`, broker.token);
    expect((await put({ id }, past.body)).status).toBe(200);
  });

  test.each([
    ['job_status', 'available'],
    ['code', 'SYD-999999'],
    ['importer_name', 'Somebody else'],
    ['compiler', { id: randomUUID() }],
    ['documents', { total: 9, reading: 0, failed: 0, doubtful: 0 }],
    ['waybill', { receiver_json: { name: 'Nobody' } }],
    ['created_at', '2026-01-01T00:00:00.000Z'],
  ])('with a changed read-only field is refused by name: %s', async (field, value) => {
    const job = await desk.job(org, broker);
    const answer = await put(job, { ...job, note: 'not recorded', [field]: value });
    expect([answer.status, answer.body['errors']]).toMatchObject([400, [{ pointer: `/${field}` }]]);
    expect((await desk.get(`${jobs}/${job.id}`, broker.token)).body['note']).toBeNull();
  });

  test('with a field that GET never gives is refused by name, like a new job and additional details', async () => {
    const job = await desk.job(org, broker);
    const errors = [400, [{ pointer: '/vesel', message: 'there is no such field' }]];
    const answers = [
      await put(job, { ...job, vesel: 'TERN' }),
      await desk.post(jobs, broker.token, { branch: org.branch, vesel: 'TERN' }),
      await desk.post(`${jobs}/${job.id}/update_additional_details`, broker.token, { vesel: 'TERN' }),
    ];
    expect(answers.map((answer) => [answer.status, answer.body['errors']])).toEqual([errors, errors, errors]);
  });
});

describe('additional details', () => {
  const details = (job: { id: string }, body: unknown, headers: Record<string, string> = {}) =>
    desk.post(`${jobs}/${job.id}/update_additional_details`, broker.token, body, headers);

  test('conflict like a full object, by their own version or by If-Match', async () => {
    const job = await desk.job(org, broker);
    await details(job, { vessel: 'PETREL' });
    const conflicts = [{ field: 'vessel', yours: 'TERN', theirs: 'PETREL', line: null }];
    const [own, tagged] = [
      await details(job, { vessel: 'TERN', stream_position: 1 }),
      await details(job, { vessel: 'TERN' }, { 'if-match': '"1"' }),
    ];
    expect([own.status, own.body['conflicts']]).toEqual([409, conflicts]);
    expect([tagged.status, tagged.body['conflicts']]).toEqual([409, conflicts]);
    expect((await details(job, { voyage: '12E', stream_position: 1 })).body).toMatchObject({ vessel: 'PETREL', voyage: '12E' });
    expect((await details(job, { vessel: 'TERN' })).body['vessel']).toBe('TERN');
  });

  test('may be absent: then nothing is recorded', async () => {
    const job = await desk.job(org, broker);
    const answer = await desk.call('POST', `${jobs}/${job.id}/update_additional_details`, { token: broker.token });
    expect(answer.body['stream_position']).toBe(1);
  });
});

test('an amendment loads the job’s stream once, and after it only what was added', async () => {
  const job = await desk.job(org, broker);
  await put(job, { ...job, vessel: 'PETREL' });
  const load = vi.spyOn(desk.parts.eventStore, 'load');
  try {
    expect((await put(job, { ...job, voyage: '12E' }, { 'if-match': '"1"' })).body['stream_position']).toBe(3);
    expect(load.mock.calls).toEqual([
      [org.id, `work-order/${job.id}`, 0],
      [org.id, `work-order/${job.id}`, 2],
    ]);
  } finally {
    load.mockRestore();
  }
});
