import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, startTestGateway, type TestGateway } from '../../testing/test-gateway.js';
import { KnownDevices } from './known-devices.js';

const PASSWORD = 'harbour-bridge';
const DAY_MS = 24 * 60 * 60 * 1_000;
let gateway: TestGateway;
let email: string;
let cookie: string;

beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

/** Each test has an owner who signed up in a browser. */
beforeEach(async () => {
  email = `${randomUUID()}@example.test`;
  const body = { email, password: PASSWORD, first_name: 'Kim', last_name: 'Nguyen' };
  cookie = cookieOf(await gateway.call('POST', '/api/signup', { body }));
});

const cookieOf = ({ headers }: Answer) => String(headers['set-cookie']).split(';')[0] ?? '';

const logIn = (password: string, headers: Record<string, string> = {}, as = email) =>
  gateway.call('POST', '/api/login', { body: { email: as, password }, headers });

/** Strangers guess until the account is refused to everybody they are. */
async function guessUntilRefused(headers: Record<string, string> = {}): Promise<number> {
  for (let guesses = 0; ; guesses++) {
    const { status } = await logIn(`guess-${guesses}`, headers);
    if (status === 429) return guesses;
    await gateway.owner.query(`update identity.log_in_failure set at = at - interval '20 seconds'`);
  }
}

describe('fault 67: while strangers guess', () => {
  test('the owner still signs in from a known device, and nobody without one', async () => {
    expect(await guessUntilRefused()).toBe(10);
    expect((await logIn(PASSWORD)).status).toBe(429);
    expect((await logIn(PASSWORD, { cookie })).status).toBe(200);
  });

  test('the device helps its own account alone', async () => {
    const owner = { email, cookie };
    const body = { email: `${randomUUID()}@example.test`, password: PASSWORD, first_name: 'A', last_name: 'B' };
    const strangers = cookieOf(await gateway.call('POST', '/api/signup', { body }));
    expect(await guessUntilRefused({ cookie: strangers })).toBe(10);
    expect((await logIn(PASSWORD, { cookie: strangers }, owner.email)).status).toBe(429);
    expect((await logIn(PASSWORD, { cookie: owner.cookie }, owner.email)).status).toBe(200);
  });

  test('a device that guesses itself is refused too, and no other because of it', async () => {
    const other = cookieOf(await logIn(PASSWORD));
    expect(await guessUntilRefused({ cookie })).toBe(10);
    expect((await logIn(PASSWORD, { cookie })).status).toBe(429);
    expect((await logIn(PASSWORD, { cookie: other })).status).toBe(200);
    expect((await logIn(PASSWORD)).status).toBe(200);
  });
});

describe('the token of a device', () => {
  test('is for this API alone, out of reach of scripts, and of the database', async () => {
    const answer = await logIn(PASSWORD, { 'x-forwarded-proto': 'https' });
    expect(answer.headers['set-cookie']).toMatch(
      /^tallyport_device=[\w-]{43}; Path=\/api; Max-Age=7776000; HttpOnly; SameSite=Strict; Secure$/,
    );
    const { rows } = await gateway.owner.query(`select encode(token_hash, 'escape') as kept from identity.known_device`);
    expect(JSON.stringify(rows)).not.toContain(cookieOf(answer).split('=')[1]);
  });

  test('stays the same for the next person at that browser', async () => {
    expect(cookieOf(await logIn(PASSWORD, { cookie }))).toBe(cookie);
    const colleague = { email: `${randomUUID()}@example.test`, password: PASSWORD, first_name: 'A', last_name: 'B' };
    expect(cookieOf(await gateway.call('POST', '/api/signup', { body: colleague, headers: { cookie } }))).toBe(cookie);
  });

  test.each(['tallyport_device=', 'tallyport_device=short', `tallyport_device=${'A'.repeat(43)}`, `a=b; ; tallyport_device`])(
    'that was not made here (%s) is exchanged for one that was',
    async (planted) => {
      const answer = await logIn(PASSWORD, { cookie: planted });
      expect(answer.status).toBe(200);
      expect(cookieOf(answer)).toMatch(/^tallyport_device=[\w-]{43}$/);
      expect(cookieOf(answer)).not.toBe(planted);
    },
  );

  test('is forgotten ninety days after it was last used', async () => {
    const devices = gateway.app.get(KnownDevices, { strict: false });
    const known = () => devices.find(cookie.split('=')[1] ?? '', email);
    await devices.removeUnused(new Date(Date.now() + 89 * DAY_MS));
    expect(await known()).not.toBeNull();
    expect(await devices.removeUnused(new Date(Date.now() + 91 * DAY_MS))).toBeGreaterThan(0);
    expect(await known()).toBeNull();
  });
});
