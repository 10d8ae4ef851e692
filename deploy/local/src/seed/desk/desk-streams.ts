import type { DomainEvent } from '@tallyport/contracts/events';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import { BRANCHES, ORG_ID } from '../demo-organisation.js';
import { billOf, carriageOf, recordsOf } from './desk-papers.js';
import { type DeskJob, pick } from './desk-plan.js';

const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000];
const HOMES = { Sydney: 'AUSYD', Melbourne: 'AUMEL', Brisbane: 'AUBNE' } as const;

/** Who and when the jobs are made with. */
export interface DeskPlan {
  /** The moment from which they count: the same for a seed that goes on later. */
  readonly now: Date;
  readonly compilers: readonly string[];
  readonly brokers: readonly string[];
  /** The ids of companies, by their names. */
  readonly parties: ReadonlyMap<string, string>;
}

export interface DeskStream {
  readonly streamId: string;
  readonly jobId: string;
  readonly events: readonly DomainEvent[];
  readonly recordedAt: string;
}

/** The streams of one job: the job, and what was read of its papers. */
export function streamsOf(job: DeskJob, plan: DeskPlan): DeskStream[] {
  const jobId = uuidv5(ORG_ID, `desk/${job.number}`);
  const recordedAt = new Date(plan.now.getTime() - job.age * DAY_MS - ((job.number * 37) % 480) * MINUTE_MS).toISOString();
  const of = { jobId, recordedAt };
  const records = job.status === 'received' ? [] : recordsOf(job, jobId);
  return [
    { streamId: `work-order/${jobId}`, events: eventsOf(job, jobId, plan), ...of },
    ...records.map((record) => ({ ...record, ...of })),
  ];
}

function eventsOf(job: DeskJob, workOrderId: string, { now, compilers, brokers, parties }: DeskPlan): DomainEvent[] {
  const { number, branch, trade, isExport, dueInMinutes, status, isAssigned } = job;
  const [bought, sold] = [partyOf(parties, trade.buyer.name), partyOf(parties, trade.seller.name)];
  const [importer, exporter] = isExport ? [sold, bought] : [bought, sold];
  const [port_of_origin, port_of_dest] = isExport ? [HOMES[branch], trade.from.code] : [trade.from.code, HOMES[branch]];
  const arrives = new Date(now.getTime() + job.arrivesInDays * DAY_MS);
  const received: DomainEvent = {
    type: 'work-order.received',
    data: {
      workOrderId,
      code: `${branch.slice(0, 3).toUpperCase()}-${String(number).padStart(6, '0')}`,
      jobStatus: status,
      details: {
        importer_id: importer.id,
        exporter_id: exporter.id,
        notify_party_id: null,
        waybill_number: billOf(job),
        order_type: isExport ? 'export' : 'import',
        port_of_origin,
        port_of_dest,
        date_depart: new Date(arrives.getTime() - (job.mode === 'air' ? 1 : 18) * DAY_MS).toISOString().slice(0, 10),
        date_arrive: arrives.toISOString().slice(0, 10),
        branch: BRANCHES[branch].id,
        deadline: dueInMinutes === null ? null : new Date(now.getTime() + dueInMinutes * MINUTE_MS).toISOString(),
        ...carriage(job),
        reference: `LB-${20_000 + number}`,
        note: null,
      },
      names: { [importer.id]: importer.name, [exporter.id]: exporter.name },
    },
  };
  const assigned = (role: 'compiler' | 'broker', people: readonly string[]): DomainEvent => ({
    type: 'work-order.assigned',
    data: { workOrderId, role, previous: null, next: pick(people, Math.floor(number / 3)) },
  });
  return [
    received,
    ...(isAssigned.compiler ? [assigned('compiler', compilers)] : []),
    ...(isAssigned.broker ? [assigned('broker', brokers)] : []),
  ];
}

function carriage(job: DeskJob): { readonly vessel: string | null; readonly voyage: string } {
  const { vessel, voyage } = carriageOf(job);
  return { vessel: vessel === '' ? null : vessel, voyage };
}

function partyOf(parties: DeskPlan['parties'], name: string): { readonly id: string; readonly name: string } {
  const id = parties.get(name);
  if (id === undefined) throw new Error(`the demo does not know ${name}`);
  return { id, name };
}
