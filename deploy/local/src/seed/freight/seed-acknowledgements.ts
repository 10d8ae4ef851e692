import { randomBytes } from 'node:crypto';
import { listFreightMessages } from '@tallyport/contracts/freight-export/freight-message-http';
import { getFreightAddress, putFreightAddress } from '@tallyport/contracts/organisation/org-setting-http';
import { type Member, ORG_ID } from '../demo-organisation.js';
import type { FreightSimulator } from './freight-simulator.js';

const params = { o: ORG_ID };
/** It speaks of a job that was typed in over there, and names nothing of ours: a person says where it belongs. */
const STRAY = `<UniversalInterchange xmlns="http://www.cargowise.com/Schemas/Universal/2011/11"><Header><SenderID>LBYSYD</SenderID><TrackingID>N-2026-0311</TrackingID></Header>
<Body><UniversalEvent><Event><DataContext><DataSourceCollection><DataSource><Type>CustomsDeclaration</Type><Key>B00004711</Key></DataSource></DataSourceCollection></DataContext>
<ContextCollection><Context><Type>ProcessingStatusCode</Type><Value>PRS</Value></Context></ContextCollection></Event></UniversalEvent></Body></UniversalInterchange>`;

/** Gives the simulator the address for acknowledgements, and has one come that names no export. May be repeated. */
export async function seedAcknowledgements({ client }: Member, simulator: FreightSimulator): Promise<void> {
  const known = await client.call(getFreightAddress, { params });
  if (known.base_url === null || known.issued_at !== null) return;
  const token = randomBytes(32).toString('base64url');
  await client.call(putFreightAddress, { params, body: { token } });
  const address = `${known.base_url}${token}`;
  await simulator.acknowledgeTo(address);
  const { count } = await client.call(listFreightMessages, { params, query: { page_size: '1' } });
  if (count > 0) return;
  const response = await fetch(address, { method: 'POST', body: STRAY });
  if (!response.ok) throw new Error(`the intake answered ${response.status} to an acknowledgement`);
}
