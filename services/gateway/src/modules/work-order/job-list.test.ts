import { randomUUID } from 'node:crypto';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { START } from '@tallyport/event-store/append';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';

let desk: TestDesk;
let org: TestOrg;
let broker: TestMember;
let jobs: string;
const named: Record<string, WorkOrder> = {};

beforeAll(async () => {
  desk = await startTestDesk();
  org = await desk.org();
  broker = await org.member('broker');
  jobs = `/api/v1/orgs/${org.id}/work_orders`;
  const party = await desk.post(`/api/v1/orgs/${org.id}/parties`, broker.token, { name: '100%_Cotton Pty Ltd' });
  const make = async (name: string, fields: Record<string, unknown>) => {
    named[name] = await desk.job(org, broker, { waybill_number: name, ...fields });
  };
  await make('LATER', { date_arrive: '2199-05-02' });
  await make('SOON', { date_arrive: '2199-05-01', importer_id: party.body['id'] });
  await make('OVERDUE', { date_arrive: '2020-01-01', status_id: 'compile' });
  await make('NONE', { order_type: 'export' });
  await make('HELD', { date_arrive: '2199-06-01' });
  await answerOfCustoms(named['HELD']?.id ?? '', 'held');
  await desk.settle();
});
afterAll(() => desk.close());

/** Records what customs said, as what comes in from outside does. */
async function answerOfCustoms(workOrderId: string, entryStatus: 'held' | 'clear'): Promise<void> {
  const lodgementId = randomUUID();
  await desk.parts.eventStore.append({
    orgId: org.id,
    streamId: `lodgement/${lodgementId}`,
    jobId: workOrderId,
    after: START,
    events: [
      {
        type: 'lodgement.customs-answer-recorded',
        data: {
          lodgementId,
          workOrderId,
          ownReference: null,
          version: null,
          messageTime: null,
          messageId: null,
          original: null,
          expected: true,
          entryStatus,
          cargoStatus: null,
          icsIdentifier: 'AAA1B2C3D',
          dutyPaid: null,
          referralCodes: [],
          lineStatus: ['YNYY'],
        },
      },
    ],
    metadata: {
      actor: { kind: 'customs' },
      commandId: randomUUID(),
      correlationId: randomUUID(),
      causationId: null,
      workflowId: null,
      runId: null,
    },
    recordedAt: new Date().toISOString(),
  });
}

const listed = async (query = '') => {
  const { body } = await desk.get(`${jobs}${query}`, broker.token);
  return { ...body, names: (body['results'] as unknown as { waybill_number: string }[]).map((job) => job.waybill_number) };
};
const found = async (body: unknown) => {
  const answer = await desk.post(`${jobs}/search_filter/?page=1`, broker.token, body);
  return {
    status: answer.status,
    names: (answer.body['results'] as unknown as { waybill_number: string }[] | undefined)?.map((job) => job.waybill_number),
  };
};

describe('the list', () => {
  test('puts held jobs first, then overdue ones, then the soonest deadline, then those without', async () => {
    const { names, ...list } = await listed();
    expect(names).toEqual(['HELD', 'OVERDUE', 'SOON', 'LATER', 'NONE']);
    expect(list).toMatchObject({ count: 5, next: null, previous: null });
  });

  test('is paged, with the addresses of its neighbours', async () => {
    const { names, ...list } = await listed('?page=2&page_size=2&exclude_job_status=lodged');
    expect(names).toEqual(['SOON', 'LATER']);
    expect(list).toMatchObject({
      count: 5,
      next: `${jobs}?page=3&page_size=2&exclude_job_status=lodged`,
      previous: `${jobs}?page=1&page_size=2&exclude_job_status=lodged`,
    });
  });

  test.each([
    ['job_status=compile', ['OVERDUE']],
    ['exclude_job_status=received', ['OVERDUE']],
    ['job_status=received&job_status=compile', ['HELD', 'OVERDUE', 'SOON', 'LATER', 'NONE']],
    ['order_type=export', ['NONE']],
    ['overdue=true', ['OVERDUE']],
    ['overdue=false&order_type=import', ['HELD', 'SOON', 'LATER']],
    ['entry_status=held', ['HELD']],
  ])('is narrowed by %s', async (query, expected) => {
    const { names, ...list } = await listed(`?${query}`);
    expect(names).toEqual(expected);
    expect(list).toMatchObject({ count: expected.length });
  });

  test.each(['unknown=1', 'branch=abc', 'job_status=nowhere', 'overdue=perhaps', 'order_type=import&order_type=export'])(
    'fault 105: a filter that is not understood is refused: %s',
    async (query) => {
      expect((await desk.get(`${jobs}?${query}`, broker.token)).status).toBe(400);
    },
  );

  test('shows what customs said', async () => {
    const { body } = await desk.get(`${jobs}/${named['HELD']?.id}`, broker.token);
    expect(body['n10_data']).toMatchObject({
      entry_status: 'held',
      ics_identifier: 'AAA1B2C3D',
      last_dsa_history_info: { parsed_data: { line_status: [{ asc_dec: 'Y', asc_scr: 'N', aqis_dec: 'Y', aqis_scr: 'Y' }] } },
    });
  });
});

describe('the search', () => {
  test('finds each term in code, waybill or party', async () => {
    expect((await found({ q: 'overdue' })).names).toEqual(['OVERDUE']);
    expect((await found({ q: `soon; ${named['SOON']?.code.toLowerCase()}` })).names).toEqual(['SOON']);
    expect((await found({ q: 'soon;overdue' })).names).toEqual([]);
    expect((await found({ q: ';' })).names).toHaveLength(5);
  });

  test('fault 104: letters that mean something elsewhere are letters here', async () => {
    expect((await found({ q: '100%_' })).names).toEqual(['SOON']);
    for (const q of ['%', '_', "'", '"', '\\', "'; drop table x; --", '😀', '(a+)+$']) expect((await found({ q })).status).toBe(200);
    expect((await found({ q: '%%%%' })).names).toEqual([]);
  });

  test('fault 105: a deep or unknown filter object is refused', async () => {
    expect((await found({ job_status: { not: { not: {} } } })).status).toBe(400);
    expect((await found({ nobody: 1 })).status).toBe(400);
  });
});

describe('the time machine', () => {
  test('shows a job as of a position and as of a time, and its history up to there', async () => {
    const job = await desk.job(org, broker, { waybill_number: 'THEN' });
    const path = `${jobs}/${job.id}`;
    await desk.settle();
    const created = new Date().toISOString();
    await desk.call('PUT', path, { token: broker.token, body: { waybill_number: 'NOW', vessel: 'Ever Given' } });
    await desk.post(`${path}/update_job_status`, broker.token, { job_status: 'compile' });
    await desk.settle();
    const track = (await desk.get(`${path}/history/track`, broker.token)).body['results'] as unknown as {
      position: number;
      status: string | null;
    }[];
    expect(track.map((point) => point.status)).toEqual(['received', null, 'compile']);
    const [first, second] = track;
    expect((await desk.get(`${path}?as_of=${first?.position}`, broker.token)).body).toMatchObject({
      waybill_number: 'THEN',
      vessel: null,
      stream_position: 1,
    });
    expect((await desk.get(`${path}?as_of=${second?.position}`, broker.token)).body).toMatchObject({
      waybill_number: 'NOW',
      job_status: 'received',
    });
    expect((await desk.get(`${path}?as_of=${created}`, broker.token)).body).toMatchObject({ waybill_number: 'THEN' });
    expect((await desk.get(`${path}?as_of=2001-01-01T00:00:00Z`, broker.token)).status).toBe(404);
    expect((await desk.get(`${path}?as_of=yesterday`, broker.token)).status).toBe(400);
    const history = (await desk.get(`${path}/history`, broker.token)).body;
    expect(history).toMatchObject({
      count: 4,
      results: [
        { field: 'job_status', previous: 'received', next: 'compile', actor: { kind: 'person', user_id: broker.id }, lane: 'people' },
        { field: 'vessel', previous: null, next: 'Ever Given' },
        { field: 'waybill_number', previous: 'THEN', next: 'NOW' },
        { event_type: 'work-order.received' },
      ],
    });
    expect((await desk.get(`${path}/history?as_of=${first?.position}`, broker.token)).body).toMatchObject({ count: 1 });
    expect((await desk.get(`${path}/history?field=vessel`, broker.token)).body).toMatchObject({ count: 1 });
    expect((await desk.get(`${path}/history?actor=${randomUUID()}`, broker.token)).body).toMatchObject({ count: 0 });
    expect((await desk.get(`${path}/history?lane=exports`, broker.token)).body).toMatchObject({ count: 0 });
  });
});
