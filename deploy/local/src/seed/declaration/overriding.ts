import { type CheckFinding, listChecks, overrideCheck } from '@tallyport/contracts/check/http';
import { ORG_ID } from '../demo-organisation.js';
import type { Declaring } from './declaring.js';

/** Lets checks stand that fail, for the reasons given by their codes. */
export async function override({ shipment, client }: Declaring, reasons: Partial<Record<CheckFinding['code'], string>>): Promise<void> {
  if (Object.keys(reasons).length === 0) return;
  const params = { o: ORG_ID, id: shipment.workOrderId };
  const { results } = await client.call(listChecks, { params });
  for (const { code, version, fingerprint, override: standing } of results) {
    const reason = reasons[code];
    if (reason === undefined || fingerprint === null || standing !== null) continue;
    await client.call(overrideCheck, { params, body: { code, version, fingerprint, reason } });
  }
}
