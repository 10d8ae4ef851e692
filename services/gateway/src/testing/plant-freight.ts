import { randomUUID } from 'node:crypto';
import { DirectBulks } from './direct-bulks.js';
import { DirectSyncs } from './direct-syncs.js';
import { FREIGHT_SYSTEM } from './operation-bodies.js';
import type { TestDesk } from './test-desk.js';
import type { TestMember, TestOrg } from './test-org.js';

/** A freight system of the org, with a string in every field and every row that hangs on it. */
export async function plantSystem(desk: TestDesk, org: TestOrg, text: string): Promise<string> {
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
export async function plantBulk(desk: TestDesk, org: TestOrg, { id: userId }: TestMember): Promise<string> {
  const bulkId = randomUUID();
  const wish = { step: 'skip' as const, reason: 'x', cause: null, position: 1, items: 'a'.repeat(64), count: 1 };
  const command = { commandId: bulkId, correlationId: bulkId, orgId: org.id, bulkId, issuedAt: new Date().toISOString() };
  await new DirectBulks(desk.parts.eventStore).send({ type: 'request-bulk', ...command, actor: { kind: 'person', userId }, wish });
  return bulkId;
}

/** A look at the counterpart of a job. */
export async function plantSync(
  desk: TestDesk,
  { orgId, workOrderId, systemId, userId }: Readonly<Record<'orgId' | 'workOrderId' | 'systemId' | 'userId', string>>,
): Promise<string> {
  const syncId = randomUUID();
  const command = { commandId: syncId, correlationId: syncId, orgId, syncId, issuedAt: new Date().toISOString() };
  const asked = { kind: 'look' as const, systemId, workOrderId, key: 'S00001234' };
  const ask = { type: 'request-sync' as const, ...command, actor: { kind: 'person' as const, userId }, ...asked };
  await new DirectSyncs(desk.parts.eventStore).send({ orgId, syncId, workOrderId }, ask);
  return syncId;
}
