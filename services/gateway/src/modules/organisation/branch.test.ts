import { randomUUID } from 'node:crypto';
import type { Branch } from '@tallyport/contracts/organisation/branch-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';

let gateway: TestGateway;
let org: TestOrg;
let admin: TestMember;
beforeAll(async () => {
  gateway = await startTestGateway();
  org = await gateway.org();
  admin = await org.member(null, ['admin']);
});
afterAll(() => gateway.close());

describe('a new organisation', () => {
  const create = (token: string, name: string, key?: string) =>
    gateway.call('POST', '/api/v1/orgs', {
      token,
      body: { name, branch_name: 'Perth', time_zone: 'Australia/Perth' },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });

  test('has its first branch, and its maker as admin', async () => {
    const { answer, token } = await signUp();
    expect(answer.status).toBe(201);
    const made = await create(token, 'Quay Brokers');
    expect(made.body).toMatchObject({ name: 'Quay Brokers', branches_info: [{ name: 'Perth', time_zone: 'Australia/Perth' }] });
    const me = await gateway.call('GET', '/api/accounts/me', { token });
    expect(me.body).toMatchObject({
      dispatch_roles: [{ org: made.body['id'], user_type: 'compiler' }],
      capacities: [{ org: made.body['id'], capacity: 'admin' }],
    });
    expect((await gateway.call('GET', `/api/v1/orgs/${String(made.body['id'])}/org_members`, { token })).body['count']).toBe(1);
  });

  test('is made once by a call that is repeated, and its key is for no other', async () => {
    const { token } = await signUp();
    const key = randomUUID();
    const answers = await Promise.all([create(token, 'Twice', key), create(token, 'Twice', key)]);
    expect(answers[0]?.body['id']).toBe(answers[1]?.body['id']);
    expect((await create(token, 'Another', key)).body['code']).toBe('command-reused');
    const { rows } = await gateway.owner.query(`select count(*)::int as count from kept.organisation where name in ('Twice', 'Another')`);
    expect(rows).toEqual([{ count: 1 }]);
  });

  async function signUp() {
    const body = { email: `${randomUUID()}@example.test`, password: 'harbour-bridge', first_name: 'Kim', last_name: 'Nguyen' };
    const answer = await gateway.call('POST', '/api/signup', { body });
    return { answer, token: String(answer.body['token']) };
  }
});

describe('branches', () => {
  const path = (at = '') => `/api/v1/orgs/${org.id}/branches${at}`;
  const add = (name: string, time_zone = 'Australia/Perth') =>
    gateway.call('POST', path(), { token: admin.token, body: { name, time_zone } });
  const put = (id: string, name: string) =>
    gateway.call('PUT', path(`/${id}`), { token: admin.token, body: { name, time_zone: 'Pacific/Auckland' } });

  test('are added and renamed, and the change log names who did it', async () => {
    const added = (await add('Perth')).body as unknown as Branch;
    expect((await put(added.id, 'Auckland')).body).toEqual({ id: added.id, name: 'Auckland', time_zone: 'Pacific/Auckland' });
    const listed = (await gateway.call('GET', path(), { token: admin.token })).body['results'] as unknown as Branch[];
    expect(listed.map(({ name }) => name)).toEqual(['Auckland', 'Sydney']);
    const { rows } = await gateway.owner.query(
      `select previous, next, actor from kept.change_log where row_id = $1 and field = 'name' and previous is not null`,
      [added.id],
    );
    expect(rows).toEqual([{ previous: 'Perth', next: 'Auckland', actor: admin.id }]);
  });

  test('have each a name of their own, also when two are added at once', async () => {
    const answers = await Promise.all([add('Cairns'), add('CAIRNS')]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await put(org.branch, 'cairns')).body['code']).toBe('branch.name-taken');
    expect((await put(org.branch, 'SYDNEY')).status).toBe(200);
  });

  test('have a zone that is one', async () => {
    expect((await add('Nowhere', 'Australia/Atlantis')).body['errors']).toMatchObject([{ pointer: '/time_zone' }]);
    expect((await put(randomUUID(), 'Nothing')).status).toBe(404);
  });
});
