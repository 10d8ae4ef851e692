import type { ChargeKind } from '@tallyport/contracts/declaration/charge-kinds';
import type { MeasuredGoods } from './measured-goods.js';

/** An amount of money as decimal text. */
export interface Money {
  readonly amount: string;
  /** ISO 4217. */
  readonly currency: string;
}

export interface DeclaredCharge extends Money {
  readonly kind: ChargeKind;
  /** The invoice total takes account of it already: nothing is added or taken off for it. Freight and insurance follow the term instead. */
  readonly isSettled: boolean;
}

export interface DeclaredInvoice {
  readonly id: string;
  /** Incoterm, also an older one. */
  readonly term: string;
  readonly total: Money;
  /** What the prices of all its lines add up to, where that is not the total; in the same currency. */
  readonly goodsTotal: string | null;
  readonly charges: readonly DeclaredCharge[];
}

/** A claim to a preferential rate: scheme, country of preference, rule of origin. */
export interface PreferenceClaim {
  readonly scheme: string;
  readonly origin: string;
  readonly rule: string;
}

/** A claim to a concession. */
export interface TreatmentClaim {
  readonly code: string;
  readonly instrument: { readonly number: string; readonly type: string } | null;
}

/** A line whose goods stand in the dumping commodities register. */
export interface DumpingClaim {
  readonly specificationNumber: string;
  /** For each unit; null while nobody has said it. */
  readonly exportPrice: Money | null;
  /** Foreign units for one Australian dollar; that of the exchange table where it is null. */
  readonly rate: string | null;
  readonly units: string | null;
  /** Why none is due. */
  readonly exemption: string | null;
}

export interface GivenAmounts {
  readonly duty: string | null;
  readonly standardDuty: string | null;
  readonly dumpingDuty: string | null;
  readonly wet: string | null;
}

export const NOTHING_GIVEN: GivenAmounts = { duty: null, standardDuty: null, dumpingDuty: null, wet: null };

export interface DeclaredLine {
  readonly number: number;
  readonly invoiceId: string;
  /** In the currency of its invoice. */
  readonly price: string;
  readonly priceAdjustment: string | null;
  /** In place of the line's share of transport and insurance. */
  readonly transportAndInsurance: Money | null;
  /** Eight digits. */
  readonly tariffItem: string;
  readonly rateNumber: string;
  readonly origin: string | null;
  readonly goods: MeasuredGoods;
  readonly preference: PreferenceClaim | null;
  readonly treatment: TreatmentClaim | null;
  readonly dumping: DumpingClaim | null;
  /** The day whose rates hold for this line alone, where it claims one. */
  readonly dutyDate: string | null;
  /** Amounts in Australian dollars that a person gives in place of those that would be computed. */
  readonly given: GivenAmounts;
  readonly gstExemption: string | null;
  readonly wet: { readonly isQuoted: boolean; readonly exemption: string | null };
  readonly lct: { readonly isPayable: boolean; readonly isQuoted: boolean; readonly exemption: string | null };
}

export interface DeclaredEntry {
  /** N10 home consumption, N20 warehousing, N30 out of a warehouse. */
  readonly type: 'N10' | 'N20' | 'N30';
  readonly mode: 'sea' | 'air' | 'post' | 'other';
  readonly isElectronic: boolean;
  /** The day of exportation, whose exchange rates hold. */
  readonly valuationDate: string;
  /** The day whose rates of duty and tax hold. */
  readonly dutyDate: string;
  /** The importer pays GST later, with the business activity statement. */
  readonly isGstDeferred: boolean;
  readonly invoices: readonly DeclaredInvoice[];
  readonly lines: readonly DeclaredLine[];
}
