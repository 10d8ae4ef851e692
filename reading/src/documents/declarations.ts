import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import { IMPORT_DECLARATION } from '../classify/titles.js';
import { AIR_WAYBILL, HOUSE_AIR_WAYBILL } from './air-waybill.js';
import { ANY_PAPER } from './any-paper.js';
import { ARRIVAL_NOTICE, BILL_OF_LADING } from './bill-of-lading.js';
import { CARGO_PAPER } from './cargo-paper.js';
import { CERTIFICATE_OF_ORIGIN } from './certificate-of-origin.js';
import { COMMERCIAL_INVOICE } from './commercial-invoice.js';
import { CONSIGNMENT_NOTE } from './consignment-note.js';
import { CUSTOMS_DECLARATION } from './customs-declaration.js';
import type { AnyDeclaration } from './declaration.js';
import { FREIGHT_INVOICE } from './freight-invoice.js';
import { FUMIGATION_CERTIFICATE } from './fumigation-certificate.js';
import { GOODS_CERTIFICATE, GOODS_STATEMENT, MANUFACTURER_DECLARATION } from './goods-statement.js';
import { INSURANCE_CERTIFICATE } from './insurance-certificate.js';
import { PACKING_DECLARATION } from './packing-declaration.js';
import { PACKING_LIST } from './packing-list.js';
import { PROFORMA_INVOICE, PURCHASE_ORDER, SALES_PAPER } from './sales-paper.js';

/** What papers of each type have; null where they have no fields of their own. */
const DECLARATIONS: Readonly<Record<DocumentType, AnyDeclaration | null>> = {
  CIV: COMMERCIAL_INVOICE,
  FIN: FREIGHT_INVOICE,
  PKL: PACKING_LIST,
  HBL: BILL_OF_LADING,
  MBL: BILL_OF_LADING,
  BL: BILL_OF_LADING,
  ARN: ARRIVAL_NOTICE,
  AWB: AIR_WAYBILL,
  HAWB: HOUSE_AIR_WAYBILL,
  COO: CERTIFICATE_OF_ORIGIN,
  PKD: PACKING_DECLARATION,
  APD: PACKING_DECLARATION,
  FUM: FUMIGATION_CERTIFICATE,
  MDC: MANUFACTURER_DECLARATION,
  HCC: GOODS_CERTIFICATE,
  CRT: GOODS_CERTIFICATE,
  ING: GOODS_STATEMENT,
  IMP: GOODS_STATEMENT,
  ILD: GOODS_STATEMENT,
  ASB: GOODS_STATEMENT,
  CED: CUSTOMS_DECLARATION,
  EML: null,
  SUP: null,
  other: null,
};

/** What papers without a type have, by the name of what they are. */
const OF_OTHERS: Readonly<Record<string, AnyDeclaration>> = {
  [IMPORT_DECLARATION]: CUSTOMS_DECLARATION,
  'proforma invoice': PROFORMA_INVOICE,
  'purchase order': PURCHASE_ORDER,
  'sales contract': SALES_PAPER,
  quotation: SALES_PAPER,
  'credit note': SALES_PAPER,
  'debit note': SALES_PAPER,
  'consignment note': CONSIGNMENT_NOTE,
  'shipping instruction': CARGO_PAPER,
  'booking confirmation': CARGO_PAPER,
  'delivery order': CARGO_PAPER,
  'delivery note': CARGO_PAPER,
  'dangerous goods declaration': CARGO_PAPER,
  'verified gross mass': CARGO_PAPER,
  'warehouse receipt': CARGO_PAPER,
  'cargo manifest': CARGO_PAPER,
  'insurance certificate': INSURANCE_CERTIFICATE,
};

/** Papers that speak of no goods of their own. */
const WITHOUT_FIELDS: ReadonlySet<string> = new Set(['terms and conditions', 'safety data sheet', 'power of attorney']);

/** What a paper has by its type, or by its name where it has no type. */
export function declarationOf({ type, name }: { readonly type: DocumentType; readonly name: string }): AnyDeclaration | null {
  return DECLARATIONS[type] ?? OF_OTHERS[name] ?? (type === 'other' && !WITHOUT_FIELDS.has(name) ? ANY_PAPER : null);
}
