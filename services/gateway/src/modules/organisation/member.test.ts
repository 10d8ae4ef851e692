import type { Assignee, OrgMember } from '@tallyport/contracts/organisation/member-http';
import type { Capacity, DispatchRole } from '@tallyport/contracts/organisation/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';

let desk: TestDesk;
let org: TestOrg;
let admin: TestMember;
beforeAll(async () => {
  desk = await startTestDesk();
  org = await desk.org();
  admin = await org.member('compiler', ['admin']);
});
afterAll(() => desk.close());

const path = (member: TestMember, at: TestOrg = org) => `/api/v1/orgs/${at.id}/org_members/${member.id}`;
const put = (by: TestMember, member: TestMember, user_type: DispatchRole | null, capacities: Capacity[] = []) =>
  desk.call('PUT', path(member), { token: by.token, body: { user_type, capacities } });
const remove = (by: TestMember, member: TestMember, at?: TestOrg) => desk.call('DELETE', path(member, at), { token: by.token });
const members = async () => (await desk.get(`/api/v1/orgs/${org.id}/org_members/`, admin.token)).body['results'] as unknown as OrgMember[];
const chooses = (member: TestMember, user_type: string, at: TestOrg | null = org) =>
  desk.post('/api/dispatch_users/create_new_role/', member.token, { ...(at && { org: at.id }), user_type });

describe('the members of an organisation', () => {
  test('are listed with their role, capacities and open jobs', async () => {
    const broker = await org.member('broker', ['operator']);
    const job = await desk.job(org, admin);
    await desk.post(`/api/v1/orgs/${org.id}/dispatch_work_orders/${job.id}/update_broker`, admin.token, { user_id: broker.id });
    await desk.settle();
    expect((await members()).find(({ id }) => id === broker.id)).toMatchObject({
      email: broker.email,
      user_type: 'broker',
      capacities: ['operator'],
      open_jobs: 1,
    });
  });

  test('are changed by an admin, and the change log names who did it', async () => {
    const member = await org.member('compiler');
    expect((await put(admin, member, 'broker', ['operator'])).body).toMatchObject({ user_type: 'broker', capacities: ['operator'] });
    const { rows } = await desk.owner.query(
      `select field, next, actor from kept.change_log where kept_table = 'member' and row_id = $1 and previous is not null order by field`,
      [member.id],
    );
    expect(rows).toEqual([
      { field: 'capacities', next: '["operator"]', actor: admin.id },
      { field: 'dispatch_role', next: 'broker', actor: admin.id },
    ]);
  });

  test('fault 61: who is removed finds the organisation no more, and the jobs that are theirs are counted', async () => {
    const leaver = await org.member('compiler');
    const job = await desk.job(org, admin);
    await desk.post(`/api/v1/orgs/${org.id}/dispatch_work_orders/${job.id}/update_compiler`, admin.token, { user_id: leaver.id });
    await desk.settle();
    expect((await remove(admin, leaver)).body).toEqual({ open_jobs: 1 });
    const foreign = await desk.get(`/api/v1/orgs/${(await desk.org('Other')).id}/work_orders`, leaver.token);
    const own = await desk.get(`/api/v1/orgs/${org.id}/work_orders`, leaver.token);
    expect([own.status, own.text]).toEqual([404, foreign.text]);
    expect((await members()).map(({ id }) => id)).not.toContain(leaver.id);
    expect((await remove(admin, leaver)).status).toBe(404);
    const assignees = await desk.get(`/api/v1/orgs/${org.id}/assignees`, admin.token);
    const found = (assignees.body['results'] as unknown as Assignee[]).find(({ id }) => id === leaver.id);
    expect(found).toMatchObject({ email: leaver.email, stands_as: ['compiler'], has_left: true });
    expect((await desk.get(`/api/v1/orgs/${org.id}/work_orders?compiler=${leaver.id}`, admin.token)).body['count']).toBe(1);
  });
});

describe('an organisation keeps one admin', () => {
  test('who can neither leave nor lay it down', async () => {
    const alone = await desk.org('Alone');
    const only = await alone.member(null, ['admin']);
    const refused = await remove(only, only, alone);
    expect(refused.body).toMatchObject({ status: 409, title: 'An organisation keeps one admin. Make somebody else an admin first.' });
    const laidDown = await desk.call('PUT', path(only, alone), { token: only.token, body: { user_type: null, capacities: [] } });
    expect(laidDown.body['code']).toBe('member.last-admin');
  });

  test('also when two remove each other at once', async () => {
    for (let round = 0; round < 5; round++) {
      const pair = await desk.org('Pair');
      const [one, other] = [await pair.member(null, ['admin']), await pair.member(null, ['admin'])];
      const answers = await Promise.all([remove(one, other, pair), remove(other, one, pair)]);
      const { rows } = await desk.owner.query('select from kept.member where org_id = $1 and removed_at is null', [pair.id]);
      expect(rows).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });
});

describe('fault 60: nobody raises themselves', () => {
  test('an admin gives themselves no capacity, and the attempt is kept', async () => {
    const other = await org.member('compiler', ['admin']);
    expect((await put(other, other, 'broker', ['admin', 'operator'])).status).toBe(403);
    expect((await put(other, other, 'broker', ['admin'])).status).toBe(200);
    await desk.settle();
    const { body } = await desk.get(`/api/v1/orgs/${org.id}/refused_calls?page_size=200`, admin.token);
    expect(body['results']).toContainEqual(
      expect.objectContaining({ account_id: other.id, operation: 'putMember', wanted_role: 'broker admin operator' }),
    );
  });

  test('who joined without a role chooses the first one, once; an auditor none, and nobody a third', async () => {
    const [joined, auditor] = [await org.member(null), await org.member(null, ['auditor'])];
    expect((await chooses(joined, 'admin')).status).toBe(403);
    expect((await chooses(joined, 'broker', null)).body['dispatch_roles']).toEqual([{ org: org.id, user_type: 'broker' }]);
    expect((await chooses(joined, 'compiler')).status).toBe(403);
    expect((await chooses(auditor, 'compiler')).status).toBe(403);
    const elsewhere = await desk.org('Elsewhere');
    expect((await chooses(joined, 'compiler', elsewhere)).status).toBe(404);
    await desk.owner.query('insert into kept.member (org_id, account_id) values ($1, $2)', [elsewhere.id, joined.id]);
    expect((await chooses(joined, 'compiler', null)).body['errors']).toMatchObject([{ pointer: '/org' }]);
  });
});
