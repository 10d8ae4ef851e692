import { randomUUID } from 'node:crypto';
import { type OrgWorkflow, PROCESSES } from '@tallyport/contracts/organisation/process-http';
import { PROCESS_STATES } from '@tallyport/domain/organisation/process-states';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';

let desk: TestDesk;
beforeAll(async () => {
  desk = await startTestDesk();
});
afterAll(() => desk.close());

test('each kind of process is a row, with what is open, what failed, and when the newest began', async () => {
  const org = await desk.org();
  const broker = await org.member('broker');
  const path = `/api/v1/orgs/${org.id}/org_workflows/`;
  const nothing = await desk.get(path, broker.token);
  expect(nothing.body['results']).toEqual(PROCESSES.map((process) => ({ process, open: 0, failed: 0, newest: null })));

  const job = await desk.job(org, broker, { status_id: 'accepted' });
  await desk.job(org, broker, {});
  await desk.post(`/api/v1/orgs/${org.id}/work_orders/${job.id}/update_job_status`, broker.token, {
    job_status: 'lodged',
    reason: 'by telephone',
  });
  await desk.settle();
  const { results, count } = (await desk.get(path, broker.token)).body as unknown as { results: Record<string, unknown>[]; count: number };
  expect(count).toBe(PROCESSES.length);
  expect(results[0]).toMatchObject({ process: 'work_order', open: 1, failed: 0 });
  expect(Date.parse(String(results[0]?.['newest']))).toBeGreaterThan(Date.now() - 60_000);
});

test('what came to a good end is neither open nor failed, of whatever kind', async () => {
  const org = await desk.org();
  const { token } = await org.member('broker');
  const streams = {
    extraction: 'extraction',
    lodgement: 'lodgement',
    export: 'export',
    bulk: 'bulk',
    sync: 'sync',
    outbound_email: 'outbound-email',
  };
  for (const [process, prefix] of Object.entries(streams) as [keyof typeof streams, string][]) {
    const { open, failed } = PROCESS_STATES[process];
    for (const [index, state] of [...open, ...failed, 'came to its end'].entries()) {
      const at = `2026-03-14T02:0${index}:00.000Z`;
      const view =
        process === 'lodgement' ? { messages: [{ phase: 'accepted' }, { phase: state, signed_at: at }] } : { state, requested_at: at };
      await desk.owner.query(
        `insert into read_model.record_v1 (org_id, stream_id, kind, stream_position, position, view) values ($1, $2, $3, 1, 1, $4)`,
        [org.id, `${prefix}/${randomUUID()}`, prefix, JSON.stringify(view)],
      );
    }
  }
  const { body } = await desk.get(`/api/v1/orgs/${org.id}/org_workflows`, token);
  const [, ...rows] = body['results'] as unknown as OrgWorkflow[];
  expect(rows.map(({ process, open, failed }) => [process, open, failed])).toEqual(
    PROCESSES.slice(1).map((process) => [process, PROCESS_STATES[process].open.length, PROCESS_STATES[process].failed.length]),
  );
  expect(rows.find(({ process }) => process === 'sync')?.newest).toBe('2026-03-14T02:02:00.000Z');
});

test('of another organisation nothing is counted', async () => {
  const [mine, theirs] = [await desk.org(), await desk.org('Other')];
  const [me, them] = [await mine.member('broker'), await theirs.member('broker')];
  await desk.job(theirs, them, {});
  await desk.settle();
  const { body } = await desk.get(`/api/v1/orgs/${mine.id}/org_workflows`, me.token);
  expect((body['results'] as unknown as { open: number }[]).map(({ open }) => open)).toEqual(PROCESSES.map(() => 0));
  expect((await desk.get(`/api/v1/orgs/${theirs.id}/org_workflows`, me.token)).status).toBe(404);
});
