import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReplyOf } from '@tallyport/contracts/define-operation';
import type { CustomsMessage, getCustomsMessage } from '@tallyport/contracts/lodgement/customs-message-http';
import { explain, recordingPool } from '@tallyport/database/testing/explain';
import { handWritten } from '@tallyport/domain/lodgement/messages/testing/starter-tables';
import { importStarterTables } from '@tallyport/worker/adapters/customs/import-starter-tables';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { receiveFromCustoms } from '../../testing/customs-messages.js';
import { TestDeclaration } from '../../testing/test-declaration.js';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';
import { JobMoments } from '../work-order/job-moments.js';
import { CustomsMessageQueries } from './customs-message.queries.js';
import { LodgementQueries } from './lodgement.queries.js';

let desk: TestDesk;
let org: TestOrg;
let broker: TestMember;
let declaration: TestDeclaration;

beforeAll(async () => {
  desk = await startTestDesk();
  await importStarterTables(desk.database.pool('worker'));
});
afterAll(() => desk.close());

beforeEach(async () => {
  org = await desk.org();
  broker = await org.member('broker');
  const admin = await org.member(null, ['admin']);
  await desk.post('/api/accounts/me/broker_profile/au', broker.token, { license_number: '01234' });
  const body = { may_lodge: true, customs_site_id: 'TALLY001', customs_owner_site_id: 'HARBOUR1' };
  await desk.call('PUT', `/api/v1/orgs/${org.id}/org_setting`, { token: admin.token, body });
  declaration = await TestDeclaration.make(desk, org, broker);
});

const inOrg = () => `/api/v1/orgs/${org.id}/customs_messages`;
const place = () => ({ workOrderId: declaration.job.id, lodgementId: declaration.id });

/** Signed, made and sent; what was sent is a message written by hand. */
async function sent(): Promise<void> {
  await declaration.moveJob('accepted');
  await declaration.sign('lodge');
  const bytes = Buffer.from(handWritten('imd'), 'latin1');
  const { hash } = await desk.parts.blobs.putFile(org.id, Readable.from([bytes]), { limit: bytes.length });
  await declaration.send(hash);
  await desk.settle();
}

async function listed(path: string): Promise<CustomsMessage[]> {
  await desk.settle();
  return (await desk.get(path, broker.token)).body['results'] as unknown as CustomsMessage[];
}

const ofJob = (query = '') => listed(`${declaration.jobPath}/customs_messages${query}`);
const unmatched = () => listed(`${inOrg()}?unmatched=true`);
const shown = ({ direction, kind, version, bytes }: CustomsMessage) => [direction, kind, version, bytes];

async function explained(path: string): Promise<ReplyOf<typeof getCustomsMessage>> {
  return (await desk.get(path, broker.token)).body as unknown as ReplyOf<typeof getCustomsMessage>;
}

describe('the log of a job', () => {
  test('lists what was sent and what came, the newest first, and what belongs to the job although it cannot be read', async () => {
    await sent();
    await receiveFromCustoms(desk, org.id, '<html>', place());
    expect((await ofJob()).map(shown)).toEqual([
      ['received', null, null, 6],
      ['received', 'acknowledged', 1, null],
      ['sent', 'lodge', 1, 900],
    ]);
  });

  test('lists of a past moment what was there then', async () => {
    const head = async () => {
      await desk.settle();
      const { rows } = await desk.owner.query<{ head: string }>('select max(position) as head from event_store.log');
      return rows[0]?.head;
    };
    const before = await head();
    await sent();
    const after = await head();
    await receiveFromCustoms(desk, org.id, 'later', place());
    const then = await Promise.all([before, after].map((position) => ofJob(`?as_of=${position}`)));
    expect([...then, await ofJob()].map(({ length }) => length)).toEqual([0, 2, 3]);
  });

  test('shows a message segment by segment, as it was written and by field and line', async () => {
    await sent();
    const [interchange] = (await ofJob()).filter(({ direction }) => direction === 'sent');
    const path = `${declaration.jobPath}/customs_messages/${interchange?.id}`;
    const { message, findings, results, count } = await explained(path);
    expect([message, findings]).toEqual([interchange, []]);
    expect(results.map(({ text }) => text).join('')).toBe(handWritten('imd'));
    expect(results.find(({ text }) => text.startsWith('LOC+9+'))).toMatchObject({ part: 'header', values: [{ name: 'loading_port' }] });
    expect(await explained(`${path}?page=2&page_size=10`)).toMatchObject({ count, results: results.slice(10, 20) });
  });

  test('has no message of another job', async () => {
    const messageId = await receiveFromCustoms(desk, org.id, 'x', { ...place(), workOrderId: randomUUID() });
    await desk.settle();
    const answer = await desk.get(`${declaration.jobPath}/customs_messages/${messageId}`, broker.token);
    expect([answer.status, answer.body['code']]).toEqual([404, 'customs-message.not-found']);
  });
});

describe('what customs sent to the organisation', () => {
  test('waits for a person where it belongs to no lodgement', async () => {
    const reference = { ownReference: 'SYD-000099-ZZZZ', version: 2 };
    const waiting = await receiveFromCustoms(desk, org.id, handWritten('seacrr'), null, reference);
    const matched = await receiveFromCustoms(desk, org.id, 'known', place());
    expect(await unmatched()).toMatchObject([{ id: waiting, own_reference: 'SYD-000099-ZZZZ', version: 2, lodgement_id: null }]);
    expect((await listed(inOrg())).map(({ id }) => id)).toEqual([matched, waiting]);
  });

  test('is shown as far as it can be read, with what is wrong with it', async () => {
    const cut = await receiveFromCustoms(desk, org.id, handWritten('seacrr').slice(0, -12));
    const { findings, results } = await explained(`${inOrg()}/${cut}`);
    expect(findings).toMatchObject([{ code: 'cut' }]);
    expect(results.map(({ is_understood }) => is_understood)).toContain(false);
    const read = await receiveFromCustoms(desk, org.id, handWritten('seacrr'));
    expect((await explained(`${inOrg()}/${read}`)).findings).toEqual([]);
  });

  test('is handed to a lodgement by a person, once; then it waits no more and stands in the log of the job', async () => {
    await sent();
    const messageId = await receiveFromCustoms(desk, org.id, handWritten('imdr-accepted'));
    const body = { work_order_id: declaration.job.id, lodgement_id: declaration.id };
    const key = { 'Idempotency-Key': randomUUID() };
    for (let repeat = 0; repeat < 2; repeat++) {
      const answer = await desk.post(`${inOrg()}/${messageId}/match`, broker.token, body, key);
      expect([answer.status, answer.body['lodgement_id']]).toEqual([200, declaration.id]);
    }
    expect(await unmatched()).toEqual([]);
    expect((await ofJob())[0]).toMatchObject({ id: messageId, direction: 'received', lodged: 'declaration' });
  });

  test('goes to no second lodgement, to none that does not exist, and from no message that does not', async () => {
    await sent();
    const other = await TestDeclaration.make(desk, org, broker);
    const messageId = await receiveFromCustoms(desk, org.id, 'x', { ...place(), lodgementId: randomUUID() });
    const body = { work_order_id: declaration.job.id, lodgement_id: declaration.id };
    const tried = async (id: string, given: object) => (await desk.post(`${inOrg()}/${id}/match`, broker.token, given)).body['code'];
    expect(await tried(messageId, body)).toBe('customs-message.matched-already');
    expect(await tried(messageId, { ...body, lodgement_id: other.id })).toBe('record.not-found');
    expect(await tried(messageId, { ...body, work_order_id: other.job.id })).toBe('record.not-found');
    expect(await tried(randomUUID(), body)).toBe('customs-message.not-found');
  });
});

test('messages are found by their job, and those of none, through an index', async () => {
  const { pool, statements } = recordingPool(desk.parts.pool);
  const moments = new JobMoments(desk.parts.eventStore, pool);
  const queries = new CustomsMessageQueries(pool, desk.parts.eventStore, moments, new LodgementQueries(desk.parts.eventStore, pool));
  await queries.ofJob(org.id, declaration.job.id);
  await queries.received(org.id, true, { page: 1, page_size: 50 });
  const asked = [...statements.values()].filter(({ name }) => name.includes('customs-messages'));
  const plans = await Promise.all(asked.map((statement) => explain(desk.parts.pool, statement)));
  expect(plans.flat().map(({ table, index }) => `${table} by ${index}`)).toEqual([
    'record_v1 by record_v1_org_id_expr_position_idx',
    'record_v1 by record_v1_org_id_expr_position_idx',
  ]);
});
