import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.js';
import type { TestOrg } from '../../testing/test-org.js';

let gateway: TestGateway;
let org: TestOrg;

beforeAll(async () => {
  gateway = await startTestGateway();
  org = await gateway.org();
});
afterAll(() => gateway.close());

describe('an organisation', () => {
  test('is shown to its members with its branches', async () => {
    const { token } = await org.member('compiler');
    const answer = await gateway.call('GET', `/api/v1/orgs/${org.id}/`, { token });
    expect(answer.body).toEqual({
      id: org.id,
      name: 'Harbour Brokers',
      branches_info: [{ id: org.branch, name: 'Sydney', time_zone: 'Australia/Sydney' }],
      sync_cargowise_data_info: { sync_cargowise_product_status: 'done' },
    });
  });

  test('is missing for everybody else, and for who left it', async () => {
    const leaver = await org.member('compiler');
    const stranger = await (await gateway.org('Other')).member('broker');
    await org.remove(leaver);
    const missing = await gateway.call('GET', '/api/v1/orgs/00000000-0000-4000-8000-000000000000', { token: stranger.token });
    for (const { token } of [leaver, stranger]) {
      const answer = await gateway.call('GET', `/api/v1/orgs/${org.id}`, { token });
      expect([answer.status, answer.text]).toEqual([404, missing.text]);
    }
    expect(JSON.parse((await gateway.call('GET', '/api/v1/orgs/acccessible_orgs', { token: leaver.token })).text)).toEqual([]);
  });
});

describe('compilers and brokers', () => {
  test('are listed by org, or over all orgs of the caller', async () => {
    const here = await gateway.org('Here');
    const there = await gateway.org('There');
    const caller = await here.member('compiler');
    await there.member('compiler');
    const listed = async (path: string) => (await gateway.call('GET', path, { token: caller.token })).body;
    expect(await listed(`/api/dispatch_users/list_compilers?org=${here.id}`)).toMatchObject({ count: 1, results: [{ id: caller.id }] });
    expect(await listed('/api/dispatch_users/list_compilers/')).toMatchObject({ count: 1 });
    expect(await listed('/api/dispatch_users/list_brokers')).toMatchObject({ count: 0, results: [], next: null });
    expect((await gateway.call('GET', `/api/dispatch_users/list_brokers?org=${there.id}`, { token: caller.token })).status).toBe(404);
  });
});

describe('one’s own role', () => {
  const change = (token: string, user_type: string, id = org.id) =>
    gateway.call('POST', '/api/dispatch_users/update_role/', { token, body: { org: id, user_type } });

  test('is changed, and the change log names who did it', async () => {
    const member = await org.member('compiler');
    const answer = await change(member.token, 'broker');
    expect(answer.body['dispatch_roles']).toEqual([{ org: org.id, user_type: 'broker' }]);
    const { rows } = await gateway.owner.query(
      `select field, previous, next, actor from kept.change_log where kept_table = 'member' and row_id = $1 and previous is not null`,
      [member.id],
    );
    expect(rows).toEqual([{ field: 'dispatch_role', previous: 'compiler', next: 'broker', actor: member.id }]);
  });

  test('needs no organisation to be named by who belongs to one alone', async () => {
    const member = await org.member('compiler');
    const withoutOrg = (token: string) =>
      gateway.call('POST', '/api/dispatch_users/update_role/', { token, body: { user_type: 'broker' } });
    expect((await withoutOrg(member.token)).body['dispatch_roles']).toEqual([{ org: org.id, user_type: 'broker' }]);
    const elsewhere = await gateway.org('Elsewhere');
    await gateway.owner.query('insert into kept.member (org_id, account_id, dispatch_role) values ($1, $2, $3)', [
      elsewhere.id,
      member.id,
      'compiler',
    ]);
    expect((await withoutOrg(member.token)).body['errors']).toMatchObject([{ pointer: '/org' }]);
  });

  test('is only one of the two, only of a member, and only of who has one', async () => {
    const auditor = await org.member(null, ['auditor']);
    const stranger = await (await gateway.org('Elsewhere')).member('broker');
    expect((await change(auditor.token, 'admin')).status).toBe(403);
    expect((await change(auditor.token, 'broker')).status).toBe(403);
    expect((await change(stranger.token, 'broker')).status).toBe(404);
  });
});
