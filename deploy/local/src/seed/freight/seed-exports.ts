import { getExport, holdExport, listJobExports } from '@tallyport/contracts/freight-export/export-http';
import { exportToCustoms, getJobSync, syncCargowise } from '@tallyport/contracts/freight-export/job-http';
import { adminIn, memberIn } from '../demo-jobs.js';
import { type Member, ORG_ID } from '../demo-organisation.js';
import { eventually } from '../eventually.js';
import { papersRead } from '../papers-read.js';
import type { SeededShipment } from '../shipment.js';
import { type DemoExport, FOLLOWING, HELD, MISBEHAVED, SENT } from './demo-exports.js';
import type { FreightSimulator } from './freight-simulator.js';
import { seedAcknowledgements } from './seed-acknowledgements.js';
import { seedFreightSystems } from './seed-systems.js';

type Client = Member['client'];

/**
 * Sends jobs of the demo to the freight systems of their branches, so that the cockpit of exports has something of each kind. May be
 * repeated: what was sent is not sent again.
 */
export async function seedExports(seeded: readonly SeededShipment[], members: readonly Member[], simulator: FreightSimulator) {
  await seedFreightSystems(adminIn(members), simulator);
  await seedAcknowledgements(adminIn(members), simulator);
  const { client } = memberIn(members, 'broker');
  const go = (wish: DemoExport, before?: () => Promise<void>) => goesOut(shipmentOf(wish.of, seeded), wish, client, before);
  const all = [...MISBEHAVED, ...SENT].map(({ of }) => of);
  await Promise.all([...new Set(all)].map((of) => papersRead(shipmentOf(of, seeded), client)));
  for (const wish of MISBEHAVED) await go(wish, () => simulator.meetNext(wish.system, wish.misbehaviour));
  const sent = await Promise.all(SENT.map(async (wish) => ({ ...wish, id: await go(wish) })));
  await Promise.all(FOLLOWING.map((wish) => go(wish)));
  const held = sent.find(({ of }) => of === HELD);
  if (held) await hold(held.id, client);
}

function shipmentOf(key: string, seeded: readonly SeededShipment[]): SeededShipment {
  const shipment = seeded.find((one) => one.key === key);
  if (!shipment) throw new Error(`the demo has no shipment ${key}`);
  return shipment;
}

/** Exports what is wished for, unless it was, and waits where it comes to a stand. Answers its id. */
async function goesOut(shipment: SeededShipment, wish: DemoExport, client: Client, before?: () => Promise<void>): Promise<string> {
  const params = { o: ORG_ID, id: shipment.workOrderId };
  const { results } = await client.call(listJobExports, { params });
  const known = results.find(({ kind }) => kind === wish.what)?.id;
  if (known === undefined) await before?.();
  const id = known ?? (await asksFor(shipment, wish, client));
  await eventually(`the ${wish.what} of ${wish.of}`, async () => {
    const { state } = await client.call(getExport, { params: { o: ORG_ID, export: id } });
    return known !== undefined || state === wish.comesTo ? true : null;
  });
  return id;
}

async function asksFor(shipment: SeededShipment, { of, what }: DemoExport, client: Client): Promise<string> {
  const params = { o: ORG_ID, id: shipment.workOrderId };
  const idempotencyKey = `demo/${of}/export/${what}`;
  const begun =
    what === 'customs'
      ? await client.call(exportToCustoms, { params, idempotencyKey })
      : await client.call(syncCargowise, { params, body: await wished(shipment, what, client), idempotencyKey });
  if (begun.export === null) throw new Error(`the ${what} of ${of} is no export`);
  return begun.export.id;
}

/** An update is decided on how the job stands there. */
async function wished(shipment: SeededShipment, action: 'send' | 'update' | 'edocs', client: Client): Promise<object> {
  return action === 'update' ? { action, look: await look(shipment, client) } : { action };
}

async function look({ key, workOrderId }: SeededShipment, client: Client): Promise<string> {
  const params = { o: ORG_ID, id: workOrderId };
  const { sync } = await client.call(syncCargowise, { params, body: { action: 'look' }, idempotencyKey: `demo/${key}/look` });
  if (sync === null) throw new Error(`nobody looks at ${key}`);
  return eventually(`looking at ${key}`, async () => {
    const { id, state } = await client.call(getJobSync, { params: { ...params, sync: sync.id } });
    return state === 'running' ? null : id;
  });
}

async function hold(id: string, client: Client): Promise<void> {
  const params = { o: ORG_ID, export: id };
  const { state } = await client.call(getExport, { params });
  if (state === 'held') return;
  const body = { reason: 'The importer asks us to wait until the order is paid' };
  await client.call(holdExport, { params, body, idempotencyKey: 'demo/freight/hold' });
}
