import { randomUUID } from 'node:crypto';
import { CurrentUser } from '@tallyport/contracts/organisation/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Sessions } from '../../platform/auth/sessions.js';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.js';

const PASSWORD = 'harbour-bridge';
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

async function signUp(more: Record<string, unknown> = {}) {
  const email = `${randomUUID()}@example.test`;
  const answer = await gateway.call('POST', '/api/signup', {
    body: { email, password: PASSWORD, first_name: 'Kim', last_name: 'Nguyen', ...more },
  });
  return { email, answer, token: String(answer.body['token']) };
}

const logIn = (email: string, password: string, address?: string) =>
  gateway.call('POST', '/api/login', {
    body: { email, password },
    ...(address === undefined ? {} : { headers: { 'x-forwarded-for': address } }),
  });

describe('signing in', () => {
  test('answers a token that is good for twelve hours', async () => {
    const { email } = await signUp();
    const answer = await logIn(email.toUpperCase(), PASSWORD);
    expect(answer.status).toBe(200);
    const hours = (Date.parse(String(answer.body['expire'])) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(11.9);
    expect(hours).toBeLessThanOrEqual(12);
    const me = await gateway.call('GET', '/api/accounts/me', { token: String(answer.body['token']) });
    expect(CurrentUser.parse(me.body)).toMatchObject({ email, first_name: 'Kim', dispatch_roles: [], au_broker_profile: null });
  });

  test('keeps no token and no password', async () => {
    const { email, token } = await signUp();
    const { rows } = await gateway.owner.query(
      `select a.password_hash || encode(s.token_hash, 'escape') as kept from identity.account a join identity.session s on s.account_id = a.id where email = $1`,
      [email],
    );
    const kept = String((rows as { kept: string }[])[0]?.kept);
    expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(PASSWORD);
  });

  test('fault 65: an unknown, a disabled and a wrong log-in are the same bytes', async () => {
    const { email } = await signUp();
    const disabled = await signUp();
    await gateway.owner.query('update identity.account set disabled_at = now() where email = $1', [disabled.email]);
    const answers = [
      await logIn(email, 'wrong-password'),
      await logIn('nobody@example.test', PASSWORD),
      await logIn(disabled.email, PASSWORD),
      await logIn('', ''),
    ];
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ status: 401, code: 'wrong-log-in', title: 'Email or password is wrong.' });
  });

  test('R12: an unknown address costs as much as a known one', async () => {
    const { email } = await signUp();
    const times: Record<string, number[]> = { known: [], unknown: [] };
    for (let pair = 0; pair < 8; pair++) {
      for (const [kind, address] of [
        ['known', email],
        ['unknown', `${randomUUID()}@example.test`],
      ] as const) {
        const began = performance.now();
        await logIn(address, 'wrong-password');
        times[kind]?.push(performance.now() - began);
        await gateway.owner.query('delete from identity.log_in_failure');
      }
    }
    const median = (list: number[] = []) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
    // The shortest an argon2 pass takes here is some twenty milliseconds: an address that skipped it would stand out.
    expect(median(times['unknown']) / median(times['known'])).toBeGreaterThan(0.5);
    expect(median(times['unknown']) / median(times['known'])).toBeLessThan(2);
  });

  test('R12: who checked the old password just before it was changed opens no session with it', async () => {
    const { email } = await signUp();
    const { rows } = await gateway.owner.query('select id, password_hash from identity.account where email = $1', [email]);
    const { id, password_hash: known } = (rows as { id: string; password_hash: string }[])[0] ?? { id: '', password_hash: '' };
    const sessions = gateway.app.get(Sessions, { strict: false });
    expect(await sessions.open(id, known)).not.toBeNull();
    const changing = await gateway.owner.connect();
    try {
      await changing.query('begin');
      await changing.query('update identity.account set password_hash = $1 where id = $2', [`${known}x`, id]);
      const opening = sessions.open(id, known);
      await changing.query('commit');
      expect(await opening).toBeNull();
    } finally {
      changing.release();
    }
  });

  test('R12: a hash of an older cost is made anew', async () => {
    const { email } = await signUp();
    const { hash } = await import('@node-rs/argon2');
    const old = await hash(PASSWORD, { algorithm: 2, memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await gateway.owner.query('update identity.account set password_hash = $1 where email = $2', [old, email]);
    expect((await logIn(email, PASSWORD)).status).toBe(200);
    const { rows } = await gateway.owner.query('select password_hash from identity.account where email = $1', [email]);
    expect(String((rows as { password_hash: string }[])[0]?.password_hash)).toContain('m=19456');
    expect((await logIn(email, PASSWORD)).status).toBe(200);
  });
});

describe('R12: guessing', () => {
  test('an account is slowed down and then refused, whatever the address', async () => {
    const { email } = await signUp();
    const statuses: number[] = [];
    for (let guess = 0; guess < 14; guess++) {
      statuses.push((await logIn(email, `guess-${guess}`)).status);
      // Time passes: the delay after a failure is over, the window is not.
      await gateway.owner.query(`update identity.log_in_failure set at = at - interval '20 seconds'`);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429, 429, 429]);
    const refused = await logIn(email, PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await gateway.owner.query(`update identity.log_in_failure set at = at - interval '15 minutes'`);
    expect((await logIn(email, PASSWORD)).status).toBe(200);
  });

  test('guesses sent at once are counted one by one', async () => {
    const { email } = await signUp();
    const answers = await Promise.all(Array.from({ length: 30 }, (_, guess) => logIn(email, `guess-${guess}`)));
    expect(answers.filter((answer) => answer.status === 401).length).toBeLessThanOrEqual(10);
    // A crowd may also be told to come back later: what counts is that none of it is a try too many.
    expect(answers.filter((answer) => ![401, 429, 503].includes(answer.status))).toEqual([]);
  });

  test('an address is slowed down over many accounts', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess++) {
      statuses.push((await logIn(`${randomUUID()}@example.test`, PASSWORD, '192.0.2.7')).status);
      await gateway.owner.query(`update identity.log_in_failure set at = at - interval '20 seconds'`);
    }
    expect(statuses.slice(10)).toEqual([429, 429]);
  });
});

describe('fault 68: a password', () => {
  test.each([
    ['of seven characters', 'short-1'],
    ['without a special character', 'longenough1'],
    ['of a thousand characters', 'a-'.repeat(500)],
    ['with NUL', 'harbour-\u0000bridge'],
  ])('%s is refused', async (_name, password) => {
    const { answer } = await signUp({ password });
    expect(answer.status).toBe(400);
    expect(['password-refused', 'invalid-input']).toContain(answer.body['code']);
  });

  test('of a megabyte is not read', async () => {
    expect((await signUp({ password: 'a-'.repeat(400_000) })).answer.status).toBe(413);
  });

  test('too short is refused in the specification’s words', async () => {
    expect((await signUp({ password: 'short-1' })).answer.body['title']).toBe('The password format entered is wrong.');
  });

  test('of any alphabet is accepted', async () => {
    const password = '港口 ブリッジ！hafen';
    const { email, answer } = await signUp({ password });
    expect(answer.status).toBe(201);
    expect((await logIn(email, password)).status).toBe(200);
  });
});

describe('signing up', () => {
  test('fault 70: one address twice at once is one account', async () => {
    const email = `${randomUUID()}@example.test`;
    const body = { email, password: PASSWORD, first_name: 'A', last_name: 'B' };
    const answers = await Promise.all([1, 2, 3].map(() => gateway.call('POST', '/api/signup', { body })));
    expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  test('makes an organisation whose first member is its admin, and keeps who did it', async () => {
    const { token } = await signUp({ org_name: 'North Quay', time_zone: 'Australia/Perth' });
    const me = CurrentUser.parse((await gateway.call('GET', '/api/accounts/me', { token })).body);
    expect(me.capacities).toMatchObject([{ capacity: 'admin' }]);
    const orgs = await gateway.call('GET', '/api/v1/orgs/acccessible_orgs', { token });
    expect(JSON.parse(orgs.text)).toMatchObject([{ name: 'North Quay', branches_info: [{ time_zone: 'Australia/Perth' }] }]);
    const { rows } = await gateway.owner.query(`select distinct actor from kept.change_log where org_id = $1`, [me.capacities[0]?.org]);
    expect(rows).toEqual([{ actor: me.id }]);
  });
});

describe('fault 63: a token', () => {
  test('that is missing, expired, revoked, cut, foreign or a Bearer is refused with one body', async () => {
    const { email, token } = await signUp();
    const { rows } = await gateway.owner.query('select id from identity.account where email = $1', [email]);
    const org = await gateway.org();
    const expired = await org.signIn(String((rows as { id: string }[])[0]?.id), '-1 second');
    const revoked = String((await logIn(email, PASSWORD)).body['token']);
    expect((await gateway.call('POST', '/api/logout', { token: revoked })).status).toBe(200);
    const answers = await Promise.all([
      gateway.call('GET', '/api/accounts/me'),
      gateway.call('GET', '/api/accounts/me', { token: expired }),
      gateway.call('GET', '/api/accounts/me', { token: revoked }),
      gateway.call('GET', '/api/accounts/me', { token: token.slice(0, 20) }),
      gateway.call('GET', '/api/accounts/me', { token: 'A'.repeat(43) }),
      gateway.call('GET', '/api/accounts/me', { headers: { authorization: `Bearer ${token}` } }),
      gateway.call('GET', `/api/accounts/me?token=${token}`),
    ]);
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ status: 401, code: 'not-signed-in' });
    expect((await gateway.call('GET', '/api/accounts/me', { token })).status).toBe(200);
  });
});
