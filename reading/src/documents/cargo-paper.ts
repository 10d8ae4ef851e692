import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';
import { airlineNumberOf } from '../fields/airline-number.js';
import { allContainersIn } from '../fields/containers.js';
import { issuerOf } from '../fields/issuer.js';
import { letterPartiesOf } from '../fields/letter-parties.js';
import { routeEndsAt, routeStartsAt } from '../fields/route.js';
import { signatureOf } from '../fields/signature.js';
import { type DocumentDeclaration, derived, fallbacks } from './declaration.js';
import {
  addressAt,
  at,
  dayAt,
  firmly,
  identifierAt,
  incotermAt,
  longTextAt,
  marksAt,
  packagesAt,
  partyAt,
  portAt,
  shortTextAt,
  volumeAt,
  weightAt,
} from './labelled.js';
import { cargoLines } from './lines/cargo-lines.js';
import { carrierNamed } from './sources/bill-carrier.js';
import { goodsOfBill, marksOfBill, packagesInCells } from './sources/bill-goods.js';
import { billNumberAt, masterBillOf } from './sources/bill-number.js';
import { freightTermsOf, originalsOf } from './sources/bill-terms.js';
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
import { dayOfHead } from './sources/day-of-head.js';
import { grossOfOnlyTotal, kindInTables, piecesOfFreight, weightUnitOfHeads } from './sources/freight-columns.js';
import { generalKind } from './sources/general-kind.js';
import { soleIncoterm } from './sources/incoterm.js';
import { airByNumber, modeOfShip } from './sources/mode-in-words.js';
import { roadByVehicles } from './sources/mode-of-bill.js';
import { modeOfSigns } from './sources/mode-of-signs.js';
import { notifyOf } from './sources/notify-party.js';
import { creditInNotes, invoiceInNotes, orderInNotes } from './sources/numbers-in-notes.js';
import { onlyWeightUnit } from './sources/only-weight-unit.js';
import { orderOfBuyer } from './sources/order-of-buyer.js';
import { packagesBesideTotal } from './sources/packages-beside-total.js';
import { packagesInMarks } from './sources/packages-in-marks.js';
import { alphaCodeAt, alphaCodeWithin, proNumberOf } from './sources/road-numbers.js';
import { grossOnTotalLine, netOnTotalLine, piecesOnTotalLine } from './sources/total-line.js';
import { readMode } from './sources/transport-mode.js';
import { vesselOf, voyageOf } from './sources/vessel.js';

/** A paper of which no record is made has numbers of its own, and lists containers without loads. */
type Field =
  | HeaderField<'waybill'>
  | 'date'
  | 'reference_number'
  | 'containers'
  | 'invoice_number'
  | 'letter_of_credit'
  | 'waybill_number'
  | 'signature_exists';

/**
 * What is said of cargo beside its bill: instructions, bookings, delivery orders, declarations of dangerous goods and of weight, receipts
 * of warehouses. It may have what a bill has, but only where a label says so.
 */
export const CARGO_PAPER: DocumentDeclaration<Field> = {
  resembles: 'waybill',
  lines: cargoLines,
  header: {
    bl_number: [billNumberAt],
    waybill_number: [identifierAt('transport_document'), fallbacks(airlineNumberOf)],
    master_bill_number: [masterBillOf],
    booking_number: [identifierAt('booking_number')],
    reference_number: [identifierAt('document_reference', 'job_number')],
    invoice_number: [identifierAt('invoice_number'), fallbacks(invoiceInNotes)],
    transport_mode: [at(readMode, 'transport_mode'), fallbacks(roadByVehicles), derived(modeOfShip, airByNumber, modeOfSigns)],
    purchase_order: [orderOfBuyer, fallbacks(orderInNotes)],
    pro_number: [proNumberOf],
    scac: [alphaCodeAt, fallbacks(alphaCodeWithin)],
    trailer_number: [identifierAt('trailer_number')],
    seal: [identifierAt('seal')],
    date: [dayAt('date', 'issue_date', 'place_and_date_of_issue'), fallbacks(dayOfHead)],
    issue_date: [dayAt('issue_date', 'place_and_date_of_issue', 'date')],
    shipper: [partyAt('shipper', 'seller')],
    shipper_address: [fallbacks(addressAt('seller_address'))],
    consignee: [partyAt('consignee'), fallbacks(partyAt('buyer'), (text) => letterPartiesOf(text, issuerOf(text)).recipient)],
    notify_party: [notifyOf],
    carrier: [carrierNamed],
    vessel: [vesselOf],
    voyage: [voyageOf],
    port_of_loading: [routeStartsAt, portAt('port_of_loading')],
    port_of_discharge: [routeEndsAt, portAt('port_of_discharge')],
    place_of_receipt: [shortTextAt('place_of_receipt')],
    place_of_delivery: [shortTextAt('place_of_delivery')],
    freight_terms: [freightTermsOf],
    original_bills: [originalsOf],
    incoterm: [incotermAt('incoterm'), fallbacks(soleIncoterm)],
    letter_of_credit: [identifierAt('letter_of_credit'), fallbacks(creditInNotes)],
    goods_description: [goodsOfBill, fallbacks(firmly(longTextAt('goods_description')))],
    shipping_marks: [marksOfBill, fallbacks(firmly(marksAt('shipping_marks')))],
    packages: [
      packagesBesideTotal,
      packagesAt('packages'),
      fallbacks(packagesInTotals, packagesOfRows, packagesInCells, piecesOfFreight, piecesOnTotalLine, packagesInMarks),
    ],
    package_type: [fallbacks(packageTypeAt), derived(kindInTables, generalKind)],
    gross_weight: [weightAt('gross_weight'), grossInTotals, fallbacks(grossOfRows, grossOfOnlyTotal, grossOnTotalLine)],
    weight_unit: [derived(weightUnitOfHeads, onlyWeightUnit)],
    net_weight: [weightAt('net_weight'), netInTotals, fallbacks(netOnTotalLine)],
    volume: [volumeAt('volume'), volumeInTotals, fallbacks(volumeOfRows)],
    containers: [allContainersIn],
    signature_exists: [signatureOf],
  },
};
