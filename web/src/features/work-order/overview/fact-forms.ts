import { WorkOrderDetails } from '@tallyport/contracts/work-order/details';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { instantAt, localTimeOf } from '../../../lib/format/zoned.js';
import type { Details } from './amend.js';

/** Facts that are typed, and the input that each takes. Parties, branch and order type are chosen. */
export const TYPED_FACTS = {
  waybill_number: 'text',
  port_of_origin: 'text',
  port_of_dest: 'text',
  vessel: 'text',
  voyage: 'text',
  date_depart: 'date',
  date_arrive: 'date',
  deadline: 'datetime-local',
  reference: 'text',
  note: 'text',
} as const satisfies Partial<Record<keyof WorkOrderDetails, string>>;

export type TypedFact = keyof typeof TYPED_FACTS;

/** A fact as its input shows it. */
export function textOfFact(job: WorkOrder, field: TypedFact, zone: string): string {
  const value = job[field] ?? '';
  return field === 'deadline' && value !== '' ? localTimeOf(value, zone) : value;
}

/** What was typed as a change of the job, or null where the contract would refuse it. Nothing typed is nothing known. */
export function changeOfFact(field: TypedFact, typed: string, zone: string): Details | null {
  const text = typed.trim();
  const value = text === '' ? null : field === 'deadline' ? instantAt(text, zone) : field.startsWith('port_') ? text.toUpperCase() : text;
  if (text !== '' && value === null) return null;
  return WorkOrderDetails.pick({ [field]: true } as Record<TypedFact, true>).safeParse({ [field]: value }).data ?? null;
}
