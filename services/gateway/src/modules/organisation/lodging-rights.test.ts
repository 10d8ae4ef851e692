import { hash } from 'node:crypto';
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

describe('the licence of a broker', () => {
  const path = '/api/accounts/me/broker_profile/au';
  const say = (token: string, license_number: unknown) => gateway.call('POST', path, { token, body: { license_number } });

  test('is said, changed and taken away by who holds it, and logged with who did it', async () => {
    const { id, token } = await org.member('broker');
    expect((await say(token, '01234')).body['au_broker_profile']).toEqual({ license_number: '01234' });
    await say(token, '7');
    await say(token, '7');
    expect((await gateway.call('GET', '/api/accounts/me', { token })).body['au_broker_profile']).toEqual({ license_number: '7' });
    expect((await gateway.call('DELETE', `${path}/`, { token })).body['au_broker_profile']).toBeNull();
    const { rows } = await gateway.owner.query(
      'select field, previous, next, actor from identity.change_log where account_id = $1 order by id',
      [id],
    );
    expect(rows).toEqual([
      { field: 'license_number', previous: null, next: '01234', actor: id },
      { field: 'license_number', previous: '01234', next: '7', actor: id },
      { field: 'license_number', previous: '7', next: null, actor: id },
    ]);
  });

  test.each(['', '123456', '12a', ' 1', 1234, null])('is not %j: it has one to five digits', async (licence) => {
    const { token } = await org.member('broker');
    expect((await say(token, licence)).status).toBe(400);
  });
});

describe('the settings of an organisation', () => {
  const path = () => `/api/v1/orgs/${org.id}/org_setting`;
  const usual = ['container_numbers', 'permit_numbers'];
  const sites = { may_lodge: true, customs_site_id: 'TALLY001', customs_owner_site_id: 'HARBOUR1' };

  test('say at first that it may not lodge; an admin changes them, and the change log names who did it', async () => {
    const admin = await org.member(null, ['admin']);
    const compiler = await org.member('compiler');
    const read = async () => (await gateway.call('GET', path(), { token: compiler.token })).body;
    expect(await read()).toEqual({ may_lodge: false, customs_site_id: null, customs_owner_site_id: null, grouping_key: usual });
    expect((await gateway.call('PUT', path(), { token: admin.token, body: sites })).body).toEqual({ ...sites, grouping_key: usual });
    expect((await gateway.call('PUT', path(), { token: compiler.token, body: sites })).status).toBe(403);
    expect(await read()).toEqual({ ...sites, grouping_key: usual });
    const { rows } = await gateway.owner.query<{ field: string; next: string; actor: string }>(
      `select field, next, actor from kept.change_log where org_id = $1 and kept_table = 'org_setting'`,
      [org.id],
    );
    expect(new Set(rows.map(({ field, next, actor }) => `${field} ${next} ${actor === admin.id}`))).toEqual(
      new Set([
        'may_lodge true true',
        'customs_site_id TALLY001 true',
        'customs_owner_site_id HARBOUR1 true',
        `grouping_key ${JSON.stringify(usual).replace(',', ', ')} true`,
      ]),
    );
  });

  test('say by what lines are grouped, with who changed it; who changes the sites alone leaves that', async () => {
    const other = await gateway.org();
    const admin = await other.member(null, ['admin']);
    const at = `/api/v1/orgs/${other.id}/org_setting`;
    const put = async (body: unknown) => (await gateway.call('PUT', at, { token: admin.token, body })).body;
    expect(await put({ ...sites, grouping_key: ['product_code'] })).toEqual({ ...sites, grouping_key: ['product_code'] });
    expect(await put({ ...sites, customs_site_id: 'TALLY002' })).toMatchObject({
      customs_site_id: 'TALLY002',
      grouping_key: ['product_code'],
    });
    expect(await put({ ...sites, grouping_key: [] })).toMatchObject({ grouping_key: [] });
    const { rows } = await gateway.owner.query<{ next: string; actor: string }>(
      `select next, actor from kept.change_log where org_id = $1 and kept_table = 'org_setting' and field = 'grouping_key' order by id`,
      [other.id],
    );
    expect(rows).toEqual(['["product_code"]', '[]'].map((next) => ({ next, actor: admin.id })));
  });

  test.each([
    ['no site id though it may lodge', { ...sites, customs_site_id: null }],
    ['a site id with blanks', { ...sites, customs_site_id: 'TALLY 001' }],
    ['an unknown field in the grouping key', { ...sites, grouping_key: ['price'] }],
    ['a field twice in the grouping key', { ...sites, grouping_key: ['product_code', 'product_code'] }],
    ['a site id that is too long', { ...sites, customs_owner_site_id: 'A'.repeat(15) }],
  ])('with %s are refused', async (_what, body) => {
    const { token } = await org.member(null, ['admin']);
    expect((await gateway.call('PUT', path(), { token, body })).status).toBe(400);
  });
});

describe.each(['customs', 'freight'])('the address for what is sent by %s', (sender) => {
  const path = () => `/api/v1/orgs/${org.id}/org_setting/${sender}_address`;
  const base_url = `https://intake.example/${sender}/`;

  test('is made by an admin, kept by its hash alone, and replaced by the next; everybody reads since when and where it is', async () => {
    const admin = await org.member(null, ['admin']);
    const broker = await org.member('broker');
    const put = (token: string) => gateway.call('PUT', path(), { token: admin.token, body: { token } });
    const read = async () => (await gateway.call('GET', path(), { token: broker.token })).body;
    const ownerOf = async (token: string) => {
      const query = `select kept.org_of_${sender}_address($1) as id`;
      const { rows } = await gateway.owner.query<{ id: string | null }>(query, [hash('sha256', token, 'buffer')]);
      return rows[0]?.id;
    };
    expect(await read()).toEqual({ issued_at: null, base_url });
    await put('a'.repeat(43));
    expect(await ownerOf('a'.repeat(43))).toBe(org.id);
    const { body } = await put('b'.repeat(43));
    expect(await read()).toEqual(body);
    expect(body).toMatchObject({ base_url });
    expect([await ownerOf('a'.repeat(43)), await ownerOf('b'.repeat(43))]).toEqual([null, org.id]);
  });

  test.each(['a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}+`, null])('does not end with %j', async (bad) => {
    const { token } = await org.member(null, ['admin']);
    expect((await gateway.call('PUT', path(), { token, body: { token: bad } })).status).toBe(400);
  });
});
