import { randomUUID } from 'node:crypto';
import type { Bulk } from '@tallyport/contracts/freight-export/bulk';
import { BulkItem } from '@tallyport/contracts/freight-export/bulk-commands';
import type { BulkItemResult } from '@tallyport/contracts/freight-export/bulk-events';
import { skip } from '@tallyport/domain/freight-export/export/testing/sample-export';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DirectBulks } from '../../../testing/direct-bulks.js';
import { startTestDesk, type TestDesk } from '../../../testing/test-desk.js';
import { TestExport } from '../../../testing/test-export.js';
import type { TestMember, TestOrg } from '../../../testing/test-org.js';

let desk: TestDesk;
let org: TestOrg;
let operator: TestMember;
let workOrderId: string;
beforeAll(async () => {
  desk = await startTestDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  org = await desk.org();
  operator = await org.member('broker', ['operator']);
  workOrderId = (await desk.job(org, operator)).id;
});

const path = (rest = '') => `/api/v1/orgs/${org.id}/exports${rest}`;
const refused = (line?: string) => TestExport.refused(desk, { orgId: org.id, workOrderId }, line);
const WATBRO = { code: 'organisation-unknown', key: 'WATBRO' };

/** The place in the log that a person sees now. */
async function seen(): Promise<number> {
  await desk.settle();
  return Number((await desk.get(path(), operator.token)).body['position']);
}

async function ask(body: object, headers: Record<string, string> = {}) {
  return desk.post(path('/bulk'), operator.token, { step: 'retry', reason: 'up again', tab: 'waiting', ...body }, headers);
}

/** The exports that a step was asked for. */
async function itemsOf(bulk: Bulk): Promise<string[]> {
  const [event] = await desk.parts.eventStore.load(org.id, `bulk/${bulk.id}`);
  const { items } = (event?.data ?? {}) as { items: string };
  return z
    .array(BulkItem)
    .parse(JSON.parse((await desk.parts.blobs.read(org.id, items)).toString()))
    .map(({ exportId }) => exportId);
}

describe('one step for many exports', () => {
  test('is for those of the cause as they were seen, without those left out', async () => {
    const [one, two, three] = [await refused(), await refused(), await refused()];
    await refused('Error - Organization code ACME not found');
    const position = await seen();
    const late = await refused();
    await two.record(skip);
    await desk.settle();
    const { status, body } = await ask({ cause: WATBRO, position, leaves_out: [three.id] });
    expect([status, body]).toMatchObject([202, { step: 'retry', state: 'running', count: 1, done: 0, position, cause: WATBRO }]);
    expect(await itemsOf(body as unknown as Bulk)).toEqual([one.id]);
    expect((await ask({ cause: WATBRO, position: position + 1_000, only: [late.id] })).body).toMatchObject({ count: 1 });
  });

  test('is asked for once, however often the same key is sent, and not for nothing', async () => {
    await refused();
    const position = await seen();
    const [first, again] = [await ask({ position }, { 'idempotency-key': 'k' }), await ask({ position }, { 'idempotency-key': 'k' })];
    expect(again.body['id']).toBe(first.body['id']);
    expect((await ask({ position: 0 })).body['code']).toBe('bulk.nothing-to-do');
    expect((await ask({ position, tab: 'planned' })).body['code']).toBe('bulk.nothing-to-do');
  });

  test('tells how far it is and what became of each, and stops', async () => {
    const [one, two] = [await refused(), await refused()];
    const bulk = (await ask({ position: await seen() })).body as unknown as Bulk;
    const results: BulkItemResult[] = [{ exportId: one.id, problem: null }];
    await told(bulk.id, 0, results);
    const { body } = await desk.get(path(`/bulk/${bulk.id}`), operator.token);
    expect(body).toMatchObject({ bulk: { done: 1, refused: 0, count: 2 }, results: [{ export_id: one.id, outcome: 'done' }] });
    expect((await desk.post(path(`/bulk/${bulk.id}/stop`), operator.token)).body).toMatchObject({ state: 'stopping' });
    await told(bulk.id, 1, [{ exportId: two.id, problem: 'export.illegal-transition' }]);
    expect((await desk.get(path(`/bulk/${bulk.id}`), operator.token)).body).toMatchObject({
      bulk: { state: 'finished', refused: 1 },
      results: [{}, { export_id: two.id, outcome: 'refused', problem: 'export.illegal-transition' }],
    });
  });

  test('what is made anew and cannot be is refused for itself alone, before anything leaves', async () => {
    await refused();
    const position = await seen();
    const preview = await desk.post(path('/bulk/preview'), operator.token, { step: 'retry', tab: 'waiting', position });
    expect(preview.body).toEqual({ count: 1, looked_at: 1, fails_the_same: 0, cannot_be_made: 0, changes: [] });
    const { body } = await ask({ step: 'retry_with_changes', position });
    const [event] = await desk.parts.eventStore.load(org.id, `bulk/${String(body['id'])}`);
    const { items } = (event?.data ?? {}) as { items: string };
    const list: unknown = JSON.parse((await desk.parts.blobs.read(org.id, items)).toString());
    expect(list).toMatchObject([{ renewed: null, problem: 'export.cannot-be-made' }]);
  });

  test('another organisation sees none of it', async () => {
    await refused();
    const bulk = (await ask({ position: await seen() })).body as unknown as Bulk;
    const other = await desk.org();
    const stranger = await other.member('broker', ['operator']);
    expect((await desk.get(`/api/v1/orgs/${other.id}/exports/bulk/${bulk.id}`, stranger.token)).body['code']).toBe('bulk.not-found');
    expect((await desk.post(`/api/v1/orgs/${other.id}/exports/bulk/${bulk.id}/stop`, stranger.token)).status).toBe(404);
  });
});

/** What the workflow would record. */
async function told(bulkId: string, from: number, results: BulkItemResult[]): Promise<void> {
  const commandId = randomUUID();
  await new DirectBulks(desk.parts.eventStore).record(org.id, {
    type: 'record-results',
    commandId,
    correlationId: commandId,
    actor: { kind: 'machine', process: 'bulk' },
    issuedAt: new Date().toISOString(),
    bulkId,
    from,
    results,
  });
}
