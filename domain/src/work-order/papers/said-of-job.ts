import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { WorkOrderDetails as Details, type WorkOrderDetails } from '@tallyport/contracts/work-order/details';
import type { PaperField, PaperSource } from '@tallyport/contracts/work-order/paper-values';
import { Papers, type Part } from '../../checks/papers.js';
import { billsIn } from '../../declaration/compile/bills.js';
import { isDoubtful, isUnverified } from '../../shipping-record/fold-value.js';
import { portCodeIn } from '../../values/port-code.js';
import { isSameSaid } from './same-said.js';

/** What a bill says of its job: a value as the job writes it, or the name of a party. */
export interface SaidOfJob {
  readonly field: PaperField;
  readonly text: string;
  readonly from: PaperSource;
}

interface Telling {
  readonly field: PaperField;
  /** The first that says something. */
  readonly fields: readonly RecordField[];
  /** The value as the job writes it; null where it cannot be written so. */
  as?(text: string): string | null;
}

const TELLINGS: readonly Telling[] = [
  { field: 'waybill_number', fields: ['bl_number', 'waybill_number'] },
  { field: 'vessel', fields: ['vessel'] },
  { field: 'voyage', fields: ['voyage', 'flight'] },
  { field: 'port_of_origin', fields: ['port_of_loading'], as: portCodeIn },
  { field: 'port_of_dest', fields: ['port_of_discharge'], as: portCodeIn },
  { field: 'date_depart', fields: ['shipped_on_board_date', 'flight_date'] },
  { field: 'importer_id', fields: ['consignee_name'], as: firstLine },
  { field: 'exporter_id', fields: ['shipper_name'], as: firstLine },
  { field: 'notify_party_id', fields: ['notify_party'], as: firstLine },
];

export const PARTY_FIELDS: ReadonlySet<PaperField> = new Set<PaperField>(['importer_id', 'exporter_id', 'notify_party_id']);

/**
 * What the bills of a job say of it, each thing once, in the order of its papers. A doubtful value says nothing until a person has
 * looked at it, and of a shipment with houses the masters are not asked: theirs are other parties.
 */
export function saidOfJob(records: readonly ShippingRecord[]): SaidOfJob[] {
  const said = billsIn(new Papers(records)).shipped.flatMap((bill) => TELLINGS.flatMap((telling) => saidBy(bill, telling)));
  return said.filter((one, index) => said.findIndex((other) => isSame(one, other)) === index);
}

function saidBy(bill: Part, { field, fields, as }: Telling): SaidOfJob[] {
  const told = fields.find((one) => bill.text(one) !== null);
  const shown = told && bill.record.fields[told];
  const { document_id: documentId, id: recordId, stream_position: position } = bill.record;
  if (told === undefined || shown === undefined || documentId === null || isDoubtful(shown) || isUnverified(shown)) return [];
  const text = as === undefined ? bill.text(told) : as(bill.text(told) ?? '');
  if (text === null || !fits(field, text)) return [];
  return [{ field, text, from: { documentId, recordId, field: told, position, place: shown.place } }];
}

function fits(field: PaperField, text: string): boolean {
  return PARTY_FIELDS.has(field) || Details.shape[field satisfies keyof WorkOrderDetails].safeParse(text).success;
}

function isSame(one: SaidOfJob, other: SaidOfJob): boolean {
  return one.field === other.field && isSameSaid(one.field, one.text, other.text);
}

/** The name of a party, where an address follows it. */
function firstLine(text: string): string | null {
  const [name = ''] = text.split('\n');
  return name.trim() || null;
}
