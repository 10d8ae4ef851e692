import { randomBytes } from 'node:crypto';
import { getOrgSetting, putCustomsAddress, putOrgSetting } from '@tallyport/contracts/organisation/org-setting-http';
import type { CustomsSimulator } from './customs-simulator.js';
import { type Member, ORG_ID } from './demo-organisation.js';

/** As whom the demo organisation sends to customs. */
const SITE = 'LANTERN01';

/** Lets the demo organisation lodge, and tells customs where its answers go. What is set up already stays. */
export async function seedCustomsSite(admin: Member, customs: CustomsSimulator, intake: string): Promise<void> {
  const params = { o: ORG_ID };
  const { may_lodge } = await admin.client.call(getOrgSetting, { params });
  if (may_lodge) return;
  const token = randomBytes(32).toString('base64url');
  await customs.answerTo(SITE, `${intake}/customs/${token}`);
  await admin.client.call(putCustomsAddress, { params, body: { token } });
  await admin.client.call(putOrgSetting, { params, body: { may_lodge: true, customs_site_id: SITE, customs_owner_site_id: SITE } });
}
