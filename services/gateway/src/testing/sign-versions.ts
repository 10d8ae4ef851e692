import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { LodgedKind } from '@tallyport/contracts/lodgement/values';
import { DirectLodgements } from './direct-lodgements.js';
import type { TestDesk } from './test-desk.js';

/**
 * Signs a version of each of these records of a job, with a snapshot and bytes, as the process records it; whether customs would take it,
 * nobody asks. Answers the control reference, which they have in common.
 */
export async function signVersions(
  desk: TestDesk,
  orgId: string,
  workOrderId: string,
  records: Readonly<Record<LodgedKind, string | undefined>>,
): Promise<string> {
  const controlReference = randomUUID().replaceAll('-', '').slice(0, 14).toUpperCase();
  const put = (text: string) => desk.parts.blobs.putFile(orgId, Readable.from([Buffer.from(text)]), { limit: 1_000 });
  const process = new DirectLodgements(desk.parts.eventStore);
  for (const [kind, lodgementId = ''] of Object.entries(records) as [LodgedKind, string | undefined][]) {
    const circumstances = () => {
      const commandId = randomUUID();
      const actor = { kind: 'machine' as const, process: 'lodgement' };
      return { commandId, correlationId: commandId, orgId, workOrderId, lodgementId, actor, issuedAt: new Date().toISOString() };
    };
    const { hash } = await put(JSON.stringify({ kind, fields: {}, amounts: {}, lines: [], lastNumbers: {} }));
    await process.send({
      type: 'request-lodgement',
      ...circumstances(),
      kind,
      purpose: 'lodge',
      snapshot: { streamPosition: 1, hash },
      ownReference: 'SYD-1',
      controlReference,
      signedBy: { userId: randomUUID(), name: 'Kim Nguyen', licenceNumber: '01234' },
      sender: { siteId: 'TALLY001', ownerSiteId: 'HARBOUR1' },
      confirmed: [],
      reason: null,
      timeZone: 'Australia/Sydney',
    });
    const interchange = await put(`UNB+${controlReference}'`);
    await process.record(orgId, { type: 'record-built', ...circumstances(), controlReference, ...interchange });
  }
  return controlReference;
}
