import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { Operation } from '@tallyport/contracts/define-operation';
import { OPERATIONS } from '@tallyport/contracts/operations';
import { KeyScope } from '@tallyport/contracts/organisation/api-key';
import { KEY_SCOPES } from '@tallyport/domain/organisation/key-scopes';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart } from './testing/multipart.js';
import { BODIES } from './testing/operation-bodies.js';
import { startTestDesk, type TestDesk } from './testing/test-desk.js';
import type { Answer } from './testing/test-gateway.js';
import type { TestMember, TestOrg } from './testing/test-org.js';

const SCOPES = KeyScope.options;
const closed = OPERATIONS.filter(({ auth }) => auth !== 'public');
const members = OPERATIONS.filter(({ auth }) => auth === 'member');
const named = (operations: readonly Operation[]) => operations.map((operation) => [operation.id, operation] as const);

let desk: TestDesk;
let mine: TestOrg;
let theirs: TestOrg;
let me: TestMember;
const keys: string[] = [];
const logged: string[] = [];

beforeAll(async () => {
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString());
      done();
    },
  });
  desk = await startTestDesk({}, pino({ level: 'trace' }, sink));
  [mine, theirs] = [await desk.org('Mine'), await desk.org('Theirs')];
  me = await mine.member('broker', ['admin', 'operator']);
});
afterAll(() => desk.close());

async function key(scopes: readonly KeyScope[], lifetime?: string): Promise<string> {
  const { token } = await mine.key(me, scopes, lifetime);
  keys.push(token);
  return token;
}

/** Calls an operation of an org with ids that nobody has. */
function tried(operation: Operation, org: string, token: string): Promise<Answer> {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'o' ? org : name === 'page' ? '1' : randomUUID()));
  const form = operation.takes === 'files' ? multipart([{ name: 'a.pdf', content: Buffer.from('%PDF-1.7') }]) : null;
  const body = form?.body ?? BODIES[operation.id]?.(mine, me);
  const query = operation.id === 'codeList' ? '?code_type=nothing' : '';
  return desk.call(operation.method, `/api/v1${path}${query}`, {
    token,
    ...(body === undefined ? {} : { body }),
    headers: form?.headers ?? {},
  });
}

describe('R11, fault 59: a key in another organisation', () => {
  test.each(named(members))('%s is as missing as one that never was', async (_id, operation) => {
    const all = await key(SCOPES);
    const [foreign, never] = [await tried(operation, theirs.id, all), await tried(operation, randomUUID(), all)];
    expect([foreign.status, foreign.text]).toEqual([404, never.text]);
  });

  test('finds its own organisation alone, also where the path names none', async () => {
    const token = await key(['read']);
    expect(JSON.parse((await desk.get('/api/v1/orgs/acccessible_orgs', token)).text)).toMatchObject([{ id: mine.id }]);
    expect((await desk.get(`/api/v1/dispatch_users/list_brokers?org=${theirs.id}`, token)).status).toBe(404);
    const { body } = await desk.get('/api/v1/dispatch_users/list_brokers', token);
    expect(body['results']).toMatchObject([{ id: me.id }]);
  });
});

describe('R11, fault 60: a key and its scopes', () => {
  test.each(named(closed))('%s is open to its scope and to no other', async (id, operation) => {
    const needed = KEY_SCOPES[id];
    const others = await tried(operation, mine.id, await key(SCOPES.filter((scope) => scope !== needed)));
    expect([others.status, others.body['code']]).toEqual([403, 'not-allowed']);
    const own = await tried(operation, mine.id, await key(SCOPES.filter((scope) => scope === needed || needed === 'never')));
    expect([401, 403].includes(own.status)).toBe(needed === 'never');
  });
});

test('fault 63: a key that is expired, revoked, cut, unknown, of another environment or a Bearer is refused with one body', async () => {
  const good = await key(['read']);
  const revoked = await mine.key(me, ['read']);
  keys.push(revoked.token);
  await mine.revoke(revoked);
  const url = `/api/v1/orgs/${mine.id}`;
  const answers = await Promise.all([
    desk.call('GET', url),
    desk.get(url, await key(['read'], '-1 second')),
    desk.get(url, revoked.token),
    desk.get(url, good.slice(0, -1)),
    desk.get(url, good.slice(4)),
    desk.get(url, `${good.slice(0, -1)}é`),
    desk.get(url, `tpk_${'A'.repeat(43)}`),
    desk.get(url, `tpk_${'A'.repeat(8_000)}`),
    desk.get(url, good.replace('tpk_', 'TPK_')),
    desk.call('GET', url, { headers: { authorization: `Bearer ${good}` } }),
    desk.call('GET', url, { headers: { authorization: `token ${good}` } }),
    desk.call('GET', url, { headers: { authorization: good } }),
  ]);
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.body).toMatchObject({ status: 401, code: 'not-signed-in' });
  expect((await desk.get(url, good)).status).toBe(200);
});

test('a call with a key asks the database as often as one of a session', async () => {
  const asked = async (token: string) => {
    let count = 0;
    const add = () => void (count += 1);
    for (const pool of [desk.parts.pool, desk.parts.loginPool]) pool.on('acquire', add);
    expect((await desk.get(`/api/v1/orgs/${mine.id}/parties`, token)).status).toBe(200);
    for (const pool of [desk.parts.pool, desk.parts.loginPool]) pool.off('acquire', add);
    return count;
  };
  const bySession = await asked(await mine.signIn(me.id));
  expect(bySession).toBeGreaterThan(0);
  expect(await asked(await key(['read']))).toBe(bySession);
});

test('fault 64: a key in an address opens nothing, and no key is in a line of the log', async () => {
  const token = await key(['read']);
  const { id } = await mine.key(me, ['read']);
  expect((await desk.call('GET', `/api/v1/orgs/${mine.id}?token=${token}`)).status).toBe(401);
  expect((await desk.call('GET', `/api/v1/orgs/${mine.id}/${token}`)).status).toBe(404);
  expect((await desk.get(`/api/v1/orgs/${mine.id}/parties?key=${token}`, token)).status).toBe(400);
  const made = await desk.post(`/api/v1/orgs/${mine.id}/api_keys`, me.token, { name: 'x', scopes: ['read'] });
  keys.push(String(made.body['key']));
  expect((await desk.get(`/api/v1/orgs/${mine.id}/api_keys`, me.token)).text).toContain(id);
  expect(logged.length).toBeGreaterThan(300);
  const all = logged.join('');
  expect(all).toContain('keyId');
  expect(keys.length).toBeGreaterThan(300);
  expect(keys.filter((one) => all.includes(one) || all.includes(one.slice(4)))).toEqual([]);
});
