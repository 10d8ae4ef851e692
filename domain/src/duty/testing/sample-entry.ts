import type { ChargeKind } from '@tallyport/contracts/declaration/charge-kinds';
import { type DeclaredEntry, type DeclaredInvoice, type DeclaredLine, NOTHING_GIVEN } from '../declared-entry.js';

/** A line of cotton shirts that claims nothing. */
export function sampleLine(changed: Partial<DeclaredLine> = {}): DeclaredLine {
  return {
    number: 1,
    invoiceId: 'A',
    price: '1000.00',
    priceAdjustment: null,
    transportAndInsurance: null,
    tariffItem: '61091000',
    rateNumber: '',
    origin: null,
    goods: { quantities: {}, strength: null, factor: null },
    preference: null,
    treatment: null,
    dumping: null,
    dutyDate: null,
    given: NOTHING_GIVEN,
    gstExemption: null,
    wet: { isQuoted: false, exemption: null },
    lct: { isPayable: false, isQuoted: false, exemption: null },
    ...changed,
  };
}

/** An invoice with charges by kind, in its own currency. */
export function sampleInvoice(
  total: string,
  {
    currency = 'AUD',
    term = 'FOB',
    charges = {},
  }: { currency?: string; term?: string; charges?: Partial<Record<ChargeKind, string>> } = {},
): DeclaredInvoice {
  const kinds = Object.entries(charges) as [ChargeKind, string][];
  return {
    id: 'A',
    term,
    total: { amount: total, currency },
    goodsTotal: null,
    charges: kinds.map(([kind, amount]) => ({ kind, amount, currency, isSettled: false })),
  };
}

/** A home consumption entry of goods that came by sea in the financial year 2025–26. */
export function sampleEntry(invoice: DeclaredInvoice, lines: readonly DeclaredLine[], changed: Partial<DeclaredEntry> = {}): DeclaredEntry {
  return {
    type: 'N10',
    mode: 'sea',
    isElectronic: true,
    valuationDate: '2025-11-03',
    dutyDate: '2025-12-01',
    isGstDeferred: false,
    invoices: [invoice],
    lines,
    ...changed,
  };
}
