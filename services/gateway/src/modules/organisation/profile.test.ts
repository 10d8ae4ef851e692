import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refuseNotices } from '../../testing/refuse-notices.js';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.js';
import type { TestOrg } from '../../testing/test-org.js';

const OLD = 'harbour-bridge';
const NEW = 'opera-house!';
let gateway: TestGateway;
let org: TestOrg;
beforeAll(async () => {
  gateway = await startTestGateway();
  org = await gateway.org();
});
afterAll(() => gateway.close());

async function signUp() {
  const email = `${randomUUID()}@example.test`;
  const answer = await gateway.call('POST', '/api/signup', { body: { email, password: OLD, first_name: 'Kim', last_name: 'Nguyen' } });
  const token = String(answer.body['token']);
  const { body } = await gateway.call('GET', '/api/accounts/me', { token });
  return { email, token, id: String(body['id']) };
}
type Person = Pick<Awaited<ReturnType<typeof signUp>>, 'id' | 'token'>;
const update = ({ token, id }: Person, body: unknown, at = id) => gateway.call('POST', `/api/accounts/${at}/update_info/`, { token, body });
const picture = async ({ token }: Person) => (await gateway.call('GET', '/api/accounts/me/picture', { token })).body['picture'];
const address = (type: string, ...bytes: number[]) => `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

describe('one’s own names, colour and picture', () => {
  test('are changed each for itself', async () => {
    const person = await signUp();
    expect((await update(person, { first_name: '美玲', color: '1f6f78' })).body).toMatchObject({
      first_name: '美玲',
      last_name: 'Nguyen',
      color: '1f6f78',
    });
    expect((await update(person, { last_name: ' ' })).status).toBe(400);
    expect((await update(person, { color: '#1f6f78' })).body['errors']).toMatchObject([{ pointer: '/color' }]);
  });

  test('are nobody else’s: another id is as missing as none', async () => {
    const [person, other] = [await signUp(), await signUp()];
    const never = await update(person, { first_name: 'X' }, randomUUID());
    const theirs = await update(person, { first_name: 'X' }, other.id);
    expect([theirs.status, theirs.text]).toEqual([404, never.text]);
    expect((await gateway.call('GET', '/api/accounts/me', { token: other.token })).body).toMatchObject({ first_name: 'Kim' });
  });

  test('a picture is what it says by its first bytes, and comes back as it was sent', async () => {
    const person = await signUp();
    const png = address('png', ...PNG, 1, 2, 3);
    expect(await picture(person)).toBeNull();
    expect((await update(person, { picture: png })).status).toBe(200);
    expect(await picture(person)).toBe(png);
    for (const wrong of [address('jpeg', ...PNG), address('png', 0xff, 0xd8, 0xff), address('png', 0x89)]) {
      expect((await update(person, { picture: wrong, first_name: 'Changed' })).body['code']).toBe('picture-refused');
    }
    for (const none of ['https://evil.example/a.png', 'data:image/svg+xml;base64,PHN2Zz4=', 'data:text/html,x']) {
      expect((await update(person, { picture: none })).body['errors']).toMatchObject([{ pointer: '/picture' }]);
    }
    expect((await gateway.call('GET', '/api/accounts/me', { token: person.token })).body).toMatchObject({ first_name: 'Kim' });
    expect(await picture(person)).toBe(png);
    await update(person, { picture: null });
    expect(await picture(person)).toBeNull();
  });

  test('a picture has at most 100,000 bytes', async () => {
    const person = await signUp();
    const of = (bytes: number) => `data:image/png;base64,${Buffer.concat([Buffer.from(PNG)], bytes).toString('base64')}`;
    expect((await update(person, { picture: of(100_000) })).status).toBe(200);
    expect((await update(person, { picture: of(100_001) })).status).toBe(400);
    expect((await update(person, { picture: of(200_000) })).status).toBe(413);
  });
});

describe('pictures of colleagues', () => {
  const versions = async (token: string, at = org.id) => gateway.call('GET', `/api/v1/orgs/${at}/pictures`, { token });
  const pictureOf = (id: string, token: string, at = org.id) =>
    gateway.call('GET', `/api/v1/orgs/${at}/org_members/${id}/picture`, { token });
  const png = address('png', ...PNG, 4, 5);

  test('are seen by who is in a common organisation, each with a version that changes with it', async () => {
    const [mei, ana] = [await org.member('broker'), await org.member(null, ['auditor'])];
    expect((await versions(ana.token)).body['results']).toEqual([]);
    expect((await pictureOf(mei.id, ana.token)).body).toEqual({ picture: null });
    await update(mei, { picture: png });
    expect((await pictureOf(mei.id, ana.token)).body).toEqual({ picture: png });
    const before = (await versions(ana.token)).body['results'];
    expect(before).toMatchObject([{ id: mei.id }]);
    await update(mei, { first_name: 'Mei' });
    expect((await versions(ana.token)).body['results']).toEqual(before);
    await update(mei, { picture: png });
    expect((await versions(ana.token)).body['results']).not.toEqual(before);
    await update(mei, { picture: null });
    expect((await versions(ana.token)).body['results']).toEqual([]);
  });

  test('are of nobody else: who is of another organisation, and who left, is as missing as who never was', async () => {
    const [reader, leaver] = [await org.member('broker'), await org.member('compiler')];
    const other = await gateway.org('Other');
    const stranger = await other.member('broker');
    for (const person of [stranger, leaver]) await update(person, { picture: png });
    await org.remove(leaver);
    const never = await pictureOf(randomUUID(), reader.token);
    expect(never.status).toBe(404);
    for (const person of [stranger, leaver]) {
      const { status, text } = await pictureOf(person.id, reader.token);
      expect([status, text]).toEqual([404, never.text]);
    }
    expect((await pictureOf(stranger.id, reader.token, other.id)).text).toBe(never.text);
    expect((await versions(reader.token)).body['results']).toEqual([]);
  });
});

describe('one’s own password', () => {
  const change = (token: string, old_password: string, password: string, more = {}) =>
    gateway.call('POST', '/api/accounts/me/password', { token, body: { old_password, password, ...more } });
  const noticesTo = async (email: string) =>
    (
      await gateway.owner.query<{ locale: string }>(
        `select data ->> 'locale' as locale from event_store.event
         where data -> 'to' ->> 0 = $1 and data -> 'content' ->> 'template' = 'password-changed'`,
        [email],
      )
    ).rows.map(({ locale }) => locale);
  const logIn = (email: string, password: string) => gateway.call('POST', '/api/login', { body: { email, password } });

  test('is changed by the old one, and every other sign-in ends', async () => {
    const person = await signUp();
    const elsewhere = String((await logIn(person.email, OLD)).body['token']);
    expect((await change(person.token, OLD, NEW)).status).toBe(200);
    expect((await gateway.call('GET', '/api/accounts/me', { token: elsewhere })).status).toBe(401);
    expect((await gateway.call('GET', '/api/accounts/me', { token: person.token })).status).toBe(200);
    expect([(await logIn(person.email, OLD)).status, (await logIn(person.email, NEW)).status]).toEqual([401, 200]);
  });

  test('is told to its owner by mail, in the language of the page, exactly if it is changed', async () => {
    const person = await signUp();
    expect((await change(person.token, 'not-the-old-one', NEW)).status).toBe(403);
    const refusal = await refuseNotices(gateway.owner);
    await expect(change(person.token, OLD, NEW)).rejects.toThrow('answered 500');
    await refusal.end();
    expect(await noticesTo(person.email)).toEqual([]);
    expect((await change(person.token, OLD, NEW, { locale: 'zh' })).status).toBe(200);
    expect(await noticesTo(person.email)).toEqual(['zh']);
  });

  test('has the form of one, in the specified words', async () => {
    const person = await signUp();
    for (const bad of ['short-1', 'nospecial', 'x'.repeat(201), `nul\u0000-char`]) {
      const answer = await change(person.token, OLD, bad);
      expect([answer.status, answer.body['title'] ?? 'refused']).toEqual([
        400,
        bad.includes('\u0000') ? 'The request is not valid.' : 'The password format entered is incorrect',
      ]);
    }
  });

  test('is not guessed by who holds the session: ten tries, slower and slower', async () => {
    const person = await signUp();
    const answers = [];
    for (let guess = 0; guess < 12; guess++) answers.push(await change(person.token, `guess-${guess}`, NEW));
    expect(answers[0]?.body['code']).toBe('old-password-wrong');
    expect(answers.at(-1)?.status).toBe(429);
    expect((await logIn(person.email, OLD)).status).toBe(200);
  });

  test('of two changes at once by the same old password one wins', async () => {
    const person = await signUp();
    const answers = await Promise.all([change(person.token, OLD, NEW), change(person.token, OLD, `${NEW}2`)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

test('fault 60: a key has no profile', async () => {
  const admin = await org.member('broker', ['admin']);
  const key = await org.key(admin, ['read', 'jobs']);
  expect((await gateway.call('GET', '/api/accounts/me/picture', { token: key.token })).status).toBe(403);
});
