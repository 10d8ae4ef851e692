import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';
import type { DocumentText } from '../document-text.js';
import { allContainersIn } from '../fields/containers.js';
import { issuerOf } from '../fields/issuer.js';
import { letterPartiesOf } from '../fields/letter-parties.js';
import { signatureOf } from '../fields/signature.js';
import { readLongText, readShortText } from '../fields/value-readers.js';
import { type DocumentDeclaration, derived, fallbacks } from './declaration.js';
import {
  amountAt,
  at,
  countryAt,
  currencyAt,
  dayAt,
  firmly,
  identifierAt,
  incotermAt,
  longTextAt,
  marksAt,
  packagesAt,
  partyAt,
  partyNameAt,
  portAt,
  shortTextAt,
  volumeAt,
  weightAt,
} from './labelled.js';
import { containerLines } from './lines/container-lines.js';
import { carrierAt, carrierInHead, carrierSigning } from './sources/bill-carrier.js';
import {
  goodsOfBill,
  grossUnderHead,
  hsCodeUnderGoods,
  marksOfBill,
  netUnderHead,
  packagesAnywhere,
  packagesInCells,
  packagesUnderGoods,
  volumeUnderHead,
} from './sources/bill-goods.js';
import { billIssueDay, billIssuePlace } from './sources/bill-issue.js';
import { billNumberAt, billNumberInHead, jobAsBillNumber, masterBillOf, shippingOrderOf } from './sources/bill-number.js';
import { freightTermsOf, originalsOf, payableNearLabel, releaseMark } from './sources/bill-terms.js';
import {
  grossInTotals,
  grossOfRows,
  netInTotals,
  packagesInTotals,
  packagesOfRows,
  volumeInTotals,
  volumeOfRows,
} from './sources/bill-totals.js';
import { packageTypeAt } from './sources/cargo.js';
import { carrierAsSuch, carrierInClause } from './sources/carrier-in-clause.js';
import { consignmentNoteNumber, goodsInBox, marksInBox, tariffCodeAt } from './sources/consignment-note.js';
import { soleCurrency } from './sources/currency.js';
import { bareDollars, currencyAtHome } from './sources/currency-at-home.js';
import { dayOfHead } from './sources/day-of-head.js';
import { expectedPort } from './sources/expected-ports.js';
import { kindInTables, piecesOfFreight, weightUnitOfHeads } from './sources/freight-columns.js';
import { soleIncoterm } from './sources/incoterm.js';
import { modeOfBill } from './sources/mode-of-bill.js';
import { notifyOf } from './sources/notify-party.js';
import { creditInNotes, invoiceInNotes, masterBillInNotes, orderInNotes } from './sources/numbers-in-notes.js';
import { onlyWeightUnit } from './sources/only-weight-unit.js';
import { packagesBesideTotal } from './sources/packages-beside-total.js';
import { packagesInMarks } from './sources/packages-in-marks.js';
import { alphaCodeAt, alphaCodeWithin, proNumberOf } from './sources/road-numbers.js';
import { grossOnTotalLine, piecesOnTotalLine } from './sources/total-line.js';
import { vesselOf, voyageOf } from './sources/vessel.js';

/** A place that is called the destination, and not the place of delivery. */
const destinationOf = at((candidate, label, text) => {
  return /destin/iu.test(label.text) ? readShortText(candidate, label, text) : null;
}, 'place_of_delivery');

/** What the shipper calls the shipment, in the box that bills have for it; a number of a job at another label is that of whoever wrote it. */
const exportReferencesAt = at(
  (candidate, label, text) => (/export/iu.test(label.text) ? readLongText(candidate, label, text) : null),
  'job_number',
);

/** The record has no place for the papers of the sale; what a bill says of them is told. */
type Field = HeaderField<'waybill'> | 'invoice_number' | 'letter_of_credit';

/** A bill of lading or sea waybill, of a house or of a line. */
export const BILL_OF_LADING: DocumentDeclaration<Field> = {
  meanings: withPlaces,
  lines: containerLines,
  header: {
    bl_number: [billNumberAt, fallbacks(consignmentNoteNumber, billNumberInHead, jobAsBillNumber)],
    master_bill_number: [masterBillOf, fallbacks(masterBillInNotes)],
    invoice_number: [firmly(identifierAt('invoice_number')), fallbacks(invoiceInNotes)],
    letter_of_credit: [identifierAt('letter_of_credit'), fallbacks(creditInNotes)],
    waybill_number: [derived((_text, known) => known.get('bl_number'))],
    booking_number: [identifierAt('booking_number'), fallbacks(shippingOrderOf)],
    export_declaration_number: [identifierAt('export_declaration_number')],
    transport_mode: [derived(modeOfBill)],
    purchase_order: [identifierAt('purchase_order'), fallbacks(orderInNotes)],
    order_number: [identifierAt('order_number')],
    pro_number: [proNumberOf],
    scac: [alphaCodeAt, fallbacks(alphaCodeWithin)],
    trailer_number: [identifierAt('trailer_number')],
    seal: [identifierAt('seal')],
    shipment_date: [dayAt('export_date', 'departure_date')],
    carrier: [carrierAt, fallbacks(carrierAsSuch, carrierInHead, carrierInClause, carrierSigning)],
    shipper: [partyAt('shipper', 'seller')],
    consignee: [partyAt('consignee')],
    notify_party: [notifyOf],
    delivery_agent: [partyNameAt('delivery_agent')],
    vessel: [vesselOf],
    voyage: [voyageOf],
    port_of_loading: [portAt('port_of_loading')],
    port_of_discharge: [portAt('port_of_discharge')],
    place_of_receipt: [shortTextAt('place_of_receipt')],
    place_of_delivery: [shortTextAt('place_of_delivery')],
    destination: [destinationOf],
    freight_terms: [freightTermsOf],
    original_bills: [originalsOf],
    shipped_on_board_date: [dayAt('on_board_date')],
    issue_date: [billIssueDay],
    issue_place: [billIssuePlace],
    freight_payable_at: [shortTextAt('freight_payable_at'), fallbacks(payableNearLabel)],
    incoterm: [incotermAt('incoterm'), fallbacks(soleIncoterm)],
    release: [releaseMark, shortTextAt('release')],
    packages: [
      packagesBesideTotal,
      packagesAt('packages'),
      fallbacks(
        packagesInTotals,
        packagesOfRows,
        packagesInCells,
        packagesUnderGoods,
        piecesOfFreight,
        piecesOnTotalLine,
        packagesAnywhere,
        packagesInMarks,
      ),
    ],
    gross_weight: [weightAt('gross_weight'), grossInTotals, grossOfRows, grossUnderHead, fallbacks(grossOnTotalLine)],
    weight_unit: [derived(weightUnitOfHeads, onlyWeightUnit)],
    net_weight: [weightAt('net_weight'), netInTotals, netUnderHead],
    volume: [volumeAt('volume'), volumeInTotals, volumeOfRows, volumeUnderHead],
    package_type: [fallbacks(packageTypeAt), derived(kindInTables)],
    goods_description: [goodsOfBill, fallbacks(goodsInBox)],
    shipping_marks: [marksOfBill, fallbacks(marksInBox)],
    hs_code: [hsCodeUnderGoods, fallbacks(tariffCodeAt)],
    declared_value: [amountAt('declared_value')],
    currency: [currencyAt('currency')],
    export_references: [exportReferencesAt],
    country_of_origin: [countryAt('country_of_origin')],
    signature_exists: [signatureOf],
  },
};

/** A notice that goods arrive tells them at labels, where a bill has them in columns. */
export const ARRIVAL_NOTICE: DocumentDeclaration<Field | 'date' | 'containers' | 'total_amount'> = {
  ...BILL_OF_LADING,
  header: {
    ...BILL_OF_LADING.header,
    date: [dayAt('date', 'issue_date'), fallbacks(dayOfHead)],
    consignee: [partyAt('consignee'), fallbacks(partyAt('buyer'), (text) => letterPartiesOf(text, issuerOf(text)).recipient)],
    containers: [allContainersIn],
    currency: [currencyAt('currency'), fallbacks(soleCurrency), derived(currencyAtHome, bareDollars)],
    total_amount: [amountAt('total_amount')],
    port_of_loading: [portAt('port_of_loading'), fallbacks(expectedPort('port_of_loading'))],
    port_of_discharge: [portAt('port_of_discharge'), fallbacks(expectedPort('port_of_discharge'))],
    goods_description: [goodsOfBill, fallbacks(firmly(longTextAt('goods_description')))],
    shipping_marks: [marksOfBill, fallbacks(firmly(marksAt('shipping_marks')))],
  },
};

/** `Delivered at` names whoever receives on an invoice, and a place on a bill; `To:` names a buyer there, and here whoever receives. */
function withPlaces(text: DocumentText): DocumentText {
  const labels = text.labels.map((label) => {
    if (label.concepts.includes('consignee') && /^\W*deliver(?:y|ed) at(?!\p{L})/iu.test(label.text))
      return { ...label, concepts: ['place_of_delivery' as const] };
    return label.ending === 'colon' && /^\W*to\W*$/iu.test(label.text) ? { ...label, concepts: ['consignee' as const] } : label;
  });
  return { ...text, labels };
}
