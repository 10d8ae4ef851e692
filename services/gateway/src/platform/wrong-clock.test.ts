import type { HistoryEntry } from '@tallyport/contracts/work-order/history-http';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseTime } from '../sweeps/database-time.js';
import { startTestDesk, type TestDesk } from '../testing/test-desk.js';
import type { TestMember, TestOrg } from '../testing/test-org.js';
import { Sessions } from './auth/sessions.js';

const MINUTE_MS = 60_000;
const NINETY_DAYS_MS = 90 * 24 * 60 * MINUTE_MS;

let desk: TestDesk;
let org: TestOrg;
let broker: TestMember;
beforeAll(async () => {
  desk = await startTestDesk();
  org = await desk.org();
  broker = await org.member('broker');
});
afterEach(() => void vi.useRealTimers());
afterAll(() => desk.close());

/** Only what this process takes the time of day for: timers go on, and the database has a clock of its own. */
function putClock(byMs: number): void {
  const real = performance.timeOrigin + performance.now();
  vi.useFakeTimers({ toFake: ['Date'], now: real + byMs });
}

describe('fault 12: the clock of one process is wrong', () => {
  test.each([
    ['five minutes ahead', 5 * MINUTE_MS],
    ['five minutes behind', -5 * MINUTE_MS],
    ['ninety days ahead', NINETY_DAYS_MS],
  ])('%s: who signs in is signed in for twelve hours by the clock that all share', async (_, byMs) => {
    putClock(byMs);
    const { rows } = await desk.owner.query<{ password_hash: string }>('select password_hash from identity.account where id = $1', [
      broker.id,
    ]);
    const opened = await desk.app.get(Sessions, { strict: false }).open(broker.id, rows[0]?.password_hash ?? '');
    const { token, expire } = opened ?? { token: '', expire: '' };
    const left = Date.parse(expire) - (await databaseTime(desk.owner)).getTime();
    expect(left).toBeGreaterThan(12 * 60 * MINUTE_MS - MINUTE_MS);
    expect(left).toBeLessThanOrEqual(12 * 60 * MINUTE_MS);
    expect((await desk.get(`/api/v1/orgs/${org.id}`, token)).status).toBe(200);
  });

  test('ninety days ahead: nothing that is still needed is swept', async () => {
    putClock(NINETY_DAYS_MS);
    const now = (await databaseTime(desk.owner)).getTime();
    expect(Math.abs(now - (performance.timeOrigin + performance.now()))).toBeLessThan(MINUTE_MS);
  });

  test('put back during a request that waits: it is answered all the same', async () => {
    const job = await desk.job(org, broker);
    const waiting = desk.get(`/api/v1/orgs/${org.id}/work_orders/${job.id}`, broker.token, { 'if-position': `work-order/${job.id}@99` });
    putClock(-5 * MINUTE_MS);
    expect((await waiting).headers['stale']).toBe('true');
  });

  test('put back between two changes: both stand in the order in which they were made', async () => {
    const job = await desk.job(org, broker);
    const path = `/api/v1/orgs/${org.id}/work_orders/${job.id}`;
    await desk.post(`${path}/update_job_status`, broker.token, { job_status: 'compile' });
    putClock(-5 * MINUTE_MS);
    await desk.post(`${path}/update_job_status`, broker.token, { job_status: 'available' });
    vi.useRealTimers();
    await desk.settle();
    const { rows } = await desk.owner.query<{ status: string; at: Date }>(
      `select data ->> 'to' as status, recorded_at as at from event_store.event
       where stream_id = $1 and type = 'work-order.job-status-changed' order by stream_position`,
      [`work-order/${job.id}`],
    );
    expect(rows.map(({ status }) => status)).toEqual(['compile', 'available']);
    expect(rows[1]?.at.getTime()).toBeLessThan(rows[0]?.at.getTime() ?? 0);
    const { body } = await desk.get(`${path}/history`, broker.token);
    const told = (body['results'] as unknown as HistoryEntry[]).filter(({ field }) => field === 'job_status').map(({ next }) => next);
    expect(told).toEqual(['available', 'compile']);
  });
});
