import type { Reading, Readings } from '@tallyport/contracts/document-extraction/readings';
import type { DomainEvent } from '@tallyport/contracts/events';
import { JOB_STATUSES, type JobStatus } from '@tallyport/contracts/work-order/job-status';
import { uuidv5 } from '@tallyport/event-store/derived-ids';

/** An invented organisation of its own for many jobs. */
const MANY = '7c1d9a34-90d5-4b0e-8a1f-3f2b6f5f0a77';
export const MANY_ORG = uuidv5(MANY, 'organisation');
export const MANY_BRANCHES = ['Fremantle', 'Adelaide', 'Townsville'].map((name) => ({ name, id: uuidv5(MANY, `branch/${name}`) }));

const DAY_MS = 86_400_000;
const IMPORTERS = ['Wattlebrook Lighting', 'Kestrel Cycles', 'Mulga Tools', 'Saltbush Homewares', 'Banksia Medical', 'Ironbark Pumps'];
const EXPORTERS = ['Ningbo Bright Star', 'Qingdao Harbour', '宁波东方灯饰', 'Hanover Werkzeuge', 'Osaka Seiki', 'Penang Rubber'];
const VESSELS = ['Galah', 'Corella', 'Brolga', 'Lorikeet', 'Rosella', 'Jabiru', 'Cassowary', 'Kookaburra'];
const PORTS = ['CNNGB', 'CNTAO', 'DEHAM', 'JPOSA', 'MYPEN'];
const SPREAD_DAYS = 700;

/** What of people and days the jobs are made with. */
export interface ManyPlan {
  readonly count: number;
  readonly today: Date;
  readonly compilers: readonly string[];
  readonly brokers: readonly string[];
}

/** A stream of a job with its first events. */
export interface ManyStream {
  readonly streamId: string;
  readonly jobId: string;
  readonly events: readonly DomainEvent[];
  readonly recordedAt: string;
}

/** The streams of a job: the job, and of every third the bill as it was read. What a job is follows from its number alone. */
export function manyJob(n: number, plan: ManyPlan): ManyStream[] {
  const jobId = uuidv5(MANY, `job/${n}`);
  const made = new Date(plan.today.getTime() - ageOf(n) * DAY_MS);
  const recordedAt = made.toISOString();
  const job = { streamId: `work-order/${jobId}`, jobId, events: jobEvents(n, jobId, made, plan), recordedAt };
  return n % 3 === 0 ? [job, { ...billOf(n, jobId), jobId, recordedAt }] : [job];
}

/** Four of five are lodged, and older than those that are not. */
function isOld(n: number): boolean {
  return n % 5 > 0;
}

/** So many days ago it was received. */
function ageOf(n: number): number {
  return isOld(n) ? 40 + ((n * 7919) % SPREAD_DAYS) : (n * 31) % 40;
}

function jobEvents(n: number, workOrderId: string, made: Date, { compilers, brokers }: ManyPlan): DomainEvent[] {
  const jobStatus: JobStatus = isOld(n) ? 'lodged' : (JOB_STATUSES[Math.floor(n / 5) % 4] ?? 'received');
  const arrives = new Date(made.getTime() + (5 + (n % 40)) * DAY_MS).toISOString().slice(0, 10);
  const [importer, exporter] = [pick(IMPORTERS, n), pick(EXPORTERS, n, 7)];
  const [importer_id, exporter_id] = [uuidv5(MANY, `party/${importer}`), uuidv5(MANY, `party/${exporter}`)];
  const branch = pick(MANY_BRANCHES, n, 3);
  const events: DomainEvent[] = [
    {
      type: 'work-order.received',
      data: {
        workOrderId,
        code: `${branch.name.slice(0, 3).toUpperCase()}-${String(n).padStart(6, '0')}`,
        jobStatus,
        details: {
          importer_id,
          exporter_id,
          notify_party_id: null,
          waybill_number: n % 9 === 0 ? `081-${String(10_000_000 + n)}` : `MNYB${String(26_000_000 + n)}`,
          order_type: n % 11 === 0 ? 'export' : 'import',
          port_of_origin: pick(PORTS, n),
          port_of_dest: 'AUFRE',
          date_depart: null,
          date_arrive: arrives,
          branch: branch.id,
          deadline: n % 50 === 0 ? null : `${arrives}T07:00:00.000Z`,
          vessel: `MV ${pick(VESSELS, n, 5)}`,
          voyage: `${String(n % 900).padStart(3, '0')}E`,
          reference: `PO-${100_000 + n}`,
          note: null,
        },
        names: { [importer_id]: `${importer} Pty Ltd`, [exporter_id]: exporter },
      },
    },
  ];
  for (const [role, people, every] of [['compiler', compilers, 5] as const, ['broker', brokers, 7] as const]) {
    const next = people[n % people.length];
    if (next !== undefined && (isOld(n) || Math.floor(n / 5) % every > 0)) {
      events.push({ type: 'work-order.assigned', data: { workOrderId, role, previous: null, next } });
    }
  }
  return events;
}

function billOf(n: number, workOrderId: string): Pick<ManyStream, 'streamId' | 'events'> {
  const recordId = uuidv5(MANY, `bill/${n}`);
  const fields: Readings = {
    bl_number: read(`MNYB${String(26_000_000 + n)}`, 0.99),
    vessel: read(`MV ${pick(VESSELS, n, 5)}`, n % 2 === 0 ? 0.6 : 0.98),
    consignee_name: read(`${pick(IMPORTERS, n)} Pty Ltd`, 0.97),
  };
  const lines = [{ lineId: uuidv5(recordId, 'container'), fields: { number: read(`MNYU${String(1_000_000 + n)}`, 0.97) } }];
  const about = { recordId, workOrderId, kind: 'waybill' as const };
  const source = { documentId: null, attempt: 1, fromPage: 1, toPage: 1, documentType: 'HBL' };
  return {
    streamId: `waybill/${recordId}`,
    events: [
      { type: 'record.extracted', data: { ...about, source, fields, lineCount: lines.length } },
      { type: 'record.lines-extracted', data: { ...about, from: 0, lines } },
    ],
  };
}

function read(value: string, confidence: number): Reading {
  const place = { page: 1, boxes: [{ x: 0.1, y: 0.1, width: 0.2, height: 0.02 }], address: null };
  return { value, raw: value, place, method: 'text layer', confidence };
}

/** One of some, each `every` numbers the next. */
function pick<One>(some: readonly One[], n: number, every = 1): One {
  const one = some[Math.floor(n / every) % some.length];
  if (one === undefined) throw new RangeError('there is nothing to pick');
  return one;
}
