import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import { bare } from '../../checks/bare.js';
import type { Part } from '../../checks/papers.js';
import { isMaster } from '../../declaration/compile/bills.js';
import { isAirWaybillNumberValid } from '../../shipping-record/air-waybill-number.js';
import { sureText } from './sure-text.js';

const OWN: readonly RecordField[] = ['bl_number', 'waybill_number'];
const MASTER: readonly RecordField[] = ['master_number', 'master_bill_number'];
const ALL: readonly RecordField[] = [...OWN, ...MASTER, 'house_number'];

/** The field by which a bill says that it is of another shipment than the job; null where it is of this one, or nobody can say. */
export function otherNumberOf(bill: Part, jobNumber: string, bills: readonly Part[]): RecordField | null {
  const field = OWN.find((one) => sureText(bill, one) !== null);
  const others = bills.filter((other) => other !== bill);
  const { numbers, known } = connected(jobNumber, others);
  if (field === undefined || keysOf(bill, ALL).some((key) => numbers.has(key))) return null;
  return mayBeBesideIt(bill, jobNumber, known) ? null : field;
}

/** A master beside a house whose master nobody named, and a house beside its master alike: two numbers, and perhaps one shipment. */
function mayBeBesideIt(bill: Part, jobNumber: string, known: readonly Part[]): boolean {
  if (isMaster(bill))
    return !isAirWaybillNumberValid(jobNumber) && known.every((one) => !isMaster(one) && keysOf(one, MASTER).length === 0);
  return known.length > 0 && known.every(isMaster) && keysOf(bill, MASTER).length === 0;
}

/** The bills that hang together with a number, by the numbers that they share, and all of these. */
function connected(number: string, bills: readonly Part[]): { numbers: ReadonlySet<string>; known: readonly Part[] } {
  const numbers = new Set([bare(number)]);
  let known: readonly Part[] = [];
  for (;;) {
    const more = bills.filter((bill) => keysOf(bill, ALL).some((key) => numbers.has(key)));
    if (more.length === known.length) return { numbers, known };
    known = more;
    for (const bill of more) for (const key of keysOf(bill, ALL)) numbers.add(key);
  }
}

function keysOf(bill: Part, fields: readonly RecordField[]): string[] {
  return fields.flatMap((field) => bare(sureText(bill, field) ?? '') || []);
}
