import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { InvitationLinks } from '@tallyport/worker/outbound-email/invitation-links';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

let database: TestDatabase;
let owner: pg.Pool;
let links: InvitationLinks;
const [org, other, maker] = [randomUUID(), randomUUID(), randomUUID()];

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  owner = database.pool();
  links = new InvitationLinks(database.pool('worker'), 'https://desk.example');
  await owner.query(`insert into kept.organisation (org_id, name) values ($1, 'Harrow'), ($2, 'Other')`, [org, other]);
  await owner.query(
    `insert into identity.account (id, email, password_hash, first_name, last_name) values ($1, 'a@example.test', 'none', 'Ada', 'Tan')`,
    [maker],
  );
});
afterAll(() => database.drop());

async function invitation(more = ''): Promise<{ subjectId: string; emailId: string }> {
  const [subjectId, emailId] = [randomUUID(), randomUUID()];
  await owner.query(
    `insert into kept.invitation (org_id, id, email, made_by, expires_at, mail_id) values ($1, $2, 'ana@example.test', $3, now() + interval '7 days', $4)`,
    [org, subjectId, maker, emailId],
  );
  if (more !== '') await owner.query(`update kept.invitation set ${more} where id = $1`, [subjectId]);
  return { subjectId, emailId };
}
const make = (of: { subjectId: string; emailId: string }, more: { orgId?: string; to?: string[] } = {}) =>
  links.makeLink({ orgId: org, attempt: 1, to: ['Ana@example.test'], ...of, ...more });
const keptFor = async (subjectId: string) =>
  (
    await owner.query<{ hash: string }>(
      `select encode(token_hash, 'hex') as hash from identity.invitation_token where invitation_id = $1`,
      [subjectId],
    )
  ).rows[0]?.hash;

test('each try has a link of its own, of which the hash alone is kept; the one before opens nothing', async () => {
  const of = await invitation();
  const first = await make(of);
  expect(first).toMatch(/^https:\/\/desk\.example\/sign_up#invitation=[\w-]{43}$/);
  const before = await keptFor(of.subjectId);
  const second = await make(of);
  expect(second).not.toBe(first);
  expect(await keptFor(of.subjectId)).not.toBe(before);
  expect(before).not.toContain(first?.slice(-43));
});

test.each([
  ['was used', `used_at = now(), used_by = made_by`],
  ['was revoked', `revoked_at = now(), revoked_by = made_by`],
  ['is past its time', `expires_at = now() - interval '1 second'`],
  ['has a newer mail', `mail_id = gen_random_uuid()`],
])('there is none for an invitation that %s', async (_name, more) => {
  const of = await invitation(more);
  expect(await make(of)).toBeNull();
  expect(await keptFor(of.subjectId)).toBeUndefined();
});

test('there is none for another address, another organisation, or what never was', async () => {
  const of = await invitation();
  expect(await make(of, { to: ['other@example.test'] })).toBeNull();
  expect(await make(of, { to: ['ana@example.test', 'other@example.test'] })).toBeNull();
  expect(await make(of, { orgId: other })).toBeNull();
  expect(await make({ subjectId: randomUUID(), emailId: randomUUID() })).toBeNull();
});
