import { createParty, listParties } from '@tallyport/contracts/crm/http';
import { uploadDocuments } from '@tallyport/contracts/document-extraction/http';
import { allocateAssignee, createWorkOrder, updateAdditionalDetails, updateJobStatus } from '@tallyport/contracts/work-order/http';
import { JOB_STATUSES } from '@tallyport/contracts/work-order/job-status';
import { BRANCHES, type Member, ORG_ID } from './demo-organisation.js';
import type { GatewayClient } from './gateway-client.js';
import { papersOf } from './papers/papers.js';
import type { Company, Shipment } from './shipment.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Makes a job as staff would: created, assigned, moved along the bar, its papers dropped on it. Answers its id. */
export async function seedJob(shipment: Shipment, members: readonly Member[], today: Date, others: readonly Shipment[]): Promise<string> {
  const broker = memberIn(members, 'broker');
  const compiler = memberIn(members, 'compiler');
  const departs = dayAfter(today, shipment.departsInDays);
  const importer = await partyOf(broker.client, shipment.buyer);
  const exporter = await partyOf(broker.client, shipment.seller);
  const { id } = await compiler.client.call(createWorkOrder, {
    params: { o: ORG_ID },
    idempotencyKey: `demo/${shipment.key}`,
    body: {
      importer_id: importer,
      exporter_id: exporter,
      notify_party_id: importer,
      waybill_number: shipment.bill,
      order_type: 'import',
      port_of_origin: shipment.from.code,
      port_of_dest: shipment.to.code,
      date_depart: departs,
      date_arrive: dayAfter(today, shipment.arrivesInDays),
      branch: BRANCHES[shipment.branch].id,
    },
  });
  const params = { o: ORG_ID, id };
  for (const role of shipment.assigned) {
    const body = { user_type: role, user_id: role === 'broker' ? broker.id : compiler.id };
    await broker.client.call(allocateAssignee, { params, body, idempotencyKey: `demo/${shipment.key}/${role}` });
  }
  for (const job_status of JOB_STATUSES.slice(1, JOB_STATUSES.indexOf(shipment.status) + 1)) {
    const body = { job_status, reason: null };
    await broker.client.call(updateJobStatus, { params, body, idempotencyKey: `demo/${shipment.key}/${job_status}` });
  }
  if (shipment.toldVoyage !== undefined) {
    const body = { voyage: shipment.toldVoyage };
    await compiler.client.call(updateAdditionalDetails, { params, body, idempotencyKey: `demo/${shipment.key}/voyage` });
  }
  const stray = others.filter(({ key }) => key === shipment.strayBillOf).map((other) => ({ ...other, papers: ['bill'] as const }));
  const strayFiles = await Promise.all(stray.map((other) => papersOf(other, dayAfter(today, other.departsInDays))));
  const files = [...(await papersOf(shipment, departs)), ...strayFiles.flat()];
  if (files.length > 0) await compiler.client.upload(uploadDocuments, { params, idempotencyKey: `demo/${shipment.key}/papers` }, files);
  return id;
}

export function memberIn(members: readonly Member[], role: 'broker' | 'compiler'): Member {
  const member = members.find((candidate) => candidate.role === role);
  if (!member) throw new Error(`the demo has no ${role}`);
  return member;
}

/** Who may change what the organisation is set to. */
export function adminIn(members: readonly Member[]): Member {
  const admin = members.find(({ capacities }) => capacities.includes('admin'));
  if (!admin) throw new Error('the demo has no admin');
  return admin;
}

async function partyOf(client: GatewayClient, { name, address, city, country, abn = '' }: Company): Promise<string> {
  const params = { o: ORG_ID };
  const { results } = await client.call(listParties, { params, query: { q: name } });
  const known = results.find((party) => party.name === name);
  return (known ?? (await client.call(createParty, { params, body: { name, address, city, country, customs_id: abn } }))).id;
}

function dayAfter(today: Date, days: number): string {
  return new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}
