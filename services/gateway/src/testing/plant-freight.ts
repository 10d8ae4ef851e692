import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { storedShipment } from '@tallyport/domain/freight-export/shipment/stored-shipment';
import { sampleShipment } from '@tallyport/domain/freight-export/testing/sample-shipment';
import { DirectBulks } from './direct-bulks.js';
import { DirectSyncs } from './direct-syncs.js';
import { receiveFromFreight } from './freight-messages.js';
import { FREIGHT_SYSTEM } from './operation-bodies.js';
import type { TestDesk } from './test-desk.js';
import { TestExport } from './test-export.js';
import type { TestMember, TestOrg } from './test-org.js';

/** A freight system of the org, with a string in every field and every row that hangs on it. */
async function plantSystem(desk: TestDesk, org: TestOrg, text: string): Promise<string> {
  const { token } = await org.member(null, ['admin']);
  const path = `/api/v1/orgs/${org.id}/aucargo_cargowise`;
  const made = await desk.post(path, token, { ...FREIGHT_SYSTEM, name: text, user_name: text, secret: text });
  const id = String(made.body['id']);
  await desk.call('PUT', `${path}/${id}/codes`, { token, body: { list: 'unit', ours: text.slice(0, 20), theirs: 'X' } });
  await desk.owner.query('insert into kept.freight_organisation (org_id, system_id, code, full_name) values ($1, $2, $3, $3)', [
    org.id,
    id,
    text,
  ]);
  return id;
}

/** A step for many exports of the org. */
async function plantBulk(desk: TestDesk, org: TestOrg, { id: userId }: TestMember): Promise<string> {
  const bulkId = randomUUID();
  const wish = { step: 'skip' as const, reason: 'x', cause: null, position: 1, items: 'a'.repeat(64), count: 1 };
  const command = { commandId: bulkId, correlationId: bulkId, orgId: org.id, bulkId, issuedAt: new Date().toISOString() };
  await new DirectBulks(desk.parts.eventStore).send({ type: 'request-bulk', ...command, actor: { kind: 'person', userId }, wish });
  return bulkId;
}

/** A look at the counterpart of a job. */
async function plantSync(
  desk: TestDesk,
  { orgId, workOrderId, systemId, userId }: Readonly<Record<'orgId' | 'workOrderId' | 'systemId' | 'userId', string>>,
): Promise<string> {
  const syncId = randomUUID();
  const command = { commandId: syncId, correlationId: syncId, orgId, syncId, issuedAt: new Date().toISOString() };
  const asked = { kind: 'look' as const, systemId, workOrderId, key: 'S00001234' };
  const ask = { type: 'request-sync' as const, ...command, actor: { kind: 'person' as const, userId }, ...asked };
  const syncs = new DirectSyncs(desk.parts.eventStore);
  await syncs.send({ orgId, syncId, workOrderId }, ask);
  const { hash } = await desk.parts.blobs.putFile(orgId, Readable.from([Buffer.from(storedShipment(sampleShipment()))]), { limit: 1e6 });
  const counts = { read: 1, fresh: 0, changed: 0, same: 1 };
  const end = { counts, gone: 0, result: hash, fingerprint: 'f'.repeat(64), lines: [], milliseconds: 1 };
  const actor = { kind: 'machine' as const, process: 'sync' };
  await syncs.record({ orgId, syncId, workOrderId }, { type: 'record-finished', ...command, commandId: randomUUID(), actor, ...end });
  return syncId;
}

/** A freight system, an export that it refused, a step for many, a look and a message of it, by the names under which paths have their ids. */
export async function plantFreight(desk: TestDesk, org: TestOrg, member: TestMember, workOrderId: string, text: string) {
  const system = await plantSystem(desk, org, text);
  const refused = await TestExport.refused(desk, { orgId: org.id, workOrderId, systemId: system, text }, `Error - ${text}`);
  const bulk = await plantBulk(desk, org, member);
  const sync = await plantSync(desk, { orgId: org.id, workOrderId, systemId: system, userId: member.id });
  const freight_message = await receiveFromFreight(desk, org.id, `<UniversalEvent>${text}</UniversalEvent>`, {
    interchange: text.slice(0, 60),
  });
  return { system, export: refused.id, bulk, sync, freight_message };
}
