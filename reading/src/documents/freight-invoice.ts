import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';
import { issuerOf } from '../fields/issuer.js';
import { letterheadOf } from '../fields/letterhead.js';
import { pickParty } from '../fields/pick-party.js';
import { COMMERCIAL_INVOICE } from './commercial-invoice.js';
import { type DocumentDeclaration, derived, fallbacks } from './declaration.js';
import { identifierAt, partyAt } from './labelled.js';
import { masterBillOf } from './sources/bill-number.js';
import { grossInTotals, packagesInTotals } from './sources/bill-totals.js';
import { grossOfOnlyTotal, piecesOfFreight, weightUnitOfHeads } from './sources/freight-columns.js';
import { roadByVehicles } from './sources/mode-of-bill.js';
import { masterBillInNotes } from './sources/numbers-in-notes.js';
import { onlyWeightUnit } from './sources/only-weight-unit.js';
import { alphaCodeAt, alphaCodeWithin, proNumberOf } from './sources/road-numbers.js';
import { grossOnTotalLine, piecesOnTotalLine } from './sources/total-line.js';

/** What a carrier or forwarder asks for a carriage names the bill and its parties besides. */
type Field = HeaderField<'invoice'> | 'bl_number' | 'master_bill_number' | 'pro_number' | 'scac' | 'shipper_name' | 'shipper_address';

/** What is asked for a carriage: its lines are charges and no goods, and whoever ships the goods asks for nothing. */
export const FREIGHT_INVOICE: DocumentDeclaration<Field> = {
  ...COMMERCIAL_INVOICE,
  lines: () => [],
  header: {
    ...COMMERCIAL_INVOICE.header,
    invoice_number: [
      identifierAt('invoice_number', 'invoice_number_and_date'),
      proNumberOf,
      ...(COMMERCIAL_INVOICE.header.invoice_number ?? []),
    ],
    bl_number: [identifierAt('bl_number')],
    master_bill_number: [masterBillOf, fallbacks(masterBillInNotes)],
    pro_number: [proNumberOf],
    scac: [alphaCodeAt, fallbacks(alphaCodeWithin)],
    transport_mode: [...(COMMERCIAL_INVOICE.header.transport_mode ?? []), fallbacks(roadByVehicles)],
    packages: [...(COMMERCIAL_INVOICE.header.packages ?? []), fallbacks(packagesInTotals, piecesOfFreight, piecesOnTotalLine)],
    gross_weight: [...(COMMERCIAL_INVOICE.header.gross_weight ?? []), fallbacks(grossInTotals, grossOfOnlyTotal, grossOnTotalLine)],
    weight_unit: [...(COMMERCIAL_INVOICE.header.weight_unit ?? []), derived(weightUnitOfHeads, onlyWeightUnit)],
    shipper: [partyAt('shipper')],
    seller: [(text) => pickParty(text, ['seller']), fallbacks((text) => letterheadOf(text), issuerOf)],
  },
};
