import { listPartyFreightCodes, putFreightCode, putPartyFreightCode } from '@tallyport/contracts/freight-export/mapping-http';
import { getSync, listSyncs, syncCargowiseOrg, syncCargowiseProduct } from '@tallyport/contracts/freight-export/sync-http';
import { createFreightSystem, listFreightOrganisations, listFreightSystems } from '@tallyport/contracts/freight-export/system-http';
import { COMPANIES } from '../demo-companies.js';
import { BRANCHES, type Member, ORG_ID } from '../demo-organisation.js';
import { eventually } from '../eventually.js';
import { DEMO_SYSTEMS, DEMO_UNITS, type DemoSystem, NOBODYS_ADDRESS } from './demo-systems.js';
import type { FreightSimulator } from './freight-simulator.js';

const PASSWORD = 'eadaptor-demo!';
const o = { o: ORG_ID };

/** Sets up a freight system for each branch, with the organisations that it knows and the codes of ours. May be repeated. */
export async function seedFreightSystems({ client }: Member, simulator: FreightSimulator): Promise<void> {
  await Promise.all(DEMO_SYSTEMS.map((system) => seedSystem(system, client, simulator)));
  // From now on Melbourne refuses us, as a system does whose operator changed the password and told nobody.
  await simulator.changePassword('LBYMEL', 'changed-by-its-operator');
}

async function seedSystem(demo: DemoSystem, client: Member['client'], simulator: FreightSimulator): Promise<void> {
  const id = await systemOf(demo, client, simulator);
  const mapping = { ...o, id };
  for (const [ours, theirs] of Object.entries(DEMO_UNITS)) {
    await client.call(putFreightCode, { params: mapping, body: { list: 'unit', ours, theirs } });
  }
  if (demo.simulated === null) return;
  await fetchOrganisations(demo, id, client);
  await fetchProducts(demo, id, client);
  const { results } = await client.call(listPartyFreightCodes, { params: mapping, query: { page_size: '200' } });
  for (const [company, code] of Object.entries(demo.organisations)) {
    const { name } = COMPANIES[company as keyof typeof COMPANIES];
    const party = results.find((row) => row.party.name === name)?.party.id;
    await client.call(putPartyFreightCode, { params: mapping, body: { party, code } });
  }
}

/** The id of the system, which is added where it is not there. */
async function systemOf({ branch, simulated, settings }: DemoSystem, client: Member['client'], simulator: FreightSimulator) {
  const systems = await client.call(listFreightSystems, { params: o });
  const known = systems.find((one) => one.branch === BRANCHES[branch].id);
  if (known) return known.id;
  const address = simulated === null ? NOBODYS_ADDRESS : `${simulator.address}/systems/${simulated}/eAdaptor`;
  const body = { ...settings, branch: BRANCHES[branch].id, address, secret: PASSWORD };
  return (await client.call(createFreightSystem, { params: o, body, idempotencyKey: `demo/freight/${branch}` })).id;
}

/** Fetches the organisations that the system knows, unless they are here. */
async function fetchOrganisations({ branch }: DemoSystem, system: string, client: Member['client']): Promise<void> {
  const known = await client.call(listFreightOrganisations, { params: o, query: { system, limit: '1' } });
  if (known.length > 0) return;
  const idempotencyKey = `demo/freight/${branch}/organisations`;
  const { id } = await client.call(syncCargowiseOrg, { params: o, body: { system }, idempotencyKey });
  await fetched(`the organisations of ${branch}`, id, client);
}

/** Fetches the products that the system knows, unless that was done. */
async function fetchProducts({ branch }: DemoSystem, system: string, client: Member['client']): Promise<void> {
  const { results } = await client.call(listSyncs, { params: o, query: { kind: 'products', system } });
  if (results.some(({ state }) => state === 'done')) return;
  const idempotencyKey = `demo/freight/${branch}/products`;
  const { id } = await client.call(syncCargowiseProduct, { params: o, body: { system }, idempotencyKey });
  await fetched(`the products of ${branch}`, id, client);
}

async function fetched(what: string, sync: string, client: Member['client']): Promise<void> {
  await eventually(`fetching ${what}`, async () => {
    const { state } = await client.call(getSync, { params: { ...o, sync } });
    if (state === 'failed') throw new Error(`${what} could not be fetched`);
    return state === 'done' ? true : null;
  });
}
