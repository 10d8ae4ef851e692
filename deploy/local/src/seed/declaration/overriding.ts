import { type CheckFinding, listChecks, overrideCheck } from '@tallyport/contracts/check/http';
import { ORG_ID } from '../demo-organisation.js';
import { eventually } from '../eventually.js';
import type { Declaring } from './declaring.js';

/** Lets checks stand that fail, for the reasons given by their codes. */
export async function override({ shipment, client }: Declaring, reasons: Partial<Record<CheckFinding['code'], string>>): Promise<void> {
  const codes = Object.keys(reasons);
  if (codes.length === 0) return;
  const params = { o: ORG_ID, id: shipment.workOrderId };
  // What was compiled and typed a moment ago is checked once the read models have heard of it.
  const results = await eventually(`the checks of ${shipment.key}`, async () => {
    const { results: found } = await client.call(listChecks, { params });
    return codes.every((code) => found.some((one) => one.code === code && one.fingerprint !== null)) ? found : null;
  });
  for (const { code, version, fingerprint, override: standing } of results) {
    const reason = reasons[code];
    if (reason === undefined || fingerprint === null || standing !== null) continue;
    await client.call(overrideCheck, { params, body: { code, version, fingerprint, reason } });
  }
}
