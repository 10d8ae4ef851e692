import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';
import { packageTypeIn } from '@tallyport/domain/values/package-types';
import { weightUnitIn } from '@tallyport/domain/values/units';
import { bareNumberOf } from '../fields/bare-number.js';
import { firstContainerIn } from '../fields/containers.js';
import type { Understood } from '../fields/field-reading.js';
import { letterDayOf } from '../fields/letter-day.js';
import { ownNumberOf, waybillNumberOf } from '../fields/own-number.js';
import { consigneeOf } from '../fields/pick-party.js';
import { routeEndsAt, routeStartsAt } from '../fields/route.js';
import { signatureOf } from '../fields/signature.js';
import { soleSignedNumber, titledInvoiceDay, titledInvoiceNumber } from '../fields/titled-number.js';
import { readAmount, type ValueReader } from '../fields/value-readers.js';
import { type DocumentDeclaration, derived, fallbacks, totals } from './declaration.js';
import {
  addressAt,
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
  ownDayAt,
  packagesAt,
  partyNameAt,
  portAt,
  volumeAt,
  weightAt,
} from './labelled.js';
import { freightInRows } from './lines/freight-rows.js';
import { goodsLines } from './lines/goods-lines.js';
import { chargeThatCloses, goodsTotalOf, provedTotal, soleTotal, taxOf } from './sources/amounts.js';
import { bareOrder } from './sources/bare-order.js';
import { carrierNamed } from './sources/bill-carrier.js';
import { freightTermsOf } from './sources/bill-terms.js';
import { marksInTable, packagesInWords, packageTypeAt, weightUnitOfLines } from './sources/cargo.js';
import { currencyOfLines, soleCurrency } from './sources/currency.js';
import { bareDollars, currencyAtHome, currencyOfCountry } from './sources/currency-at-home.js';
import { dayOfHead } from './sources/day-of-head.js';
import { readDueDay } from './sources/due-day.js';
import { dueInWords } from './sources/due-in-words.js';
import { kindInTables, weightUnitOfHeads } from './sources/freight-columns.js';
import { freightInWords } from './sources/freight-in-words.js';
import { freightOnLine } from './sources/freight-on-line.js';
import { generalKind } from './sources/general-kind.js';
import { incotermOfTotal, soleIncoterm } from './sources/incoterm.js';
import { withMeasuredColumns } from './sources/measured-columns.js';
import { volumeInWords, weightInWords } from './sources/measures-in-words.js';
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
import { paymentInWords } from './sources/payment-in-words.js';
import { withPaymentSlip } from './sources/payment-slip.js';
import { paymentBesideDelivery, readPayment, readPaymentAtAll, readPaymentForDay, readPaymentInTime } from './sources/payment-terms.js';
import { portOfDestination } from './sources/port-of-destination.js';
import { portOfDischargeInWords, portOfLoadingInWords } from './sources/route-in-words.js';
import { vesselInWords, voyageInWords } from './sources/ship-in-words.js';
import { provedSum, sumOfRows } from './sources/summed-column.js';
import { grossOnTotalLine, netOnTotalLine, packagesOnTotalLine } from './sources/total-line.js';
import { inTotalsRow } from './sources/totals-row.js';
import {
  addressByName,
  addresseeOfLetter,
  businessNumberUnder,
  buyerAtLabel,
  companyOrProvider,
  consigneeAsBuyer,
  isBuyerUnnamed,
  issuerFor,
  sellerByPlace,
  sellerOfInvoice,
} from './sources/trade-parties.js';
import { modeBesideLabel, modeInRoute, readMode } from './sources/transport-mode.js';
import { vesselOf, voyageOf } from './sources/vessel.js';
import { weightBesidePackages } from './sources/weight-beside-packages.js';

/** What was paid before; the balance that is left has labels beside it. */
const readAdvance: ValueReader = (candidate, label, text) =>
  /balance|remain|unpaid|outstanding|due|retention|rest(?!\p{L})|solde|saldo/iu.test(label.text)
    ? null
    : withoutSign(readAmount(candidate, label, text));

/** What was paid is subtracted, whether its sign is printed or not. */
const withoutSign = (read: Understood | null): Understood | null =>
  read === null ? null : { ...read, value: String(read.value).replace(/^-/u, '') };

const issuer = issuerFor(sellerOfInvoice, companyOrProvider);

/** What a seller asks for goods. */
export const COMMERCIAL_INVOICE: DocumentDeclaration<HeaderField<'invoice'>> = {
  meanings: (text) => withPaymentSlip(withMeasuredColumns(text)),
  lines: goodsLines,
  header: {
    invoice_number: [
      identifierAt('invoice_number', 'invoice_number_and_date'),
      fallbacks(titledInvoiceNumber, ownNumberOf, bareNumberOf, soleSignedNumber, invoiceInNotes),
    ],
    invoice_date: [
      titledInvoiceDay,
      firmly(dayAt('invoice_date', 'invoice_number_and_date', 'issue_date')),
      fallbacks(
        letterDayOf,
        firmly(ownDayAt('date')),
        dayAt('invoice_date', 'invoice_number_and_date', 'issue_date'),
        ownDayAt('date', 'export_date'),
        dayAt('invoice_number'), // `Invoice of` its day
        dayOfHead,
      ),
    ],
    due_date: [at(readDueDay, 'due_date'), fallbacks(dueInWords)],
    purchase_order: [orderOfBuyer, fallbacks(bareOrder, orderInNotes)],
    order_number: [identifierAt('order_number')],
    contract_number: [identifierAt('contract_number'), fallbacks(contractInNotes)],
    waybill_number: [waybillNumberOf, fallbacks(waybillInNotes)],
    tracking_number: [identifierAt('tracking_number')],
    export_references: [longTextAt('job_number')],
    seller_address: [addressAt('seller_address')],
    seller: [sellerOfInvoice, fallbacks(...sellerByPlace(sellerOfInvoice, companyOrProvider)), derived(addressByName('seller'))],
    buyer: [
      buyerAtLabel,
      fallbacks(addresseeOfLetter(issuer, isBuyerUnnamed)),
      derived(addressByName('buyer'), consigneeAsBuyer(isBuyerUnnamed)),
    ],
    consignee: [consigneeOf, derived(addressByName('consignee'))],
    notify_party_name: [partyNameAt('notify')],
    buyer_abn: [derived(businessNumberUnder('buyer_name'))],
    port_of_loading: [routeStartsAt, portAt('port_of_loading'), fallbacks(portOfLoadingInWords)],
    port_of_discharge: [routeEndsAt, portAt('port_of_discharge'), fallbacks(portOfDischargeInWords), derived(portOfDestination)],
    incoterm: [incotermAt('incoterm'), fallbacks(soleIncoterm, incotermOfTotal)],
    payment_terms: [
      at(readPaymentInTime, 'payment_terms'),
      at(readPaymentAtAll, 'payment_terms'),
      fallbacks(paymentBesideDelivery, at(readPaymentForDay, 'due_date'), paymentInWords, at(readPayment, 'payment_terms')),
    ],
    currency: [currencyAt('currency'), fallbacks(soleCurrency), derived(currencyOfLines, currencyAtHome, bareDollars, currencyOfCountry)],
    letter_of_credit: [identifierAt('letter_of_credit'), fallbacks(creditInNotes)],
    freight_terms: [freightTermsOf],
    country_of_origin: [countryAt('country_of_origin'), fallbacks(originInWords)],
    country_of_export: [countryAt('country_of_export')],
    country_of_destination: [countryAt('country_of_destination', 'place_of_delivery')],
    transport_mode: [
      at(readMode, 'transport_mode'),
      modeBesideLabel,
      fallbacks(at(readModeOfCarrier, 'shipping_method', 'carrier'), modeInRoute, modeInWords),
      derived(modeOfShip, airByNumber, modeOfSigns),
      derived(seaByTerms),
    ],
    vessel: [vesselOf, fallbacks(vesselInWords)],
    voyage: [voyageOf, fallbacks(voyageInWords)],
    carrier: [carrierNamed],
    packages: [
      packagesAt('packages'),
      fallbacks(packagesInWords),
      fallbacks(inTotalsRow('packages')),
      fallbacks(packagesInNotes, packagesOnTotalLine, packagesBesideTotal, packagesInLetters, packagesInMarks),
      fallbacks(provedSum('packages')(packageTypeIn), sumOfRows('packages')(packageTypeIn)),
    ],
    package_type: [packageTypeAt, fallbacks(inTotalsRow('package_type')), derived(kindInTables, generalKind)],
    gross_weight: [
      weightAt('gross_weight'),
      fallbacks(weightInWords('gross_weight')),
      fallbacks(inTotalsRow('gross_weight')),
      fallbacks(grossOnTotalLine, provedSum('gross_weight')(weightUnitIn), weightBesidePackages),
    ],
    net_weight: [
      weightAt('net_weight'),
      fallbacks(weightInWords('net_weight')),
      fallbacks(inTotalsRow('net_weight')),
      fallbacks(netOnTotalLine, provedSum('net_weight')(weightUnitIn)),
    ],
    weight_unit: [fallbacks(inTotalsRow('weight_unit')), derived(weightUnitOfHeads, weightUnitOfLines, onlyWeightUnit)],
    volume: [volumeAt('volume'), fallbacks(volumeInWords), fallbacks(inTotalsRow('volume'))],
    volume_unit: [fallbacks(inTotalsRow('volume_unit'))],
    shipping_marks: [marksAt('shipping_marks'), fallbacks(marksInTable)],
    container_number: [firstContainerIn],
    freight: [amountAt('freight', 'freight_terms'), fallbacks(chargeThatCloses('freight'), freightInRows, freightInWords, freightOnLine)],
    insurance: [amountAt('insurance'), fallbacks(chargeThatCloses('insurance'))],
    other_charges: [amountAt('other_charges')],
    tax: [taxOf],
    discount: [amountAt('discount'), fallbacks(chargeThatCloses('discount'))],
    advance_payment: [at(readAdvance, 'deposit')],
    signature_exists: [signatureOf],
    goods_total: [totals(goodsTotalOf, soleTotal)],
    total_amount: [totals(provedTotal)],
  },
};
