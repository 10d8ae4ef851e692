import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDesk, type TestDesk } from '../../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../../testing/test-org.js';

let desk: TestDesk;
let org: TestOrg;
let operator: TestMember;
let stream: string;
let code: string;
beforeAll(async () => {
  desk = await startTestDesk();
  org = await desk.org();
  operator = await org.member('broker', ['operator']);
  const job = await desk.job(org, operator);
  [stream, code] = [`work-order/${job.id}`, job.code];
  await desk.settle();
  for (const [consumer, projection, reason] of [
    ['projector', 'record_v1', 'work-order.received version 1: invalid data: code'],
    ['reactor', 'reactions', 'an odd value'],
  ]) {
    await desk.owner.query(
      `insert into consumer.parked (consumer, projection, org_id, stream_id, from_position, stream_position, reason, lane)
       values ($1, $2, $3, $4, 1, 1, $5, 0)`,
      [consumer, projection, org.id, stream, reason],
    );
  }
});
afterAll(() => desk.close());

const list = async (of = org, by = operator) => (await desk.get(`/api/v1/orgs/${of.id}/parked`, by.token)).body;
const release = (body: object, of = org, by = operator) => desk.post(`/api/v1/orgs/${of.id}/parked/release`, by.token, body);
const requests = async () =>
  (await desk.owner.query('select consumer, projection, org_id, stream_id from consumer.request')).rows as unknown[];

test('parked streams of both consumers are listed with their job and reason', async () => {
  expect(await list()).toMatchObject({
    count: 2,
    results: [
      {
        consumer: 'projector',
        projection: 'record_v1',
        stream_id: stream,
        work_order: { code },
        unreadable: { code: 'invalid-data', event_type: 'work-order.received', version: 1, field: 'code' },
        release_asked_at: null,
      },
      { consumer: 'reactor', projection: 'reactions', reason: 'an odd value', unreadable: null },
    ],
  });
});

test('a release is asked for once, and only of what is parked in this organisation', async () => {
  const wanted = { consumer: 'reactor', projection: 'reactions', stream_id: stream };
  const other = await desk.org();
  const stranger = await other.member('broker', ['operator']);
  expect((await release(wanted, other, stranger)).body['code']).toBe('parked.not-found');
  expect((await release({ ...wanted, stream_id: `export/${randomUUID()}` })).body['code']).toBe('parked.not-found');
  expect(await requests()).toEqual([]);
  const first = await release(wanted);
  expect([first.status, typeof first.body['release_asked_at']]).toEqual([202, 'string']);
  expect((await release(wanted)).body['release_asked_at']).toBe(first.body['release_asked_at']);
  expect(await requests()).toEqual([{ consumer: 'reactor', projection: 'reactions', org_id: org.id, stream_id: stream }]);
  expect(await list(other, stranger)).toMatchObject({ count: 0 });
  expect((await list())['results']).toMatchObject([{ release_asked_at: null }, { release_asked_at: first.body['release_asked_at'] }]);
});
