import type { ChargeKind } from '@tallyport/contracts/declaration/charge-kinds';
import { Decimal } from 'decimal.js';
import { CannotCompute } from './cannot-compute.js';
import type { DeclaredCharge, DeclaredInvoice, Money } from './declared-entry.js';
import { inThePrice } from './in-the-price.js';

const ADDED: readonly ChargeKind[] = ['foreign-inland-freight', 'packing-costs', 'commission', 'other-additions'];
const TAKEN_OFF: readonly ChargeKind[] = ['landing-charges', 'discount', 'other-deductions'];

/** How an amount becomes Australian dollars, not rounded. */
export type ToAud = (money: Money) => Decimal;

/** The value of an invoice at the place of export, in Australian dollars, not rounded. Throws CannotCompute for a term that nobody knows. */
export function fobOf(invoice: DeclaredInvoice, toAud: ToAud): Decimal {
  const settled = inThePrice(invoice.term);
  if (settled === undefined) throw new CannotCompute('term-unknown', { term: invoice.term, invoice: invoice.id });
  const sum = (kinds: readonly ChargeKind[], counts: (charge: DeclaredCharge) => boolean) =>
    Decimal.sum(0, ...invoice.charges.filter((charge) => kinds.includes(charge.kind) && counts(charge)).map(toAud));
  const isOpen = ({ isSettled }: DeclaredCharge) => !isSettled;
  return toAud(invoice.total)
    .plus(sum(ADDED, isOpen))
    .minus(sum(TAKEN_OFF, isOpen))
    .minus(sum(settled, () => true));
}

/** What transport and insurance from the place of export cost, in Australian dollars, not rounded. */
export function transportAndInsuranceOf({ charges }: DeclaredInvoice, toAud: ToAud): Decimal {
  return Decimal.sum(0, ...charges.filter(({ kind }) => kind === 'overseas-freight' || kind === 'overseas-insurance').map(toAud));
}
