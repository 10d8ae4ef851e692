import { randomUUID } from 'node:crypto';
import type { ExportSummary } from '@tallyport/contracts/freight-export/export-row';
import { ACCOUNT_MAIL_ORG } from '@tallyport/contracts/outbound-email/account-mail';
import type { OutgoingEmail } from '@tallyport/contracts/outbound-email/http';
import { explain, recordingPool } from '@tallyport/database/testing/explain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { plantEmail } from '../../testing/plant-email.js';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';
import { OutboundEmailQueries } from './outbound-email.queries.js';

let desk: TestDesk;
let org: TestOrg;
let operator: TestMember;
beforeAll(async () => {
  desk = await startTestDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  org = await desk.org();
  operator = await org.member(null, ['operator']);
});

const path = (rest = '') => `/api/v1/orgs/${org.id}/outbound_emails${rest}`;
async function list(query = '', token = operator.token): Promise<OutgoingEmail[]> {
  await desk.settle();
  return (await desk.get(path(query), token)).body['results'] as unknown as OutgoingEmail[];
}
const decide = (id: string, step: 'count_as_sent' | 'send_again', headers = {}, token = operator.token) =>
  desk.post(path(`/${id}/${step}`), token, { reason: 'Mei says so' }, headers);
const unknownCount = async () => {
  await desk.settle();
  const { tabs } = (await desk.get(`/api/v1/orgs/${org.id}/exports/summary`, operator.token)).body as unknown as ExportSummary;
  return tabs.mails;
};
const eventsOf = async (id: string) =>
  (await desk.parts.eventStore.load(org.id, `outbound-email/${id}`)).map(({ type }) => type.replace('outbound-email.', ''));

describe('fault 55: a mail of which nobody knows whether it arrived', () => {
  test('stands first in the list, is counted, and waits for a person', async () => {
    const unknown = await plantEmail(desk, org, { to: 'mei@harbourline.example' });
    for (const state of ['queued', 'sent', 'refused'] as const) await plantEmail(desk, org, { to: `${state}@harbourline.example`, state });
    const rows = await list();
    expect(rows.map(({ state }) => state)).toEqual(['unknown', 'refused', 'sent', 'queued']);
    expect(rows[0]).toMatchObject({ id: unknown, problem: 'email.outcome-unknown', to: ['mei@harbourline.example'], attempts: 1 });
    expect(rows[1]).toMatchObject({ problem: 'email.send-error', last_answer: { code: 550, sentence: '5.1.1 No such user' } });
    expect((await list('?state=refused')).map(({ to }) => to)).toEqual([['refused@harbourline.example']]);
    expect(await unknownCount()).toBe(1);
  });

  test('counts as sent at the word of a person, once, however often the key is pressed', async () => {
    const id = await plantEmail(desk, org, { to: 'mei@harbourline.example' });
    const key = { 'idempotency-key': randomUUID() };
    for (const _ of [1, 2]) {
      const answer = await decide(id, 'count_as_sent', key);
      expect(answer).toMatchObject({ status: 200, body: { state: 'sent', is_sent_by_word: true, problem: null } });
      expect(answer.headers['stream-position']).toBe(`outbound-email/${id}@4`);
    }
    expect(await eventsOf(id)).toEqual(['requested', 'sending', 'outcome-unknown', 'counted-as-sent']);
    expect([await unknownCount(), (await list('?state=unknown')).length]).toEqual([0, 0]);
    expect((await decide(id, 'send_again')).body['code']).toBe('email.illegal-transition');
  });

  test('goes once more at the word of a person, in the lane of its job', async () => {
    const job = await desk.job(org, await org.member('broker'));
    const id = await plantEmail(desk, org, { to: 'mei@harbourline.example', workOrderId: job.id });
    await desk.settle();
    expect((await decide(id, 'send_again')).body).toMatchObject({
      state: 'queued',
      attempts: 1,
      work_order: { id: job.id, code: job.code },
    });
    expect((await list()).map(({ work_order }) => work_order)).toEqual([{ id: job.id, code: job.code }]);
    const { rows } = await desk.owner.query('select distinct job_id, lane from event_store.event where stream_id = $1', [
      `outbound-email/${id}`,
    ]);
    expect(rows).toEqual([{ job_id: job.id, lane: expect.any(Number) as number }]);
    expect((await decide(id, 'count_as_sent')).body['code']).toBe('email.illegal-transition');
  });

  test('a refused one goes once more after its address was checked, and never counts as sent', async () => {
    const id = await plantEmail(desk, org, { to: 'mei@harbourline.example', state: 'refused' });
    expect((await decide(id, 'count_as_sent')).body['code']).toBe('email.illegal-transition');
    expect((await decide(id, 'send_again')).body).toMatchObject({ state: 'queued', problem: null });
  });

  test('is decided by operators and admins with a reason; auditors read; who works on jobs sees none', async () => {
    const id = await plantEmail(desk, org, { to: 'mei@harbourline.example' });
    const [auditor, broker] = [await org.member(null, ['auditor']), await org.member('broker')];
    expect((await list('', auditor.token)).map((mail) => mail.id)).toEqual([id]);
    expect((await decide(id, 'send_again', {}, auditor.token)).status).toBe(403);
    expect((await desk.get(path(), broker.token)).status).toBe(403);
    expect((await desk.post(path(`/${id}/send_again`), operator.token, { reason: ' ' })).status).toBe(400);
    expect(await eventsOf(id)).toHaveLength(3);
  });
});

test('mail of accounts is shown to no organisation, whoever asks', async () => {
  const id = randomUUID();
  const view = JSON.stringify({ id, state: 'unknown' });
  await desk.owner.query(
    `insert into read_model.record_v1 (org_id, stream_id, kind, stream_position, position, view) values ($1, $2, 'outbound-email', 1, 1, $3)`,
    [ACCOUNT_MAIL_ORG, `outbound-email/${id}`, view],
  );
  expect(await list()).toEqual([]);
  expect((await desk.get(`/api/v1/orgs/${ACCOUNT_MAIL_ORG}/outbound_emails`, operator.token)).status).toBe(404);
  expect((await decide(id, 'send_again')).body['code']).toBe('email.not-found');
});

test('the lists are found by the index over mails, on an empty database too', async () => {
  const { pool, statements } = recordingPool(desk.parts.pool);
  const queries = new OutboundEmailQueries(pool, desk.parts.eventStore);
  await queries.list(org.id, undefined, { page: 1, page_size: 50 });
  await queries.list(org.id, 'unknown', { page: 1, page_size: 50 });
  for (const statement of statements.values()) {
    const looks = await explain(desk.owner, statement);
    expect(looks.map(({ table, index }) => [table, index])).toEqual([
      ['record_v1', expect.stringMatching(/^record_v1_org_id_position_idx/) as string],
    ]);
  }
  expect(statements.size).toBe(2);
});

test('the jobs of mails are found by their ids, on an empty database too', async () => {
  const { pool, statements } = recordingPool(desk.parts.pool);
  await new OutboundEmailQueries(pool, desk.parts.eventStore).codesOf(org.id, [{ work_order_id: randomUUID() }]);
  for (const statement of statements.values())
    expect((await explain(desk.owner, statement)).map(({ table, index }) => [table, index !== null])).toEqual([
      ['work_order_list_v2', true],
    ]);
  expect(statements.size).toBe(1);
});
