import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newToken } from '../../platform/auth/token.js';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';

const PASSWORD = 'harbour-bridge';
let gateway: TestGateway;
let org: TestOrg;
let admin: TestMember;
beforeAll(async () => {
  gateway = await startTestGateway();
  org = await gateway.org('Harrow Quay Customs');
  admin = await org.member('compiler', ['admin']);
});
afterAll(() => gateway.close());

const path = () => `/api/v1/orgs/${org.id}/org_members`;
const invite = (body?: unknown, headers = {}) => gateway.call('POST', path(), { token: admin.token, body, headers });
const tokenOf = (link: unknown) => new URL(String(link)).hash.replace('#invitation=', '');
const show = (token: string) => gateway.call('POST', '/api/invitations/show', { body: { token } });
const accept = (token: string, session: string) => gateway.call('POST', '/api/invitations/accept', { token: session, body: { token } });
const signUp = (token: string, email = `${randomUUID()}@example.test`) =>
  gateway.call('POST', '/api/signup', { body: { email, password: PASSWORD, first_name: 'Kim', last_name: 'Nguyen', invitation: token } });
/** The token of an invitation; of one that goes by mail, as whoever sends it makes one. */
async function linkOf(body?: unknown): Promise<string> {
  const made = await invite(body);
  return made.body['link'] === null ? mailed(made.body['id']) : tokenOf(made.body['link']);
}
async function mailed(id: unknown): Promise<string> {
  const { token, hash } = newToken();
  await gateway.owner.query(
    `insert into identity.invitation_token (org_id, invitation_id, token_hash) values ($1, $2, $3)
     on conflict (org_id, invitation_id) do update set token_hash = $3`,
    [org.id, id, hash],
  );
  return token;
}
const stranger = async () => (await gateway.org('Elsewhere')).member('broker');
const waiting = async () =>
  (
    (await gateway.call('GET', `/api/v1/orgs/${org.id}/org_invitations`, { token: admin.token })).body['results'] as unknown as {
      id: string;
    }[]
  ).map(({ id }) => id);
const setExpired = (id: unknown) =>
  gateway.owner.query(`update kept.invitation set expires_at = now() - interval '1 second' where id = $1`, [id]);

describe('a link', () => {
  test('begins with the configured address whatever the request says, holds its secret behind #, and is good for seven days', async () => {
    const answer = await invite(undefined, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    expect(answer.status).toBe(201);
    expect(answer.body['link']).toMatch(/^https:\/\/desk\.example\/sign_up#invitation=[\w-]{43}$/);
    expect(answer.body).toMatchObject({ email: null, user_type: null, capacities: [], is_expired: false, made_by: { id: admin.id } });
    const days = (Date.parse(String(answer.body['expires_at'])) - Date.parse(String(answer.body['created_at']))) / 86_400_000;
    expect(days).toBeCloseTo(7, 3);
  });

  test('is kept as a hash alone: not in a row, an answer that is kept, or the change log', async () => {
    const key = randomUUID();
    const first = await invite(undefined, { 'idempotency-key': key });
    const repeat = await invite(undefined, { 'idempotency-key': key });
    expect(repeat.body).toEqual({ ...first.body, link: null });
    const token = tokenOf(first.body['link']);
    for (const table of ['kept.invitation', 'identity.invitation_token', 'kept.change_log', 'gateway.command', 'event_store.event']) {
      const { rows } = await gateway.owner.query(`select count(*)::int as count from ${table} t where t::text like '%' || $1 || '%'`, [
        token,
      ]);
      expect(rows).toEqual([{ count: 0 }]);
    }
  });

  test('leads to sign-up, which joins the organisation with its account', async () => {
    const token = await linkOf();
    expect((await show(token)).body).toEqual({ org_name: 'Harrow Quay Customs', email: null });
    const answer = await signUp(token);
    expect(answer.status).toBe(201);
    const orgs = await gateway.call('GET', '/api/v1/orgs/acccessible_orgs', { token: String(answer.body['token']) });
    expect(JSON.parse(orgs.text)).toMatchObject([{ id: org.id }]);
  });

  test('lets an existing account join, once', async () => {
    const [token, first, second] = [await linkOf(), await stranger(), await stranger()];
    expect((await accept(token, first.token)).body).toEqual({ org: org.id });
    const orgs = await gateway.call('GET', '/api/v1/orgs/acccessible_orgs', { token: first.token });
    expect(JSON.parse(orgs.text)).toContainEqual(expect.objectContaining({ id: org.id }));
    expect((await accept(token, second.token)).body).toMatchObject({
      code: 'link.not-valid',
      title: 'Sorry, this link is no longer valid.',
    });
  });

  test('is left to others by who belongs there already', async () => {
    const token = await linkOf();
    const member = await org.member('broker');
    expect((await accept(token, member.token)).body['code']).toBe('invitation.member-already');
    expect((await show(token)).status).toBe(200);
  });

  test('brings back who was removed, as whom the invitation says', async () => {
    const leaver = await org.member('compiler', ['operator']);
    await org.remove(leaver);
    const token = await linkOf({ email: leaver.email, user_type: 'broker' });
    expect((await accept(token, leaver.token)).status).toBe(200);
    const { body } = await gateway.call('GET', '/api/accounts/me', { token: leaver.token });
    expect(body).toMatchObject({ dispatch_roles: [{ org: org.id, user_type: 'broker' }], capacities: [] });
  });
});

describe('a link that is none, or is none any more', () => {
  test.each(['', 'x', 'A'.repeat(43), `${'A'.repeat(43)}\u00e9`])('%j is no longer valid', async (token) => {
    for (const answer of [await show(token), await signUp(token), await accept(token, admin.token)]) {
      expect(answer.body).toMatchObject({ status: 404, title: 'Sorry, this link is no longer valid.' });
    }
  });

  test('past its time it says so, for sign-up too, and no account is made', async () => {
    const made = await invite();
    await setExpired(made.body['id']);
    const email = `${randomUUID()}@example.test`;
    for (const answer of [await show(tokenOf(made.body['link'])), await signUp(tokenOf(made.body['link']), email)]) {
      expect(answer.body).toMatchObject({ status: 410, title: 'Sorry, the current link has expired' });
    }
    expect((await gateway.owner.query('select from identity.account where email = $1', [email])).rowCount).toBe(0);
    expect(await waiting()).toContain(made.body['id']);
  });

  test('revoked it is no longer valid and off the list; what is made anew ends the link before', async () => {
    const [revoked, renewed] = [await invite(), await invite()];
    const call = (method: 'DELETE' | 'POST', id: unknown, more = '') =>
      gateway.call(method, `/api/v1/orgs/${org.id}/org_invitations/${String(id)}${more}`, { token: admin.token });
    expect((await call('DELETE', revoked.body['id'])).status).toBe(200);
    expect((await show(tokenOf(revoked.body['link']))).status).toBe(404);
    expect((await call('POST', revoked.body['id'], '/resend')).status).toBe(404);
    await setExpired(renewed.body['id']);
    const again = await call('POST', renewed.body['id'], '/resend');
    expect(again.body).toMatchObject({ id: renewed.body['id'], is_expired: false });
    expect((await show(tokenOf(renewed.body['link']))).status).toBe(404);
    expect((await show(tokenOf(again.body['link']))).status).toBe(200);
    expect(await waiting()).not.toContain(revoked.body['id']);
  });
});

describe('an invitation that is bound to an address', () => {
  test('is good for that one alone, in whatever letters it is typed', async () => {
    const email = `${randomUUID()}@example.test`;
    const token = await linkOf({ email: email.toUpperCase(), user_type: 'broker', capacities: ['operator'] });
    expect((await show(token)).body).toMatchObject({ email });
    expect((await signUp(token)).body['code']).toBe('invitation.other-address');
    expect((await accept(token, (await stranger()).token)).body['code']).toBe('invitation.other-address');
    const answer = await signUp(token, email);
    const me = await gateway.call('GET', '/api/accounts/me', { token: String(answer.body['token']) });
    expect(me.body).toMatchObject({
      email,
      dispatch_roles: [{ org: org.id, user_type: 'broker' }],
      capacities: [{ org: org.id, capacity: 'operator' }],
    });
  });

  test('is not made for who belongs to the organisation, and a link for anybody gives no role', async () => {
    const member = await org.member('broker');
    expect((await invite({ email: member.email })).body['code']).toBe('invitation.member-already');
    expect((await invite({ capacities: ['admin'] })).body['errors']).toMatchObject([{ pointer: '/email' }]);
  });
});

describe('the mail of an invitation', () => {
  const requests = async (id: unknown) => {
    const { rows } = await gateway.owner.query<{ data: Record<string, unknown>; stream_id: string }>(
      `select stream_id, data from event_store.event where type = 'outbound-email.requested' and data -> 'content' ->> 'subjectId' = $1 order by seq`,
      [id],
    );
    return rows;
  };

  test('is asked for once, in the language of the wish, and holds no link', async () => {
    const [email, key] = [`${randomUUID()}@example.test`, randomUUID()];
    const first = await invite({ email, locale: 'zh' }, { 'idempotency-key': key });
    const repeat = await invite({ email, locale: 'zh' }, { 'idempotency-key': key });
    expect(first.body).toMatchObject({ link: null, mail: 'queued' });
    expect(repeat.body).toEqual(first.body);
    const [request, another] = await requests(first.body['id']);
    expect(another).toBeUndefined();
    expect(request?.data).toMatchObject({
      to: [email],
      locale: 'zh',
      content: { template: 'invitation', organisation: 'Harrow Quay Customs', inviter: 'Kim Nguyen' },
    });
    expect(JSON.stringify(request)).not.toContain('sign_up');
  });

  test('is another one when it is sent again, and the newest counts', async () => {
    const made = await invite({ email: `${randomUUID()}@example.test` });
    await setExpired(made.body['id']);
    const again = await gateway.call('POST', `/api/v1/orgs/${org.id}/org_invitations/${String(made.body['id'])}/resend`, {
      token: admin.token,
    });
    expect(again.body).toMatchObject({ id: made.body['id'], link: null, is_expired: false, mail: 'queued' });
    const [, second] = await requests(made.body['id']);
    const { rows } = await gateway.owner.query(`select 'outbound-email/' || mail_id as newest from kept.invitation where id = $1`, [
      made.body['id'],
    ]);
    expect(rows).toEqual([{ newest: second?.stream_id }]);
  });
});

describe('fault 70: parallel sign-ups and acceptances', () => {
  test('of one address by one link are one account, and one member', async () => {
    const email = `${randomUUID()}@example.test`;
    const token = await linkOf({ email });
    const answers = await Promise.all(Array.from({ length: 6 }, () => signUp(token, email)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const { rows } = await gateway.owner.query(
      'select count(*)::int as count from identity.account a join kept.member m on m.account_id = a.id where a.email = $1',
      [email],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('of one link by several accounts have one winner', async () => {
    const token = await linkOf();
    const people = await Promise.all(Array.from({ length: 5 }, stranger));
    const answers = await Promise.all(people.map((person) => accept(token, person.token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(4);
  });

  test('of two invitations of one address make one account, which is one member', async () => {
    const email = `${randomUUID()}@example.test`;
    const tokens = [await linkOf({ email }), await linkOf({ email, user_type: 'broker' })];
    const answers = await Promise.all(tokens.map((token) => signUp(token, email)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });
});
