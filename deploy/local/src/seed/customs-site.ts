import { randomBytes } from 'node:crypto';
import { getOrgSetting, putCustomsAddress, putOrgSetting } from '@tallyport/contracts/organisation/org-setting-http';
import { type Member, ORG_ID } from './demo-organisation.js';

/** As whom the demo organisation sends to customs. */
const SITE = 'LANTERN01';

/** Lets the demo organisation lodge, and tells customs where its answers go. What is set up already stays; without the simulator nothing is. */
export async function seedCustomsSite(admin: Member, { customs, intake }: { customs: string; intake: string }): Promise<void> {
  const params = { o: ORG_ID };
  const { may_lodge } = await admin.client.call(getOrgSetting, { params });
  if (may_lodge) return;
  const token = randomBytes(32).toString('base64url');
  const response = await register(`${customs}/sites/${SITE}`, `${intake}/customs/${token}`);
  if (response === null) {
    process.stderr.write('The simulator of customs does not run: the demo organisation is not set up to lodge.\n');
    return;
  }
  if (!response.ok) throw new Error(`customs takes no address: ${response.status} ${await response.text()}`);
  await admin.client.call(putCustomsAddress, { params, body: { token } });
  await admin.client.call(putOrgSetting, { params, body: { may_lodge: true, customs_site_id: SITE, customs_owner_site_id: SITE } });
}

/** Null where nobody listens. */
async function register(site: string, answersTo: string): Promise<Response | null> {
  const headers = { 'content-type': 'application/json' };
  try {
    return await fetch(site, { method: 'PUT', headers, body: JSON.stringify({ answers_to: answersTo }) });
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
