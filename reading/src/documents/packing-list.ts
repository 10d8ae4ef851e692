import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';
import { packageTypeIn } from '@tallyport/domain/values/package-types';
import { weightUnitIn } from '@tallyport/domain/values/units';
import type { DocumentText } from '../document-text.js';
import { bareNumberOf } from '../fields/bare-number.js';
import { allContainersIn, firstContainerIn } from '../fields/containers.js';
import type { Understood } from '../fields/field-reading.js';
import { waybillNumberOf } from '../fields/own-number.js';
import type { Party } from '../fields/party.js';
import { consigneeOf, pickParty } from '../fields/pick-party.js';
import { routeEndsAt, routeStartsAt } from '../fields/route.js';
import { signatureOf } from '../fields/signature.js';
import { titledListDay, titledListNumber } from '../fields/titled-list.js';
import { titledInvoiceNumber } from '../fields/titled-number.js';
import { type DocumentDeclaration, derived, fallbacks } from './declaration.js';
import {
  at,
  countryAt,
  currencyAt,
  dayAt,
  identifierAt,
  incotermAt,
  longTextAt,
  marksAt,
  ownDayAt,
  packagesAt,
  partyAt,
  portAt,
  shortTextAt,
  volumeAt,
  weightAt,
} from './labelled.js';
import { packedLines } from './lines/packed-lines.js';
import { bareOrder } from './sources/bare-order.js';
import { carrierNamed } from './sources/bill-carrier.js';
import { marksInTable, packagesInWords, packageTypeAt } from './sources/cargo.js';
import { soleCurrency } from './sources/currency.js';
import { dayOfHead } from './sources/day-of-head.js';
import { kindInTables, weightUnitOfHeads } from './sources/freight-columns.js';
import { generalKind } from './sources/general-kind.js';
import { soleIncoterm } from './sources/incoterm.js';
import { withMeasuredColumns } from './sources/measured-columns.js';
import { weightInWords } from './sources/measures-in-words.js';
import { airByNumber, modeInWords, modeOfShip } from './sources/mode-in-words.js';
import { modeOfSigns, readModeOfCarrier, seaByTerms } from './sources/mode-of-signs.js';
import { contractInNotes, creditInNotes, invoiceInNotes, orderInNotes, waybillInNotes } from './sources/numbers-in-notes.js';
import { onlyWeightUnit } from './sources/only-weight-unit.js';
import { orderOfBuyer } from './sources/order-of-buyer.js';
import { originInWords } from './sources/origin-in-words.js';
import { packagesBesideTotal } from './sources/packages-beside-total.js';
import { packagesInLetters } from './sources/packages-in-letters.js';
import { packagesInMarks } from './sources/packages-in-marks.js';
import { packagesInNotes } from './sources/packages-in-notes.js';
import { readPaymentAtAll, readPaymentInTime } from './sources/payment-terms.js';
import { portOfDestination } from './sources/port-of-destination.js';
import { portOfDischargeInWords, portOfLoadingInWords } from './sources/route-in-words.js';
import { vesselInWords, voyageInWords } from './sources/ship-in-words.js';
import { provedSum, sumOfRows } from './sources/summed-column.js';
import { grossOnTotalLine, netOnTotalLine, packagesOnTotalLine } from './sources/total-line.js';
import { inTotalsRow } from './sources/totals-row.js';
import {
  addressByName,
  addresseeOfLetter,
  consigneeAsBuyer,
  doubted,
  issuerFor,
  isTold,
  NOBODY,
  sellerByPlace,
  sellerOfList,
} from './sources/trade-parties.js';
import { modeBesideLabel, modeInRoute, readMode } from './sources/transport-mode.js';
import { vesselOf, voyageOf } from './sources/vessel.js';
import { weightBesidePackages } from './sources/weight-beside-packages.js';

const sellerAt = sellerOfList;
const issuer = issuerFor(sellerAt);
const isBuyerOpen = (text: DocumentText): boolean => !isTold(pickParty(text, ['buyer']));
const isNobodyNamed = (text: DocumentText): boolean => isBuyerOpen(text) && consigneeOf(text).name === null;

/** The list goes with the goods to whom it is addressed, where nobody else is said to get them. */
function buyerAsConsignee(text: DocumentText): Party {
  if (isTold(consigneeOf(text))) return NOBODY;
  const buyer = partyAt('buyer')(text);
  return doubted(isTold(buyer) ? buyer : addresseeOfLetter(issuer, isNobodyNamed)(text));
}

/** A figure alone counts deliveries. */
function listNumberAt(text: DocumentText): Understood | null {
  const labelled = identifierAt('packing_list_number')(text);
  return labelled === null || /^\d{1,2}$/u.test(String(labelled.value)) ? null : labelled;
}

/** What is in which package, with weights. */
export const PACKING_LIST: DocumentDeclaration<HeaderField<'packing-list'> | 'letter_of_credit' | 'waybill_number'> = {
  meanings: withMeasuredColumns,
  lines: packedLines,
  header: {
    packing_list_number: [listNumberAt, fallbacks(bareNumberOf, identifierAt('packing_list_number'), titledListNumber)],
    invoice_number: [identifierAt('invoice_number', 'invoice_number_and_date'), fallbacks(titledInvoiceNumber, invoiceInNotes)],
    date: [
      ownDayAt('date', 'issue_date', 'packing_list_number', 'invoice_date', 'export_date'),
      fallbacks(titledListDay, dayAt('date'), dayOfHead),
    ],
    invoice_date: [dayAt('invoice_date', 'invoice_number_and_date')],
    purchase_order: [orderOfBuyer, fallbacks(bareOrder, orderInNotes)],
    shipping_method: [shortTextAt('shipping_method')],
    dimensions: [shortTextAt('dimensions')],
    seller: [sellerAt, fallbacks(...sellerByPlace(sellerAt)), derived(addressByName('seller'))],
    buyer: [
      partyAt('buyer'),
      fallbacks(addresseeOfLetter(issuer, isNobodyNamed)),
      derived(addressByName('buyer'), consigneeAsBuyer(isBuyerOpen)),
    ],
    consignee: [consigneeOf, fallbacks(partyAt('buyer_address')), derived(addressByName('consignee'), buyerAsConsignee)],
    port_of_loading: [routeStartsAt, portAt('port_of_loading'), fallbacks(portOfLoadingInWords)],
    port_of_discharge: [routeEndsAt, portAt('port_of_discharge'), fallbacks(portOfDischargeInWords), derived(portOfDestination)],
    vessel: [vesselOf, fallbacks(vesselInWords)],
    voyage: [voyageOf, fallbacks(voyageInWords)],
    transport_mode: [
      at(readMode, 'transport_mode'),
      modeBesideLabel,
      fallbacks(at(readModeOfCarrier, 'shipping_method', 'carrier'), modeInRoute, modeInWords),
      derived(modeOfShip, airByNumber, modeOfSigns),
      derived(seaByTerms),
    ],
    payment_terms: [at(readPaymentInTime, 'payment_terms'), at(readPaymentAtAll, 'payment_terms')],
    country_of_origin: [countryAt('country_of_origin'), fallbacks(originInWords)],
    goods_description: [longTextAt('goods_description')],
    incoterm: [incotermAt('incoterm'), fallbacks(soleIncoterm)],
    currency: [currencyAt('currency'), fallbacks(soleCurrency)],
    gross_weight: [
      inTotalsRow('gross_weight'),
      fallbacks(
        provedSum('gross_weight')(weightUnitIn),
        weightAt('gross_weight'),
        weightInWords('gross_weight'),
        grossOnTotalLine,
        weightBesidePackages,
      ),
    ],
    net_weight: [
      inTotalsRow('net_weight'),
      fallbacks(provedSum('net_weight')(weightUnitIn), weightAt('net_weight'), weightInWords('net_weight'), netOnTotalLine),
    ],
    weight_unit: [inTotalsRow('weight_unit'), derived(weightUnitOfHeads, onlyWeightUnit)],
    volume: [inTotalsRow('volume'), fallbacks(volumeAt('volume'))],
    volume_unit: [inTotalsRow('volume_unit')],
    packages: [
      inTotalsRow('packages'),
      fallbacks(
        packagesAt('packages'),
        packagesInWords,
        packagesInNotes,
        packagesOnTotalLine,
        packagesBesideTotal,
        packagesInLetters,
        packagesInMarks,
        sumOfRows('packages')(packageTypeIn),
      ),
    ],
    package_type: [inTotalsRow('package_type'), fallbacks(packageTypeAt), derived(kindInTables, generalKind)],
    total_pieces: [inTotalsRow('total_pieces')],
    total_quantity: [inTotalsRow('total_quantity')],
    quantity_unit: [inTotalsRow('quantity_unit')],
    shipping_marks: [marksAt('shipping_marks'), fallbacks(marksInTable)],
    container_number: [firstContainerIn],
    containers: [allContainersIn],
    carrier: [carrierNamed],
    order_number: [identifierAt('order_number')],
    contract_number: [identifierAt('contract_number'), fallbacks(contractInNotes)],
    letter_of_credit: [identifierAt('letter_of_credit'), fallbacks(creditInNotes)],
    waybill_number: [waybillNumberOf, fallbacks(waybillInNotes)],
    tracking_number: [identifierAt('tracking_number')],
    country_of_destination: [countryAt('country_of_destination')],
    signature_exists: [signatureOf],
  },
};
