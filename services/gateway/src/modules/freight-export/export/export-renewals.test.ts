import type { ExportDetail } from '@tallyport/contracts/freight-export/export-detail';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FREIGHT_SYSTEM } from '../../../testing/operation-bodies.js';
import { startTestDesk, type TestDesk } from '../../../testing/test-desk.js';
import { TestExport } from '../../../testing/test-export.js';
import { reading, readRecord } from '../../../testing/test-records.js';
import { JobGate } from '../../work-order/job-gate.js';
import { handleOf } from '../job/export-handle.js';
import { FreightTargetQueries } from '../job/freight-target.queries.js';
import { ShipmentDrafts } from '../job/shipment-drafts.js';

let desk: TestDesk;
beforeAll(async () => {
  desk = await startTestDesk();
});
afterAll(() => desk.close());

test('a retry of what has not changed says before the press that it would fail in the same way, and what moved since is told', async () => {
  const org = await desk.org();
  const member = await org.member('broker', ['operator', 'admin']);
  const made = await desk.post(`/api/v1/orgs/${org.id}/aucargo_cargowise`, member.token, {
    ...FREIGHT_SYSTEM,
    bill_rule: 'house_or_master',
  });
  const systemId = String(made.body['id']);
  const job = await desk.job(org, member, { waybill_number: 'HLPR2602881' });
  const waybill = {
    bill_number: reading('HLPR2602881'),
    bill_mark: reading('house'),
    waybill_number: reading('HLPR2602881'),
    vessel: reading('Ever Given'),
  };
  await readRecord(desk, org.id, { kind: 'waybill', workOrderId: job.id, fields: waybill });
  const invoice = { invoice_number: reading('NB-1'), currency: reading('USD'), total_amount: reading('10.00') };
  const line = { description: reading('lamp'), quantity: reading('1'), quantity_unit: reading('PCE'), amount: reading('10.00') };
  await readRecord(desk, org.id, { kind: 'invoice', workOrderId: job.id, fields: invoice, lines: [line] });
  await desk.settle();
  const [targets, drafts] = [desk.app.get(FreightTargetQueries, { strict: false }), desk.app.get(ShipmentDrafts, { strict: false })];
  const target = await targets.ofSystem(org.id, systemId);
  if (target === null) throw new Error('there is no system');
  const now = await desk.app.get(JobGate, { strict: false }).require(org.id, job.id);
  const built = await drafts.draft(org.id, now, target, null, handleOf(job.id));
  const message = await drafts.store(org.id, target, built);
  const { id } = await TestExport.refused(desk, { orgId: org.id, workOrderId: job.id, systemId, message });
  const shown = async () => (await desk.get(`/api/v1/orgs/${org.id}/exports/${id}`, member.token)).body as unknown as ExportDetail;
  expect((await shown()).changed_since).toEqual({ moved: [], changes: [], findings: [], fails_the_same: true });
  await desk.call('PUT', `/api/v1/orgs/${org.id}/work_orders/${job.id}`, { token: member.token, body: { vessel: 'Kookaburra' } });
  await desk.settle();
  expect((await shown()).changed_since.moved).toEqual([`work-order/${job.id}`]);
  const retried = await desk.post(`/api/v1/orgs/${org.id}/exports/${id}/retry`, member.token, { reason: 'x', with_changes: true });
  expect([retried.status, retried.body['state']]).toEqual([200, 'queued']);
});
