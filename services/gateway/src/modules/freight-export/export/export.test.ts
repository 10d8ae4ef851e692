import { randomUUID } from 'node:crypto';
import type { ExportDetail } from '@tallyport/contracts/freight-export/export-detail';
import type { ExportCauseGroup, ExportRow, ExportSummary } from '@tallyport/contracts/freight-export/export-row';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import {
  ACCEPTED,
  begin,
  came,
  cannotTell,
  LOG_IN_REFUSED,
  NOT_SENT,
  readBack,
  UNKNOWN,
} from '@tallyport/domain/freight-export/export/testing/sample-export';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FREIGHT_SYSTEM } from '../../../testing/operation-bodies.js';
import { startTestDesk, type TestDesk } from '../../../testing/test-desk.js';
import { TestExport } from '../../../testing/test-export.js';
import type { TestMember, TestOrg } from '../../../testing/test-org.js';
import { workflowPage } from './workflow-page.js';

let desk: TestDesk;
let org: TestOrg;
let operator: TestMember;
let broker: TestMember;
let systemId: string;
let jobId: string;
let jobCode: string;
beforeAll(async () => {
  desk = await startTestDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  org = await desk.org();
  [operator, broker] = [await org.member(null, ['operator', 'admin']), await org.member('broker')];
  const made = await desk.post(`/api/v1/orgs/${org.id}/aucargo_cargowise`, operator.token, { ...FREIGHT_SYSTEM, name: 'Melbourne' });
  systemId = String(made.body['id']);
  ({ id: jobId, code: jobCode } = await desk.job(org, broker));
});

const of = () => ({ orgId: org.id, workOrderId: jobId, systemId });
const path = (rest = '') => `/api/v1/orgs/${org.id}/exports${rest}`;
async function list(query = ''): Promise<ExportRow[]> {
  await desk.settle();
  const { status, body } = await desk.get(path(query), operator.token);
  expect(status).toBe(200);
  return body['results'] as unknown as ExportRow[];
}
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** One in each group. */
async function oneOfEach(): Promise<Record<'refused' | 'lost' | 'planned' | 'running' | 'logIn' | 'done', TestExport>> {
  const refused = await TestExport.refused(desk, of());
  const lost = await TestExport.make(desk, of());
  for (const step of [begin(), came(UNKNOWN), cannotTell()]) await lost.record(step);
  const planned = await TestExport.make(desk, of());
  for (const step of [begin(), came(NOT_SENT)]) await planned.record(step);
  const running = await TestExport.make(desk, of());
  const logIn = await TestExport.make(desk, of());
  for (const step of [begin(), came(LOG_IN_REFUSED)]) await logIn.record(step);
  const done = await TestExport.make(desk, of());
  for (const step of [begin(), came(ACCEPTED), readBack()]) await done.record(step);
  return { refused, lost, planned, running, logIn, done };
}

describe('the list of exports', () => {
  test('each tab lists its own, who waits longest first, and the summary counts the same', async () => {
    const each = await oneOfEach();
    expect(idsOf(await list())).toEqual(idsOf([each.refused, each.lost, each.planned, each.running, each.logIn]));
    expect(idsOf(await list('?tab=waiting'))).toEqual(idsOf([each.refused, each.logIn]));
    expect(idsOf(await list('?tab=unknown'))).toEqual([each.lost.id]);
    expect(idsOf(await list('?tab=planned'))).toEqual([each.planned.id]);
    expect(idsOf(await list('?tab=running'))).toEqual([each.running.id]);
    expect(idsOf(await list('?tab=done_today'))).toEqual([each.done.id]);
    const { tabs, months, alarms } = (await desk.get(path('/summary'), operator.token)).body as unknown as ExportSummary;
    expect(tabs).toEqual({
      open: 5,
      waiting: 2,
      unknown: 1,
      parked: 0,
      unmatched: 0,
      mails: 0,
      planned: 1,
      running: 1,
      held: 0,
      done_today: 1,
    });
    expect(months).toMatchObject([{ sends: 4, spared: 0 }]);
    expect(alarms).toMatchObject([{ kind: 'failing' }, { kind: 'log-in-refused', about: { name: 'Melbourne' }, figure: 1 }]);
  });

  test('is narrowed by cause, system, kind, job and words, and a percent sign is a percent sign', async () => {
    const { refused, logIn } = await oneOfEach();
    expect(idsOf(await list('?tab=waiting&cause=organisation-unknown&cause_key=WATBRO'))).toEqual([refused.id]);
    expect(idsOf(await list(`?cause=log-in-refused&cause_key=${systemId}`))).toEqual([logIn.id]);
    expect(await list(`?system=${randomUUID()}`)).toEqual([]);
    expect(await list('?kind=edocs')).toEqual([]);
    expect(await list(`?work_order=${jobId}`)).toHaveLength(5);
    expect(await list(`?q=${jobCode.toLowerCase()}`)).toHaveLength(5);
    expect(await list('?q=wattlebrook&page_size=2')).toHaveLength(2);
    expect(await list('?q=%25')).toEqual([]);
  });

  test('causes stand once each, with what they are about, how many and since when', async () => {
    const first = await TestExport.refused(desk, of());
    await TestExport.refused(desk, of());
    await TestExport.refused(desk, of(), 'Error - Organization code ACME not found');
    const [row] = await list('?tab=waiting');
    const { results } = (await desk.get(path('/causes'), operator.token)).body as unknown as { results: ExportCauseGroup[] };
    expect(results).toMatchObject([
      { cause: { code: 'organisation-unknown', key: 'WATBRO', field: 'settings.parties' }, count: 2, oldest: row?.since },
      { cause: { key: 'ACME', name: 'ACME' }, count: 1 },
    ]);
    expect(row).toMatchObject({ id: first.id, system: { name: 'Melbourne' }, work_order: { code: jobCode }, attempts: 1 });
  });

  test('fault 106 (exports): the table of it begins no formula, whatever a freight system wrote', async () => {
    await TestExport.refused(desk, of(), '=HYPERLINK("http://evil.example")');
    await desk.settle();
    const { text, headers } = await desk.get(path('/csv?tab=waiting'), operator.token);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(text.split(/\r\n|,/).filter((cell) => /^"?[=+@]/.test(cell))).toEqual([]);
    expect(headers['content-disposition']).toContain('exports-waiting.csv');
  });

  test('the table and the details lead to the workflow where the installation names the pages of Temporal', async () => {
    const { id } = await TestExport.refused(desk, of());
    await desk.settle();
    const page = `https://temporal.example/namespaces/tallyport/workflows/export%2F${id}`;
    expect((await desk.get(path('/csv?tab=waiting'), operator.token)).text).toMatch(new RegExp(`,workflow\\r\\n.*,${id},${page}\\r\\n`));
    expect((await desk.get(path(`/${id}`), operator.token)).body['workflow_url']).toBe(page);
    const unnamed = { TEMPORAL_PAGES_ADDRESS: '', TEMPORAL_NAMESPACE: 'tallyport' };
    expect(workflowPage(unnamed, id)).toBeNull();
  });

  test('a job tells of its exports what asks most, in the list as alone and as of a moment, and a full object may carry it back', async () => {
    const jobs = `/api/v1/orgs/${org.id}/work_orders`;
    const shown = async (query = '') => (await desk.get(`${jobs}/${jobId}${query}`, broker.token)).body;
    const listed = async () =>
      ((await desk.get(jobs, broker.token)).body['results'] as unknown as WorkOrder[]).find(({ id }) => id === jobId);
    await desk.settle();
    expect((await listed())?.freight_export).toBeNull();
    const { id } = await TestExport.refused(desk, of());
    await desk.settle();
    const told = { kind: 'send', state: 'waiting_for_person', group: 'waiting', cause: { code: 'organisation-unknown', key: 'WATBRO' } };
    const before = await shown();
    expect(before['freight_export']).toMatchObject(told);
    expect((await listed())?.freight_export).toEqual(before['freight_export']);
    expect((await shown(`?as_of=${Number.MAX_SAFE_INTEGER}`))['freight_export']).toEqual(before['freight_export']);

    expect((await desk.post(path(`/${id}/skip`), operator.token, { reason: 'sent by hand' })).status).toBe(200);
    await desk.settle();
    expect([(await shown())['freight_export'], (await listed())?.freight_export]).toEqual([null, null]);
    expect((await desk.call('PUT', `${jobs}/${jobId}`, { token: broker.token, body: before })).status).toBe(200);
  });

  test('a job lists its own, and another organisation none', async () => {
    const { id } = await TestExport.refused(desk, of());
    await desk.settle();
    const ofJob = await desk.get(`/api/v1/orgs/${org.id}/work_orders/${jobId}/exports`, broker.token);
    expect(idsOf(ofJob.body['results'] as unknown as ExportRow[])).toEqual([id]);
    const other = await desk.org();
    const stranger = await other.member(null, ['operator']);
    expect((await desk.get(`/api/v1/orgs/${other.id}/exports/${id}`, stranger.token)).status).toBe(404);
  });
});

describe('one export', () => {
  test('shows what may be done, and what was sent and answered as text', async () => {
    const one = await TestExport.refused(desk, { ...of(), text: '<b>sent & answered</b>' });
    const detail = (await desk.get(path(`/${one.id}`), operator.token)).body as unknown as ExportDetail;
    expect(detail).toMatchObject({ group: 'waiting', may: ['retry', 'skip', 'cancel', 'resolve'], cause: { key: 'WATBRO' } });
    expect(detail.attempts).toMatchObject([{ attempt: 1, outcome: 'refused', answer: one.original }]);
    for (const what of ['request', 'answer']) {
      const { body } = await desk.get(path(`/${one.id}/attempts/1/${what}`), operator.token);
      expect(body).toEqual({ text: '<b>sent & answered</b>', bytes: 22, is_cut: false });
    }
    expect((await desk.get(path(`/${one.id}/attempts/2/answer`), operator.token)).status).toBe(404);
  });

  test('much is shown in part', async () => {
    const one = await TestExport.refused(desk, { ...of(), text: 'é'.repeat(200_000) });
    const { body } = await desk.get(path(`/${one.id}/attempts/1/request`), operator.token);
    expect([body['is_cut'], body['bytes'], String(body['text']).replaceAll('é', '')]).toEqual([true, 400_000, '']);
  });
});

describe('what people do', () => {
  const say = (id: string, step: string, body: object = {}, headers: Record<string, string> = {}) =>
    desk.post(path(`/${id}/${step}`), operator.token, { reason: 'seen', ...body }, headers);

  test('fault 102 (exports): a retry sends the same bytes, and a second press of the same key is the same retry', async () => {
    const { id } = await TestExport.refused(desk, of());
    const first = await say(id, 'retry', {}, { 'idempotency-key': 'once' });
    expect([first.status, first.body['state'], first.headers['stream-position']]).toEqual([200, 'queued', `export/${id}@5`]);
    expect((await say(id, 'retry', {}, { 'idempotency-key': 'once' })).headers['stream-position']).toBe(`export/${id}@5`);
    expect((await say(id, 'retry')).body['code']).toBe('export.illegal-transition');
  });

  test('skip, cancel, hold and release move it, each with its reason', async () => {
    const [one, two, three] = [
      await TestExport.refused(desk, of()),
      await TestExport.refused(desk, of()),
      await TestExport.make(desk, of()),
    ];
    expect((await say(one.id, 'skip')).body).toMatchObject({ state: 'skipped', detail: 'seen' });
    expect((await say(two.id, 'cancel')).body).toMatchObject({ state: 'cancelled' });
    expect((await say(three.id, 'hold')).body).toMatchObject({ state: 'held', hold: 'by-person' });
    expect((await say(three.id, 'release')).body).toMatchObject({ state: 'queued' });
    expect((await say(three.id, 'skip', { reason: '  ' })).status).toBe(400);
  });

  test('of a snapshot for customs a person says only that it is there: it has its handle for a key', async () => {
    const one = await TestExport.make(desk, { ...of(), systemId: null, kind: 'customs' });
    for (const step of [begin(), came(UNKNOWN), cannotTell()]) await one.record(step);
    const { body } = await say(one.id, 'resolve', { answer: 'it is there' });
    expect([body['state'], body['key']]).toEqual(['verifying', body['handle']]);
  });

  test('where nobody knows, a person says that it is there and under which key', async () => {
    const { lost } = await oneOfEach();
    expect((await say(lost.id, 'retry')).body['code']).toBe('export.say-whether-there');
    expect((await say(lost.id, 'resolve', { answer: 'it is there' })).status).toBe(400);
    expect((await say(lost.id, 'resolve', { answer: 'it is there', key: 'S00001234' })).body).toMatchObject({
      state: 'verifying',
      key: 'S00001234',
    });
  });

  test('a broker retries and does nothing else, an auditor reads', async () => {
    const { id } = await TestExport.refused(desk, of());
    const auditor = await org.member(null, ['auditor']);
    expect((await desk.post(path(`/${id}/skip`), broker.token, { reason: 'x' })).status).toBe(403);
    expect((await desk.post(path(`/${id}/retry`), auditor.token, { reason: 'x' })).status).toBe(403);
    expect((await desk.get(path(`/${id}`), auditor.token)).status).toBe(200);
    expect((await desk.post(path(`/${id}/retry`), broker.token, { reason: 'x' })).status).toBe(200);
  });
});
