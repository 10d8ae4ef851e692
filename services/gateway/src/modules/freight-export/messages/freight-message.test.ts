import { randomUUID } from 'node:crypto';
import type { ExportSummary } from '@tallyport/contracts/freight-export/export-row';
import type { FreightMessage } from '@tallyport/contracts/freight-export/freight-message-http';
import { ACCEPTED, begin, came } from '@tallyport/domain/freight-export/export/testing/sample-export';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { receiveFromFreight } from '../../../testing/freight-messages.js';
import { FREIGHT_SYSTEM } from '../../../testing/operation-bodies.js';
import { startTestDesk, type TestDesk } from '../../../testing/test-desk.js';
import { TestExport } from '../../../testing/test-export.js';
import type { TestMember, TestOrg } from '../../../testing/test-org.js';

let desk: TestDesk;
let org: TestOrg;
let operator: TestMember;
let broker: TestMember;
let exported: TestExport;
let job: { id: string; code: string };
beforeAll(async () => {
  desk = await startTestDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  org = await desk.org();
  [operator, broker] = [await org.member(null, ['operator', 'admin']), await org.member('broker')];
  const made = await desk.post(`/api/v1/orgs/${org.id}/aucargo_cargowise`, operator.token, FREIGHT_SYSTEM);
  job = await desk.job(org, broker);
  exported = await TestExport.make(desk, { orgId: org.id, workOrderId: job.id, systemId: String(made.body['id']) });
  for (const step of [begin(), came(ACCEPTED)]) await exported.record(step);
});

const path = (rest = '') => `/api/v1/orgs/${org.id}/freight_messages${rest}`;
async function list(query = ''): Promise<FreightMessage[]> {
  await desk.settle();
  return (await desk.get(path(query), broker.token)).body['results'] as unknown as FreightMessage[];
}
async function summary(): Promise<ExportSummary> {
  await desk.settle();
  return (await desk.get(`/api/v1/orgs/${org.id}/exports/summary`, operator.token)).body as unknown as ExportSummary;
}
const match = (id: string, to: string, token = operator.token, headers = {}) =>
  desk.post(path(`/${id}/match`), token, { export: to }, headers);
const setAside = (id: string, reason = 'It speaks of a job that we never sent.') =>
  desk.post(path(`/${id}/set_aside`), operator.token, { reason });

describe('fault 48 (exports): a message that belongs to no export', () => {
  test('waits, is counted and raises an alarm, until a person matches it', async () => {
    const id = await receiveFromFreight(desk, org.id, '<UniversalEvent>1</UniversalEvent>', { system: 'LBYTRNSYD', key: 'B00001001' });
    expect(await list('?state=waiting')).toMatchObject([{ id, state: 'waiting', reference: { key: 'B00001001' }, export_id: null }]);
    const before = await summary();
    expect(before.tabs.unmatched).toBe(1);
    expect(before.alarms).toMatchObject([{ kind: 'unmatched', figure: 1, unit: 'messages', about: null }]);
    const answer = await match(id, exported.id);
    expect(answer).toMatchObject({ status: 200, body: { state: 'matched', export_id: exported.id, work_order: { id: job.id } } });
    expect(answer.headers['stream-position']).toBe(`freight-message/${id}@2`);
    expect([await list('?state=waiting'), (await summary()).tabs.unmatched, (await summary()).alarms]).toEqual([[], 0, []]);
    expect((await list('?state=matched')).map((message) => message.id)).toEqual([id]);
  });

  test('is set aside with a reason, and may be matched all the same', async () => {
    const id = await receiveFromFreight(desk, org.id, 'neither XML nor anything', null);
    expect((await setAside(id)).body).toMatchObject({
      state: 'set_aside',
      set_aside: { by: operator.id, reason: expect.any(String) as string },
    });
    expect([await list('?state=waiting'), (await list('?state=set_aside')).length]).toEqual([[], 1]);
    expect((await match(id, exported.id)).body).toMatchObject({ state: 'matched' });
    expect((await setAside(id)).body['code']).toBe('freight-message.matched-already');
  });

  test('goes to one export, once, however often the key is pressed, and to no second one', async () => {
    const other = await TestExport.make(desk, { orgId: org.id, workOrderId: job.id, systemId: randomUUID() });
    const id = await receiveFromFreight(desk, org.id, '<UniversalEvent>2</UniversalEvent>');
    const headers = { 'idempotency-key': 'once' };
    for (const _ of [1, 2]) expect((await match(id, exported.id, operator.token, headers)).headers['stream-position']).toContain('@2');
    expect((await match(id, other.id)).body['code']).toBe('freight-message.matched-already');
  });

  test('is shown as text, however it came', async () => {
    const id = await receiveFromFreight(desk, org.id, '<html><script>alert(1)</script></html>', null);
    const { body } = await desk.get(path(`/${id}`), broker.token);
    expect(body).toMatchObject({ state: 'waiting', text: { text: '<html><script>alert(1)</script></html>', bytes: 38, is_cut: false } });
  });

  test('reaches no export of another organisation, and its own are as missing there', async () => {
    const id = await receiveFromFreight(desk, org.id, '<UniversalEvent>3</UniversalEvent>');
    const other = await desk.org();
    const stranger = await other.member(null, ['operator']);
    const theirs = await TestExport.make(desk, { orgId: other.id, workOrderId: randomUUID(), systemId: randomUUID() });
    expect((await match(id, theirs.id)).status).toBe(404);
    expect((await match(id, randomUUID())).body['code']).toBe('export.not-found');
    const there = await desk.post(`/api/v1/orgs/${other.id}/freight_messages/${id}/match`, stranger.token, { export: theirs.id });
    expect([there.status, there.body['code']]).toEqual([404, 'freight-message.not-found']);
    expect(await list('?state=waiting')).toHaveLength(1);
  });

  test('is matched by operators and admins alone', async () => {
    const id = await receiveFromFreight(desk, org.id, '<UniversalEvent>4</UniversalEvent>');
    expect((await match(id, exported.id, broker.token)).status).toBe(403);
    expect(await list('?state=waiting')).toHaveLength(1);
  });
});
