import { randomUUID } from 'node:crypto';
import { ACCOUNT_MAIL_ORG } from '@tallyport/contracts/outbound-email/account-mail';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newToken } from '../../platform/auth/token.js';
import { refuseNotices } from '../../testing/refuse-notices.js';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.js';

const OLD = 'harbour-bridge';
const NEW = 'opera-house!';
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const post = (path: string, body: unknown, headers: Record<string, string> = {}) => gateway.call('POST', path, { body, headers });
const ask = (email: string, headers = {}) => post('/api/password_reset/', { email }, headers);
const validate = (token: string) => post('/api/password_reset/validate_token/', { token });
const confirm = (token: string, password = NEW) => post('/api/v1/password_reset/confirm', { token, password });
const logIn = (email: string, password: string) => post('/api/login', { email, password });

async function rows(sql: string, values: readonly unknown[]): Promise<Record<string, unknown>[]> {
  return (await gateway.owner.query(sql, [...values])).rows as Record<string, unknown>[];
}

async function someone(): Promise<{ email: string; token: string }> {
  const email = `${randomUUID()}@example.test`;
  const { body } = await post('/api/signup', { email, password: OLD, first_name: 'Kim', last_name: 'Nguyen' });
  return { email, token: String(body['token']) };
}

/** The mails that were asked for, for an address, as the log has them. */
function mailsTo(email: string) {
  return rows(
    `select data from event_store.event where org_id = $1 and type = 'outbound-email.requested' and data -> 'to' ->> 0 = $2 order by seq`,
    [ACCOUNT_MAIL_ORG, email],
  );
}

/** Asks for a link and makes its token, as the sending of its mail does. Null where no mail would leave. */
async function linkFor(email: string): Promise<string | null> {
  expect((await ask(email)).status).toBe(200);
  const [asked] = await rows('select id from identity.password_reset where email = $1 order by requested_at desc limit 1', [email]);
  const { token, hash } = newToken();
  const [issued] = await rows('select identity.issue_password_reset($1, $2) as issued', [asked?.['id'], hash]);
  return issued?.['issued'] === true ? token : null;
}

describe('asking for a link', () => {
  test('fault 65: known, unknown and disabled addresses are the same bytes, and a mail is asked for alike', async () => {
    const [known, disabled] = [await someone(), await someone()];
    await gateway.owner.query('update identity.account set disabled_at = now() where email = $1', [disabled.email]);
    const addresses = [known.email, disabled.email, `${randomUUID()}@example.test`];
    const answers = await Promise.all(addresses.map((email) => ask(email)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    for (const email of addresses)
      expect((await mailsTo(email)).map(({ data }) => data)).toMatchObject([{ to: [email], content: { template: 'password-reset' } }]);
    expect(await Promise.all(addresses.map((email) => linkFor(email).then((link) => link !== null)))).toEqual([true, false, false]);
  });

  test.each([
    ['a list', ['a@example.test', 'b@example.test']],
    ['several with commas', 'a@example.test,b@example.test'],
    ['a line break', 'a@example.test\r\nBcc: b@example.test'],
    ['nothing', ''],
  ])('fault 66: %s is no address', async (_what, email) => {
    expect((await post('/api/password_reset/', { email })).status).toBe(400);
  });

  test('R12: one address is mailed five times in a quarter of an hour at most, whoever asks', async () => {
    for (const { email } of [await someone(), { email: `${randomUUID()}@example.test` }]) {
      const statuses = [];
      for (let time = 0; time < 6; time++) statuses.push((await ask(email, { 'x-forwarded-for': `192.0.2.${time}` })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      expect(await mailsTo(email)).toHaveLength(5);
    }
  });

  test('fault 64: no token stands in the log or in the database', async () => {
    const { email } = await someone();
    const token = (await linkFor(email)) ?? '';
    const [found] = await rows(
      `select (select string_agg(e::text, '') from event_store.event e) || (select string_agg(r::text, '') from identity.password_reset r) as kept`,
      [],
    );
    expect(String(found?.['kept'])).not.toContain(token);
  });
});

describe('a link', () => {
  test('sets a password once, ends every sign-in of the account, and forgives what was guessed', async () => {
    const { email, token: session } = await someone();
    const other = (await linkFor(email)) ?? '';
    const link = (await linkFor(email)) ?? '';
    for (let guess = 0; guess < 4; guess++) await logIn(email, `guess-${guess}`);
    expect((await validate(link)).status).toBe(200);
    expect((await confirm(link)).status).toBe(200);
    expect((await gateway.call('GET', '/api/accounts/me', { token: session })).status).toBe(401);
    expect((await logIn(email, OLD)).status).toBe(401);
    expect((await logIn(email, NEW)).status).toBe(200);
    for (const over of [link, other]) {
      for (const answer of [await validate(over), await confirm(over, 'third-password!')])
        expect(answer.body).toMatchObject({ status: 404, title: 'Sorry, this link is no longer valid.' });
    }
    expect((await mailsTo(email)).at(-1)?.['data']).toMatchObject({ content: { template: 'password-changed' } });
  });

  test('changes nothing where the notice to its owner cannot be recorded: both commit together, and the link is good still', async () => {
    const { email } = await someone();
    const link = (await linkFor(email)) ?? '';
    const refusal = await refuseNotices(gateway.owner);
    await expect(confirm(link)).rejects.toThrow('answered 500');
    expect([(await logIn(email, OLD)).status, (await mailsTo(email)).length]).toEqual([200, 1]);
    await refusal.end();
    expect((await confirm(link)).status).toBe(200);
    expect((await mailsTo(email)).at(-1)?.['data']).toMatchObject({ content: { template: 'password-changed' } });
  });

  test('fault 66: of ten that confirm at once one wins', async () => {
    const { email } = await someone();
    const link = (await linkFor(email)) ?? '';
    const passwords = Array.from({ length: 10 }, (_, one) => `password-of-${one}`);
    const answers = await Promise.all(passwords.map((password) => confirm(link, password)));
    const winners = passwords.filter((_, one) => answers[one]?.status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(9);
    expect((await logIn(email, winners[0] ?? '')).status).toBe(200);
  });

  test('R12: is over after sixty minutes', async () => {
    const { email } = await someone();
    const link = (await linkFor(email)) ?? '';
    const [{ minutes } = {}] = await rows(
      `select extract(epoch from expires_at - now()) / 60 as minutes from identity.password_reset where email = $1 and token_hash is not null`,
      [email],
    );
    expect(Number(minutes)).toBeGreaterThan(59);
    expect(Number(minutes)).toBeLessThanOrEqual(60);
    await gateway.owner.query(`update identity.password_reset set expires_at = now() where email = $1`, [email]);
    for (const answer of [await validate(link), await confirm(link)])
      expect(answer.body).toMatchObject({ status: 410, title: 'Sorry, the current link has expired' });
    expect((await logIn(email, OLD)).status).toBe(200);
  });

  test('fault 66: an altered, an unknown and an endless one are no longer valid', async () => {
    const { email } = await someone();
    const link = (await linkFor(email)) ?? '';
    for (const token of [`${link.slice(0, -1)}x`, newToken().token, '', 'a'.repeat(200)])
      expect((await validate(token)).body).toMatchObject({ status: 404, title: 'Sorry, this link is no longer valid.' });
    expect((await validate('a'.repeat(201))).status).toBe(400);
  });

  test('of an account that was disabled in the meantime is no longer valid', async () => {
    const { email } = await someone();
    const link = (await linkFor(email)) ?? '';
    await gateway.owner.query('update identity.account set disabled_at = now() where email = $1', [email]);
    expect((await confirm(link)).status).toBe(404);
  });

  test('that waited for more than an hour to be mailed is not made', async () => {
    const { email } = await someone();
    await ask(email);
    await gateway.owner.query(`update identity.password_reset set requested_at = now() - interval '61 minutes' where email = $1`, [email]);
    const [{ issued } = {}] = await rows(
      'select identity.issue_password_reset(id, $2) as issued from identity.password_reset where email = $1',
      [email, newToken().hash],
    );
    expect(issued).toBe(false);
  });

  test.each([
    ['of seven characters', 'short-1'],
    ['without a special character', 'longenough1'],
    ['of a thousand characters', 'a-'.repeat(500)],
  ])('fault 68: a new password %s is refused, and the link stays good', async (_name, password) => {
    const link = (await linkFor((await someone()).email)) ?? '';
    const refused = await confirm(link, password);
    expect(refused.body).toMatchObject({ status: 400, title: 'The password format entered is incorrect' });
    expect((await validate(link)).status).toBe(200);
  });
});

test('fault 68: a new password with NUL is refused', async () => {
  expect((await confirm('any', 'harbour-\u0000bridge')).status).toBe(400);
});

test('requests of a week ago are swept', async () => {
  const { email } = await someone();
  await ask(email);
  await gateway.owner.query(`update identity.password_reset set requested_at = now() - interval '8 days' where email = $1`, [email]);
  const { PasswordResets } = await import('./password-resets.js');
  expect(await gateway.app.get(PasswordResets, { strict: false }).removeOld()).toBeGreaterThan(0);
  expect(await rows('select id from identity.password_reset where email = $1', [email])).toEqual([]);
});
