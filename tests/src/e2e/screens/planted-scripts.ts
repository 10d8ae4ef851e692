import { listChecks, overrideCheck } from '@tallyport/contracts/check/http';
import { createSynonym, createTariffLookup, saveProduct } from '@tallyport/contracts/classification/kept-http';
import { createParty } from '@tallyport/contracts/crm/http';
import { uploadDocuments } from '@tallyport/contracts/document-extraction/http';
import { createFreightSystem, holdFreightSystem } from '@tallyport/contracts/freight-export/system-http';
import { createApiKey } from '@tallyport/contracts/organisation/api-key-http';
import { createBranch, createOrganisation } from '@tallyport/contracts/organisation/branch-http';
import { me } from '@tallyport/contracts/organisation/http';
import { updateInfo } from '@tallyport/contracts/organisation/profile-http';
import { RECORD_CALLS } from '@tallyport/contracts/shipping-record/http';
import { createWebhook } from '@tallyport/contracts/webhook/http';
import { allocateAssignee, createWorkOrder, postConversation, putWorkOrder } from '@tallyport/contracts/work-order/http';
import { createListView } from '@tallyport/contracts/work-order/list-view-http';
import { BRANCHES, ORG_ID } from '@tallyport/local/seed/demo-organisation';
import type { GatewayClient } from '@tallyport/local/seed/gateway-client';
import { scriptStrings } from './script-strings.js';

const params = { o: ORG_ID };

/** Writes strings that would be scripts, if a page took them for more than text, into every field that takes free text. Answers the job that is full of them. */
export async function plantScripts(admin: GatewayClient, jobWithPapers: string): Promise<string> {
  const string = scriptStrings();
  const { id: self } = await admin.call(me);
  await admin.call(updateInfo, { params: { id: self }, body: { first_name: string(80), last_name: string(80) } });
  await plantOrganisation(admin, string);
  await plantGoods(admin, string);
  await plantPapers(admin, jobWithPapers, string);
  return plantJob(admin, self, string);
}

type Strings = ReturnType<typeof scriptStrings>;

async function plantOrganisation(admin: GatewayClient, string: Strings): Promise<void> {
  await admin.call(createOrganisation, { body: { name: string(80), branch_name: string(60), time_zone: 'Australia/Perth' } });
  await admin.call(createBranch, { params, body: { name: string(60), time_zone: 'Australia/Perth' } });
  const view = { is_shared: true, filter: {}, sort: 'urgency', columns: null } as const;
  await admin.call(createListView, { params, body: { ...view, name: string(40) } });
  await admin.call(createApiKey, { params, body: { name: string(60), scopes: ['read'] } });
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const address = `https://hooks.example/${encodeURIComponent(string())}?${string()}`;
  await admin.call(createWebhook, { params, body: { address, event_types: [], secret } });
  const system = {
    name: string(60),
    address: 'https://eadaptor.example/eAdaptor',
    enterprise_id: 'A2B',
    server_id: 'TST',
    company_code: 'SYD',
    // A colon ends the name in what is sent to the system.
    user_name: string(40).replaceAll(':', ''),
    target_type: 'ForwardingShipment',
    bill_rule: 'house',
  };
  const { id } = await admin.call(createFreightSystem, { params, body: system });
  await admin.call(holdFreightSystem, { params: { ...params, id }, body: { reason: string() } });
}

async function plantGoods(admin: GatewayClient, string: Strings): Promise<void> {
  const product_code = string(80);
  const texts = { name: string(), description: string(), model: string(120), hs_name: string(), control: string(120), unit1: string(20) };
  await admin.call(saveProduct, { params, body: { product_code, company_code: string(40), ...texts } });
  await admin.call(createTariffLookup, { params, body: { code: string(80), description: string() } });
  await admin.call(createSynonym, { params, body: { synonym: string(), product_code } });
}

/** A job of which everything that can be said is such a string, its papers' names too. */
async function plantJob(admin: GatewayClient, self: string, string: Strings): Promise<string> {
  const body = { name: string(120), address: string(), city: string(80), country: string(80) };
  const { id: party } = await admin.call(createParty, { params, body });
  const parties = { importer_id: party, exporter_id: party, notify_party_id: party };
  const job = { ...parties, branch: BRANCHES.Sydney.id, waybill_number: string(35), date_arrive: '2020-01-01' };
  const { id } = await admin.call(createWorkOrder, { params, body: job });
  const at = { ...params, id };
  const details = { vessel: string(60), voyage: string(20), reference: string(60), note: string() };
  await admin.call(putWorkOrder, { params: at, body: details });
  await admin.call(allocateAssignee, { params: at, body: { user_type: 'broker', user_id: self } });
  await admin.call(postConversation, { params: at, body: { text: string() } });
  const file = (name: string) => new File(['what, how many\nlamp, 2\n'], name, { type: 'text/csv' });
  await admin.upload(uploadDocuments, { params: at }, [file(`${string()}.csv`), file(`${string()}.csv`)]);
  return id;
}

/** In what was read of papers, and in the reason why a rule need not hold. */
async function plantPapers(admin: GatewayClient, id: string, string: Strings): Promise<void> {
  const at = { ...params, id };
  for (const kind of ['invoice', 'waybill', 'packing-list'] as const) {
    const { list, amend } = RECORD_CALLS[kind];
    const { results } = await admin.call(list, { params: at });
    const [record] = results;
    if (record === undefined) throw new Error(`the job has no ${kind}`);
    const field = kind === 'waybill' ? 'carrier' : 'vessel';
    const change = { field, previous: record.fields[field]?.value ?? null, next: string(35) };
    await admin.call(amend, { params: { ...at, record: record.id }, body: { edits: [{ kind: 'amend', changes: [change] }] } });
  }
  const { results } = await admin.call(listChecks, { params: at });
  const failing = results.find(({ outcome }) => outcome === 'fails');
  if (failing === undefined) throw new Error('no rule fails of the job');
  const { code, version, fingerprint } = failing;
  await admin.call(overrideCheck, { params: at, body: { code, version, fingerprint, reason: string() } });
}
