import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIST_VIEW } from '../../testing/operation-bodies.js';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';

let desk: TestDesk;
let org: TestOrg;
let broker: TestMember;
let other: TestMember;
let admin: TestMember;
let views: string;
beforeAll(async () => {
  desk = await startTestDesk();
  org = await desk.org();
  [broker, other, admin] = [await org.member('broker'), await org.member('compiler'), await org.member(null, ['admin'])];
  views = `/api/v1/orgs/${org.id}/list_views`;
  const job = await desk.job(org, broker, { waybill_number: '081-12345675' });
  await desk.job(org, broker, { date_arrive: '2020-01-01' });
  await desk.post(`/api/v1/orgs/${org.id}/work_orders/${job.id}/alloc_assignee`, broker.token, { user_id: broker.id, user_type: 'broker' });
  await desk.settle();
});
afterAll(() => desk.close());

const save = (more: object, member = broker) => desk.post(views, member.token, { ...LIST_VIEW, ...more });
const seenBy = async (member: TestMember) =>
  ((await desk.get(views, member.token)).body['results'] as unknown as { name: string; is_own: boolean }[]).map(
    ({ name, is_own }) => `${name}${is_own ? ' (own)' : ''}`,
  );
const put = (id: unknown, member: TestMember, more: object) =>
  desk.call('PUT', `${views}/${String(id)}`, { token: member.token, body: { ...LIST_VIEW, ...more } });

test('a view is its owner’s until it is shared; who it is not of does not change it, an admin does', async () => {
  const { status, body } = await save({ name: 'Mine alone', is_shared: false });
  expect([status, body]).toEqual([201, expect.objectContaining({ name: 'Mine alone', is_own: true, filter: LIST_VIEW.filter })]);
  expect([await seenBy(broker), await seenBy(other)]).toEqual([['Mine alone (own)'], []]);
  expect((await put(body['id'], other, {})).status).toBe(404);
  expect((await put(body['id'], admin, {})).status).toBe(404);

  expect((await put(body['id'], broker, { name: 'Ours' })).body).toMatchObject({ name: 'Ours', is_shared: true });
  expect(await seenBy(other)).toEqual(['Ours']);
  expect((await put(body['id'], other, {})).status).toBe(403);
  expect((await put(body['id'], admin, { name: 'Everybody’s' })).body).toMatchObject({ name: 'Everybody’s', is_own: false });
  expect((await desk.call('DELETE', `${views}/${String(body['id'])}`, { token: other.token })).status).toBe(403);
  expect((await desk.call('DELETE', `${views}/${String(body['id'])}`, { token: broker.token })).status).toBe(204);
  expect(await seenBy(other)).toEqual([]);
});

test('all views are counted in one answer', async () => {
  const air = await save({ name: 'Air', filter: { mode: 'air' } });
  const { body } = await desk.get(`${views}/counts`, broker.token);
  expect(body).toEqual({
    built_in: { mine: 1, overdue: 1, held: 0, to_check: 0, unassigned: 1, all: 2 },
    saved: [{ id: air.body['id'], count: 1 }],
  });
  expect((await desk.get(`${views}/counts`, other.token)).body).toMatchObject({ built_in: { mine: 0, all: 2 }, saved: [{ count: 1 }] });
});

test('a repeat saves one view, and the thirty-first is refused', async () => {
  const once = { token: admin.token, body: { ...LIST_VIEW, name: 'Once' }, headers: { 'idempotency-key': 'once' } };
  const [first, second] = [await desk.call('POST', views, once), await desk.call('POST', views, once)];
  expect(second.body).toEqual(first.body);
  for (let n = 1; n < 30; n++) expect((await save({ name: `View ${n}` }, admin)).status).toBe(201);
  expect((await save({ name: 'One more' }, admin)).body).toMatchObject({ code: 'list-view.too-many', status: 409 });
});

test.each([{ filter: { mode: 'road' } }, { filter: { q: 'x' } }, { sort: 'nothing' }, { columns: ['nothing'] }, { name: '' }])(
  'fault 105: a view of %j is refused',
  async (more) => {
    expect((await save(more)).status).toBe(400);
  },
);
