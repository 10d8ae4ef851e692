import type { CustomsSnapshot } from '@tallyport/contracts/freight-export/customs-snapshot';
import { type ByField, namedEntries } from '@tallyport/contracts/shipping-record/fields';
import type { ShownValue } from '@tallyport/contracts/shipping-record/http';
import type { WorkOrderDetails } from '@tallyport/contracts/work-order/details';
import { Papers, type Part } from '../../checks/papers.js';
import { numberField } from '../../declaration/compile/bills.js';
import { billsToSend } from '../shipment/bill-rule.js';
import type { JobPapers } from '../shipment/job-papers.js';
import { type MadeFrom, madeFrom } from '../shipment/made-from.js';
import { canonicalJson } from './canonical-json.js';

/** What a snapshot says of a job besides its papers. */
export interface SnapshotJob {
  readonly organisationId: string;
  readonly details: Pick<WorkOrderDetails, 'order_type' | 'reference'>;
  readonly importer: { readonly name: string; readonly customsId: string | null; readonly cac: string | null } | null;
}

/** A snapshot with its bytes as text and where its records stood, or what has to be selected first. */
export type BuiltSnapshot =
  | { readonly outcome: 'built'; readonly snapshot: CustomsSnapshot; readonly json: string; readonly madeFrom: readonly MadeFrom[] }
  | { readonly outcome: 'refused'; readonly code: 'select-house-or-master' | 'select-house' };

/** A job as a customs interface gets it, of its records as they stand: of its waybills only house and master bills. */
export function buildCustomsSnapshot(papers: JobPapers, { organisationId, details, importer }: SnapshotJob): BuiltSnapshot {
  const bills = billsToSend(papers.records, papers.marks, 'house-or-master');
  if (bills.outcome === 'refused') return bills;
  const standing = new Papers(papers.records);
  const { id, code, streamPosition, ...known } = papers.job;
  const snapshot: CustomsSnapshot = {
    schema: 'tallyport.customs-snapshot',
    version: 1,
    organisation_id: organisationId,
    job: { id, code, stream_position: streamPosition, ...details, ...routeOf(known) },
    importer: importer === null ? null : { name: importer.name, customs_id: importer.customsId, cac: importer.cac },
    bills: [...bills.houses.map((bill) => snapshotBill('house', bill)), ...bills.masters.map((bill) => snapshotBill('master', bill))],
    invoices: standing.of('invoice').map(recordOf),
    declarations: standing.of('declaration').map(recordOf),
  };
  return { outcome: 'built', snapshot, json: canonicalJson(snapshot), madeFrom: positionsOf(papers, snapshot) };
}

function routeOf({
  port_of_origin,
  port_of_dest,
  date_depart,
  date_arrive,
  vessel,
  voyage,
}: Omit<JobPapers['job'], 'id' | 'code' | 'streamPosition'>) {
  return { port_of_origin, port_of_dest, date_depart, date_arrive, vessel, voyage };
}

function snapshotBill(bill: 'house' | 'master', part: Part): CustomsSnapshot['bills'][number] {
  return { bill, number: part.text(numberField(part)), ...recordOf(part) };
}

function recordOf({ record }: Part): CustomsSnapshot['invoices'][number] {
  return {
    id: record.id,
    stream_position: record.stream_position,
    fields: textsOf(record.fields),
    lines: record.lines.map(({ line_id, fields }) => ({ line_id, fields: textsOf(fields) })),
  };
}

function textsOf(fields: ByField<ShownValue>): Record<string, string> {
  const texts = namedEntries(fields).flatMap(([name, { value }]) => {
    const text = value === null ? '' : String(value).toWellFormed().trim();
    return text === '' ? [] : [[name, text] as const];
  });
  return Object.fromEntries(texts);
}

/** Of the records that it was made of, those that it says something of. */
function positionsOf(papers: JobPapers, { bills, invoices, declarations }: CustomsSnapshot): MadeFrom[] {
  const ids = new Set([...bills, ...invoices, ...declarations].map(({ id }) => id));
  return madeFrom({ job: papers.job, records: papers.records.filter(({ id }) => ids.has(id)) });
}
