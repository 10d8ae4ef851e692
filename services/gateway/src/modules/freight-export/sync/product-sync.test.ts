import { randomUUID } from 'node:crypto';
import type { Sync } from '@tallyport/contracts/freight-export/sync';
import type { Organisation } from '@tallyport/contracts/organisation/http';
import type { AnySyncCommand } from '@tallyport/domain/freight-export/sync/decider';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DirectSyncs } from '../../../testing/direct-syncs.js';
import { FREIGHT_SYSTEM } from '../../../testing/operation-bodies.js';
import { startTestDesk, type TestDesk } from '../../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../../testing/test-org.js';
import { reading, readRecord } from '../../../testing/test-records.js';

let desk: TestDesk;
let org: TestOrg;
let admin: TestMember;
let compiler: TestMember;
beforeAll(async () => {
  desk = await startTestDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  org = await desk.org();
  [admin, compiler] = [await org.member(null, ['admin']), await org.member('compiler')];
});

const at = (rest: string) => `/api/v1/orgs/${org.id}/${rest}`;
const PRODUCTS = 'aucargo_cargowise_product/sync_cargowise_product';
async function system(name = 'Sydney', branch: string | null = null): Promise<string> {
  const { body } = await desk.post(at('aucargo_cargowise'), admin.token, { ...FREIGHT_SYSTEM, name, branch });
  return String(body['id']);
}
async function begin(body: object = {}): Promise<Sync> {
  const answer = await desk.post(at(PRODUCTS), compiler.token, body);
  expect(answer.status).toBe(202);
  return answer.body as unknown as Sync;
}
async function status(): Promise<unknown> {
  await desk.settle();
  const { body } = await desk.get(at(''), compiler.token);
  const accessible = JSON.parse((await desk.get('/api/v1/orgs/acccessible_orgs', compiler.token)).text) as Organisation[];
  const one = body as unknown as Organisation;
  expect(accessible.find(({ id }) => id === org.id)).toEqual(one);
  return one.sync_cargowise_data_info.sync_cargowise_product_status;
}

type Circumstance = 'commandId' | 'correlationId' | 'orgId' | 'syncId' | 'actor' | 'issuedAt';
type WithoutCircumstances<Command> = Command extends unknown ? Omit<Command, Circumstance> : never;
type Step = WithoutCircumstances<AnySyncCommand>;

/** What the workflow of a fetch would record. */
function says(syncId: string, workOrderId: string | null, step: Step) {
  const commandId = randomUUID();
  const of = {
    commandId,
    correlationId: commandId,
    actor: { kind: 'machine' as const, process: 'sync' },
    issuedAt: new Date().toISOString(),
  };
  return new DirectSyncs(desk.parts.eventStore).record({ orgId: org.id, syncId, workOrderId }, {
    ...step,
    ...of,
    syncId,
  } as AnySyncCommand);
}

const COUNTS = { read: 120, fresh: 100, changed: 5, same: 15 };
const END: Step = { type: 'record-finished', counts: COUNTS, gone: 2, result: null, fingerprint: null, lines: [], milliseconds: 900 };
const FAILURE: Step = {
  type: 'record-failed',
  cause: 'timeout',
  detail: null,
  httpStatus: null,
  lines: [],
  original: null,
  milliseconds: 0,
};

describe('products of the organisation', () => {
  test('the status is pending while they are fetched, and says then how that ended', async () => {
    await system();
    expect(await status()).toBe('done');
    const { id, kind, state } = await begin();
    expect([kind, state, await status()]).toEqual(['products', 'running', 'pending']);
    await says(id, null, { type: 'record-progress', counts: COUNTS, after: 'A' });
    expect(await status()).toBe('pending');
    await says(id, null, END);
    expect(await status()).toBe('done');
    const again = await begin();
    await says(again.id, null, FAILURE);
    expect(await status()).toBe('failed');
  });

  test('fault 54: pending ends half an hour after it was asked for, though nobody records an end', async () => {
    const systemId = await system();
    const ask = (minutesAgo: number) => {
      const [syncId, commandId] = [randomUUID(), randomUUID()];
      const issuedAt = new Date(Date.now() - minutesAgo * 60_000).toISOString();
      const command = {
        commandId,
        correlationId: commandId,
        orgId: org.id,
        syncId,
        actor: { kind: 'person' as const, userId: compiler.id },
      };
      return new DirectSyncs(desk.parts.eventStore).send(
        { orgId: org.id, syncId, workOrderId: null },
        { type: 'request-sync', ...command, issuedAt, kind: 'products', systemId, workOrderId: null, key: null },
      );
    };
    await ask(30.1);
    expect(await status()).toBe('failed');
    await ask(29);
    expect(await status()).toBe('pending');
  });

  test('neither organisations nor products of a job make it pending', async () => {
    await system();
    await desk.post(at('aucargo_cargowise_org/sync_cargowise_org'), admin.token);
    expect(await status()).toBe('done');
  });

  test('a fetch tells how far it is, and is listed, the newest first, by kind and system', async () => {
    const [sydney, other] = [await system(), await system('Branch', org.branch)];
    const first = await begin({ system: sydney });
    await says(first.id, null, { type: 'record-progress', counts: COUNTS, after: 'A' });
    const { body } = await desk.get(at(`freight_syncs/${first.id}`), compiler.token);
    expect(body).toMatchObject({ state: 'running', read: 120, new: 100, changed: 5, same: 15, gone: 0 });
    expect(Date.parse(String(body['ends_by'])) - Date.parse(String(body['requested_at']))).toBeLessThanOrEqual(30 * 60_000);
    const second = await begin({ system: other });
    await desk.post(at('aucargo_cargowise_org/sync_cargowise_org'), admin.token);
    await desk.settle();
    const list = async (query: string) => {
      const answer = await desk.get(at(`freight_syncs?${query}`), compiler.token);
      return (answer.body['results'] as unknown as Sync[]).map(({ id }) => id);
    };
    expect(await list('kind=products')).toEqual([second.id, first.id]);
    expect(await list(`kind=products&system=${sydney}`)).toEqual([first.id]);
    expect(await list('')).toHaveLength(3);
    expect(await list('page_size=1&page=2')).toHaveLength(1);
  });

  test('a repeat begins nothing, another organisation’s system is missing, and without one nothing is begun', async () => {
    expect((await desk.post(at(PRODUCTS), compiler.token)).body['code']).toBe('export.no-system');
    await system();
    const headers = { 'Idempotency-Key': randomUUID() };
    const [once, twice] = [
      await desk.post(at(PRODUCTS), compiler.token, {}, headers),
      await desk.post(at(PRODUCTS), compiler.token, {}, headers),
    ];
    expect(once.body['id']).toBe(twice.body['id']);
    expect((await desk.post(at(PRODUCTS), compiler.token, { system: randomUUID() })).status).toBe(404);
  });
});

describe('products of a job', () => {
  const path = (id: string) => at(`work_orders/${id}/sync_cargowise_product`);

  test('are asked for by the codes of its lines, each once; without a code nothing is asked', async () => {
    await system();
    const job = await desk.job(org, compiler);
    expect((await desk.post(path(job.id), compiler.token)).body['code']).toBe('export.no-product-codes');
    await readRecord(desk, org.id, {
      kind: 'invoice',
      workOrderId: job.id,
      documentId: randomUUID(),
      fields: { invoice_number: reading('CA-2026-0317') },
      lines: ['LB-1', 'lb-1', 'LB-2'].map((code) => ({ product_code: reading(code) })).concat({ product_code: reading(' ') }),
    });
    await desk.settle();
    const { status: code, body } = await desk.post(path(job.id), compiler.token);
    expect([code, body['kind'], body['work_order_id']]).toEqual([202, 'job_products', job.id]);
    const [asked] = await desk.parts.eventStore.load(org.id, `sync/${String(body['id'])}`);
    const { goods } = (asked?.data ?? {}) as { goods: string };
    const codes = JSON.parse((await desk.parts.blobs.read(org.id, goods)).toString('utf8')) as string[];
    expect(codes.map((one) => one.toUpperCase()).toSorted()).toEqual(['LB-1', 'LB-2']);
    expect(await status()).toBe('done');
  });

  test('no system, no fetch', async () => {
    const job = await desk.job(org, compiler);
    expect((await desk.post(path(job.id), compiler.token)).body['code']).toBe('export.no-system');
  });
});
