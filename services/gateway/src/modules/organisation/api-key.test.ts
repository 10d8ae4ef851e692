import { randomUUID } from 'node:crypto';
import type { ApiKey, MadeApiKey } from '@tallyport/contracts/organisation/api-key-http';
import type { HistoryEntry } from '@tallyport/contracts/work-order/history-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';
import { reading, readRecord } from '../../testing/test-records.js';

const KEY = /^tpk_[\w-]{43}$/;

let desk: TestDesk;
let org: TestOrg;
let admin: TestMember;
let path: string;
beforeAll(async () => {
  desk = await startTestDesk();
  org = await desk.org();
  admin = await org.member('broker', ['admin']);
  path = `/api/v1/orgs/${org.id}/api_keys`;
});
afterAll(() => desk.close());

async function make(more: object = {}, headers: Record<string, string> = {}): Promise<MadeApiKey> {
  const { status, body } = await desk.post(path, admin.token, { name: 'Warehouse', scopes: ['read', 'jobs'], ...more }, headers);
  expect(status).toBe(201);
  return body as unknown as MadeApiKey;
}
const list = async () => JSON.parse((await desk.get(path, admin.token)).text) as ApiKey[];
const one = async ({ id }: { id: string }) => (await list()).find((key) => key.id === id);
const revoke = (id: string, token = admin.token) => desk.post(`${path}/${id}/revoke`, token);

describe('a key', () => {
  test('is told when it is made and never again; only its hash is kept', async () => {
    const { key, ...made } = await make();
    expect(key).toMatch(KEY);
    expect(made).toMatchObject({ name: 'Warehouse', scopes: ['read', 'jobs'], state: 'active', made_by: { id: admin.id } });
    expect(await one(made)).toEqual(made);
    const { rows } = await desk.owner.query<{ row: string; right: boolean }>(
      `select k::text as row, k.token_hash = sha256($2::text::bytea) as right from identity.api_key k where id = $1`,
      [made.id, key],
    );
    expect(rows[0]?.right).toBe(true);
    expect(rows[0]?.row).not.toContain(key?.slice(4));
    await expect(desk.parts.pool.query('select token_hash from identity.api_key')).rejects.toThrow('permission denied');
  });

  test('that is asked for twice is made once, and the repeat is not told it', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const [first, second] = [await make({}, headers), await make({}, headers)];
    expect([second.id, second.key]).toEqual([first.id, null]);
    const { rows } = await desk.owner.query<{ row: string }>('select c::text as row from gateway.command c where org_id = $1', [org.id]);
    expect(rows.filter(({ row }) => row.includes(first.key ?? ''))).toEqual([]);
  });

  test.each([
    ['without a scope', { scopes: [] }],
    ['with a scope that there is not', { scopes: ['admin'] }],
    ['with a scope twice', { scopes: ['read', 'read'] }],
    ['without a name', { name: ' ' }],
    ['that has expired already', { expires_at: '2020-01-01T00:00:00Z' }],
  ])('%s is refused', async (_name, more) => {
    const { status, body } = await desk.post(path, admin.token, { name: 'x', scopes: ['read'], ...more });
    expect([status, body['code']]).toEqual([400, 'invalid-input']);
  });

  test('is used, and the last use is noted once a minute', async () => {
    const made = await make();
    expect(made.last_used_at).toBeNull();
    /** The last use after a call that found it so long ago. A revocation empties the cache, so that the key is looked up. */
    const usedAfter = async (ago: string) => {
      await desk.owner.query(`update identity.api_key set last_used_at = now() - $2::interval where id = $1`, [made.id, ago]);
      const before = (await one(made))?.last_used_at;
      await revoke((await make()).id);
      expect((await desk.get(`/api/v1/orgs/${org.id}/work_orders`, made.key ?? '')).status).toBe(200);
      return [before, (await one(made))?.last_used_at] as const;
    };
    const [soon, still] = await usedAfter('50 seconds');
    expect(still).toBe(soon);
    const [long, anew] = await usedAfter('70 seconds');
    expect(Date.parse(anew ?? '') - Date.parse(long ?? '')).toBeGreaterThan(60_000);
  });

  test('that was revoked is refused at once, stays in the list, and a second time changes nothing', async () => {
    const made = await make();
    const call = () => desk.get(`/api/v1/orgs/${org.id}`, made.key ?? '');
    expect((await call()).status).toBe(200);
    const first = (await revoke(made.id)).body;
    expect((await call()).status).toBe(401);
    expect(first).toMatchObject({ state: 'revoked', revoked_by: { id: admin.id } });
    expect((await revoke(made.id)).body).toEqual(first);
    expect((await one(made))?.state).toBe('revoked');
  });

  test('fault 61: outlives the membership of who made it, and the list says that they left', async () => {
    const leaver = await org.member(null, ['admin']);
    const made = (await desk.post(path, leaver.token, { name: 'Scanner', scopes: ['read'] })).body as unknown as MadeApiKey;
    await org.remove(leaver);
    expect((await desk.get(`/api/v1/orgs/${org.id}/work_orders`, made.key ?? '')).status).toBe(200);
    expect(await one(made)).toMatchObject({ state: 'active', made_by: { id: leaver.id, first_name: 'Kim' }, maker_left: true });
  });
});

describe('fault 60: keys', () => {
  test('are made and revoked by admins alone, and read by auditors too', async () => {
    const made = await make();
    const [broker, auditor] = [await org.member('broker', ['operator']), await org.member(null, ['auditor'])];
    const tries = async ({ token }: TestMember) => [
      (await desk.get(path, token)).status,
      (await desk.post(path, token, { name: 'x', scopes: ['read'] })).status,
      (await revoke(made.id, token)).status,
      (await desk.get(`/api/v1/orgs/${org.id}/api_key_names`, token)).status,
    ];
    expect(await tries(broker)).toEqual([403, 403, 403, 200]);
    expect(await tries(auditor)).toEqual([200, 403, 403, 200]);
    expect((await one(made))?.state).toBe('active');
  });

  test('that try more than they may are refused, and the attempt is in the log under the key', async () => {
    const made = await make({ scopes: ['read'] });
    expect((await desk.post(path, made.key ?? '', { name: 'x', scopes: ['operate'] })).status).toBe(403);
    await desk.settle();
    const { body } = await desk.get(`/api/v1/orgs/${org.id}/refused_calls?page_size=200`, admin.token);
    expect(body['results']).toContainEqual(expect.objectContaining({ account_id: made.id, operation: 'createApiKey', role: null }));
    const { rows } = await desk.owner.query(`select metadata -> 'actor' as actor from event_store.event where stream_id = $1`, [
      `refused-calls/${made.id}`,
    ]);
    expect(rows).toEqual([{ actor: { kind: 'api-key', keyId: made.id } }]);
  });
});

test('fault 60: a key writes values of a record and confirms none: to confirm is to have looked', async () => {
  const key = (await make()).key ?? '';
  const job = await desk.job(org, admin, { waybill_number: 'W2' });
  const fields = { currency: reading('AUD') };
  const { id } = await readRecord(desk, org.id, { kind: 'invoice', workOrderId: job.id, documentId: randomUUID(), fields });
  const amend = (edit: object) => desk.post(`/api/v1/orgs/${org.id}/work_orders/${job.id}/invoices/${id}/amend`, key, { edits: [edit] });
  const confirm = await amend({ kind: 'confirm', line_id: null, fields: [{ field: 'currency', value: 'AUD' }] });
  expect([confirm.status, confirm.body['code']]).toEqual([403, 'not-allowed']);
  expect((await amend({ kind: 'amend', changes: [{ field: 'currency', previous: 'AUD', next: 'USD' }] })).status).toBe(200);
});

test('what a key does stands in history, conversation and change log under its name', async () => {
  const made = await make({ name: 'Warehouse bridge' });
  const key = made.key ?? '';
  const job = await desk.job(org, { id: made.id, token: key, email: '' }, { waybill_number: 'W1' });
  const below = `/api/v1/orgs/${org.id}/work_orders/${job.id}`;
  expect((await desk.call('PUT', below, { token: key, body: { vessel: 'Ever Given' } })).status).toBe(200);
  await desk.post(`${below}/conversations`, key, { text: 'arrived' });
  await desk.post(`/api/v1/orgs/${org.id}/aucargo_cargowise_product/save_product`, key, { product_code: 'P1', name: 'x' });
  expect((await desk.post(`${below}/update_job_status`, key, { job_status: 'accepted' })).status).toBeGreaterThan(399);
  await desk.settle();
  const history = await desk.get(`${below}/history?actor=${made.id}`, admin.token);
  const entries = history.body['results'] as unknown as HistoryEntry[];
  expect(entries.map(({ actor, lane }) => [actor, lane])).toEqual(entries.map(() => [{ kind: 'api-key', key_id: made.id }, 'people']));
  expect(entries.map(({ event_type }) => event_type)).toEqual(['work-order.amended', 'work-order.received']);
  const { body: names } = await desk.get(`/api/v1/orgs/${org.id}/api_key_names`, admin.token);
  expect(names['results']).toContainEqual({ id: made.id, name: 'Warehouse bridge' });
  const { body: talk } = await desk.get(`${below}/conversations`, admin.token);
  expect(talk['results']).toMatchObject([{ text: 'arrived', author: { id: made.id, first_name: 'Warehouse bridge' } }]);
  const { body: changes } = await desk.get(`/api/v1/orgs/${org.id}/kept_changes`, admin.token);
  expect(changes['results']).toContainEqual(expect.objectContaining({ field: 'product_code', actor: 'Warehouse bridge' }));
});
