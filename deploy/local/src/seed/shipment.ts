import type { JobStatus } from '@tallyport/contracts/work-order/job-status';
import type { Declared } from './declaration/declared.js';

export interface Company {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly country: string;
  readonly abn?: string;
}

export interface Port {
  readonly code: string;
  readonly name: string;
}

/** Goods of an invoice line, with what the packing list says of them. Prices are in cents of the currency. */
export interface Goods {
  readonly code: string;
  readonly description: string;
  readonly hs: string;
  readonly quantity: number;
  readonly unit: string;
  readonly unitPriceCents: number;
  readonly origin: string;
  readonly cartons: number;
  readonly netKg: number;
}

/** The papers that the seed can draw. */
export type PaperName =
  | 'bill'
  | 'invoice'
  | 'packing list'
  | 'invoice sheet'
  | 'first invoice sheet'
  | 'second invoice sheet'
  | 'certificate of origin'
  | 'packing declaration'
  | 'fumigation certificate'
  | 'export declaration';

/** One invented shipment: what its papers say, and where its job stands. Days count from the day of the seed. */
export interface Shipment {
  readonly key: string;
  readonly branch: 'Sydney' | 'Melbourne' | 'Brisbane';
  /** How far people moved it; what is lodged moves by itself. */
  readonly status: JobStatus;
  /** Its declaration; without one nobody has compiled it yet. */
  readonly declared?: Declared;
  readonly seller: Company;
  readonly buyer: Company;
  readonly bill: string;
  readonly mode: 'sea' | 'air';
  readonly vessel: string;
  readonly voyage: string;
  readonly container?: { readonly number: string; readonly seal: string; readonly type: string };
  readonly from: Port;
  readonly to: Port;
  readonly departsInDays: number;
  readonly arrivesInDays: number;
  readonly invoice: string;
  readonly currency: string;
  readonly incoterm: string;
  readonly goods: readonly Goods[];
  /** The buyer's order as the invoice prints it, behind a word of the seller's own that no other paper uses. */
  readonly order?: { readonly word: string; readonly number: string };
  /** The goods that the certificate of origin names, by their code; all of them where this is left out. */
  readonly certified?: readonly string[];
  /** Which papers were dropped on the job. */
  readonly papers: readonly PaperName[];
  /** What the goods total of the invoice is off by, in cents: a paper that does not add up. */
  readonly totalOffByCents?: number;
  /** Freight and insurance overseas, listed below the goods and part of the total. */
  readonly freightCents?: number;
  readonly insuranceCents?: number;
  /** What the bill weighs more than the packing list, in kilograms: papers that disagree. */
  readonly billHeavierBy?: number;
  /** The shipment, further up, whose invoice is corrected before the papers of this one are read. */
  readonly afterLessonOf?: string;
  /** The voyage that was told before the bill came: the job says it, and the bill says otherwise. */
  readonly toldVoyage?: string;
  /** The shipment whose bill was dropped on this job by mistake. */
  readonly strayBillOf?: string;
  readonly assigned: readonly ('compiler' | 'broker')[];
}

/** A shipment whose job there is. */
export type SeededShipment = Shipment & { readonly workOrderId: string };
