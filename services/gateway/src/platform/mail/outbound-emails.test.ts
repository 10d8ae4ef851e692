import { randomUUID } from 'node:crypto';
import { ACCOUNT_MAIL_ORG } from '@tallyport/contracts/outbound-email/account-mail';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import type { EmailRequest } from '@tallyport/domain/outbound-email/commands';
import { EventStore } from '@tallyport/event-store/event-store';
import { sampleAppend, sampleMetadata } from '@tallyport/event-store/testing/sample-append';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { OutboundEmails } from './outbound-emails.js';

let database: TestDatabase;
let [gateway, login]: EventStore[] = [];

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  [gateway, login] = [new EventStore(database.pool('gateway', 2)), new EventStore(database.pool('login', 2))];
});
afterAll(() => database.drop());

const at = '2026-03-14T02:00:00.000Z';

function request(organisation = 'Harbourline'): EmailRequest {
  const content = { template: 'invitation' as const, subjectId: randomUUID(), organisation, inviter: 'Priya Raman' };
  return {
    type: 'request',
    emailId: randomUUID(),
    email: { to: ['mei.chen@harbourline.example'], locale: 'en', content, workOrderId: null },
  };
}

function emails(): OutboundEmails {
  return new OutboundEmails(gateway as EventStore, login as EventStore);
}

test('a mail is asked for once, however often its command comes', async () => {
  const [orgId, command, metadata] = [randomUUID(), request(), sampleMetadata()];
  expect(await emails().record(orgId, command, metadata, at)).toBe(1);
  expect(await emails().record(orgId, command, metadata, at)).toBe(1);
  expect(await gateway?.load(orgId, `outbound-email/${command.emailId}`)).toHaveLength(1);
});

test('fault 56: what people call themselves is stored as it stands', async () => {
  const [orgId, command] = [randomUUID(), request('Harbour\r\nBcc: all@evil.example')];
  await emails().record(orgId, command, sampleMetadata(), at);
  const [stored] = (await gateway?.load(orgId, `outbound-email/${command.emailId}`)) ?? [];
  expect(stored?.data).toMatchObject({ content: { organisation: 'Harbour\r\nBcc: all@evil.example' } });
});

describe('mail of accounts', () => {
  test('is asked for by the log-in role, once, and sent by the worker', async () => {
    const [command, metadata] = [request(), sampleMetadata()];
    expect(await emails().recordOfAccount(command, metadata, at)).toBe(1);
    expect(await emails().recordOfAccount(command, metadata, at)).toBe(1);
    const worker = new EventStore(database.pool('worker', 2));
    expect(await worker.load(ACCOUNT_MAIL_ORG, `outbound-email/${command.emailId}`)).toHaveLength(1);
  });

  test('is seen by nobody through the API: the gateway reads and writes none, whatever tenant it names', async () => {
    const command = request();
    await emails().recordOfAccount(command, sampleMetadata(), at);
    expect(await gateway?.load(ACCOUNT_MAIL_ORG, `outbound-email/${command.emailId}`)).toEqual([]);
    await expect(emails().record(ACCOUNT_MAIL_ORG, request(), sampleMetadata(), at)).rejects.toThrow(/row-level security/u);
  });

  test('is all that the log-in role may see and write of the log', async () => {
    const [orgId, command] = [randomUUID(), request()];
    await emails().record(orgId, command, sampleMetadata(), at);
    expect(await login?.load(orgId, `outbound-email/${command.emailId}`)).toEqual([]);
    await expect(login?.append(sampleAppend(['hello'], { orgId }))).rejects.toThrow(/row-level security/u);
    await expect(login?.append(sampleAppend(['hello'], { orgId: ACCOUNT_MAIL_ORG }))).rejects.toThrow(/row-level security/u);
  });

  test('no read model shows it to the gateway, those that are made later included', async () => {
    const owner = database.pool();
    await owner.query(`select read_model.make_table('record_v1', '_later')`);
    const { rows } = await owner.query<{ without: string }>(`
      select table_name::text as without from information_schema.columns c
      where table_schema = 'read_model' and column_name = 'org_id' and not exists (
        select from pg_policies p where p.schemaname = 'read_model' and p.tablename = c.table_name
          and p.permissive = 'RESTRICTIVE' and p.qual like '%${ACCOUNT_MAIL_ORG}%')`);
    expect(rows).toEqual([]);
    const seen = (await owner.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'read_model'`)).rows;
    expect(seen.map(({ name }) => name)).toContain('record_v1_later');
  });
});
