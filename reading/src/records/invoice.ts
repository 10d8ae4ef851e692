import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';
import { weightUnitIn } from '@tallyport/domain/values/units';
import { CERTAINTY, DOUBT } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import { bareNumberOf } from '../fields/bare-number.js';
import { businessNumberOf } from '../fields/business-number.js';
import { containersIn } from '../fields/containers.js';
import type { Understood } from '../fields/field-reading.js';
import { issuerOf } from '../fields/issuer.js';
import { letterDayOf } from '../fields/letter-day.js';
import { ownNumberOf, waybillNumberOf } from '../fields/own-number.js';
import { type Party, partyOf } from '../fields/party.js';
import { pick } from '../fields/pick.js';
import { consigneeOf, pickAddress, pickParty } from '../fields/pick-party.js';
import { readCountry } from '../fields/read-country.js';
import { titledInvoiceDay, titledInvoiceNumber } from '../fields/titled-number.js';
import { readDay, readIdentifier, readLongText, readShortText } from '../fields/value-readers.js';
import { mendTotals, settlePriceColumn, withProof } from '../lines/arithmetic.js';
import { goodsLine, type Line } from '../lines/invoice-line.js';
import { goodsTotalsOf, putAmounts } from './amounts.js';
import { currencyOf, incotermOf, marksOf, putCargo, putRoute, transportModeOf } from './common-fields.js';
import { HeaderFields } from './fields.js';
import { putLetterParties } from './letter-fields.js';
import { withMeasuredColumns } from './measured-columns.js';
import { paymentTermsOf } from './payment-terms.js';
import type { Understanding } from './understanding.js';
import { putVessel } from './waybill-terms.js';

type Field = HeaderField<'invoice'>;

/** Understands a commercial invoice. */
export function understandInvoice(printed: DocumentText): Understanding {
  const text = withMeasuredColumns(printed);
  const header = new HeaderFields<Field>();
  const lines = invoiceLines(text);
  putReferences(header, text);
  putParties(header, text);
  putRoute(header, text);
  header.put('incoterm', incotermOf(text));
  header.put('payment_terms', paymentTermsOf(text));
  header.put('currency', currencyOf(text) ?? lines.flatMap((line) => line.get('currency') ?? [])[0] ?? null);
  header.put('country_of_origin', pick(text, ['country_of_origin'], readCountry));
  header.put('country_of_export', pick(text, ['country_of_export'], readCountry));
  header.put('country_of_destination', pick(text, ['country_of_destination', 'place_of_delivery'], readCountry));
  header.put('transport_mode', transportModeOf(text));
  putVessel(header, text);
  header.put('carrier', pick(text, ['carrier'], readShortText));
  putCargo(header, text);
  if (header.get('gross_weight') !== null) header.put('weight_unit', weightUnitOfLines(lines));
  header.put('shipping_marks', marksOf(text));
  header.put('container_number', containersIn(text)[0]?.number ?? null);
  putAmounts(header, lines, text);
  return { header: header.all, lines };
}

function putReferences(header: HeaderFields<Field>, text: DocumentText): void {
  header.put('invoice_number', pick(text, ['invoice_number', 'invoice_number_and_date'], readIdentifier));
  header.put('invoice_number', titledInvoiceNumber(text));
  header.put('invoice_number', ownNumberOf(text));
  header.put('invoice_number', bareNumberOf(text));
  header.put('invoice_date', titledInvoiceDay(text));
  header.put('invoice_date', pick(text, ['invoice_date', 'invoice_number_and_date', 'issue_date'], readDay));
  header.put('invoice_date', letterDayOf(text));
  header.put('invoice_date', pick(text, ['date', 'export_date'], readDay));
  header.put('invoice_date', pick(text, ['invoice_number'], readDay)); // `Invoice of` its day
  header.put('due_date', pick(text, ['due_date'], readDay));
  header.put('purchase_order', pick(text, ['purchase_order'], readIdentifier));
  header.put('order_number', pick(text, ['order_number'], readIdentifier));
  header.put('waybill_number', waybillNumberOf(text));
  header.put('tracking_number', pick(text, ['tracking_number'], readIdentifier));
  header.put('export_references', pick(text, ['job_number'], readLongText));
}

function putParties(header: HeaderFields<Field>, text: DocumentText): void {
  const seller = sellerOf(text);
  header.put('seller_address', pickAddress(text, 'seller_address'));
  header.putParty('seller', seller);
  const isSellerTold = seller.name !== null || seller.address !== null;
  const issuer = isSellerTold ? seller : orProvider(issuerOf(text), text);
  header.putParty('seller', issuer);
  const consignee = consigneeOf(text);
  const buyer = pickParty(text, ['buyer']);
  putLetterParties(header, text, issuer, isUnnamed(buyer));
  header.putParty('buyer', isUnnamed(buyer) ? doubted(consignee) : buyer);
  header.putParty('consignee', consignee);
  header.put('buyer_abn', businessNumberOf(text, header.get('buyer_name')));
}

/** Whoever serves is whoever sells, where nothing else tells who issued the invoice. */
function orProvider(issuer: Party, text: DocumentText): Party {
  return issuer.name === null && issuer.address === null ? doubted(pickParty(text, ['treatment_provider'])) : issuer;
}

/** Whoever gets the goods is taken for their buyer where no label tells of one. */
export function doubted({ name, address }: Party): Party {
  const less = (part: Understood | null) => (part === null ? null : { ...part, certainty: DOUBT.otherParty * part.certainty });
  return { name: less(name), address: less(address) };
}

/** Nobody is named, or only another box is pointed to: `Same as Ship To`. */
function isUnnamed({ name, address }: Party): boolean {
  return name === null ? address === null : /^same as\b/iu.test(String(name.value));
}

/** Goods that are counted by weight say in which unit the paper weighs. */
function weightUnitOfLines(lines: readonly Line[]): Understood | null {
  const units = lines.map((line) => line.get('quantity_unit'));
  const [first] = units;
  const named = new Set(units.map((unit) => weightUnitIn(String(unit?.value ?? ''))));
  const [unit] = named;
  if (first === undefined || unit === undefined || unit === null || named.size > 1) return null;
  return { value: unit, from: first.from, certainty: CERTAINTY.cargo.unitOfLines, isInferred: true };
}

/** The seller at its own label, else the company that signs the form with its name, else who ships. */
function sellerOf(text: DocumentText): Party {
  const seller = pickParty(text, ['seller']);
  if (seller.name !== null || seller.address !== null) return seller;
  return companyOnForm(text) ?? pickParty(text, ['shipper']);
}

/** A form headed by a company's name over the caption `Company name`. */
function companyOnForm(text: DocumentText): Party | null {
  const at = (concept: 'company_name' | 'company_address') =>
    text.labels
      .filter(({ concepts }) => concepts.includes(concept))
      .flatMap(({ candidates }) => candidates.filter(({ relation }) => relation === 'above'))[0];
  const name = at('company_name');
  return name === undefined ? null : { name: partyOf(name.lines, CERTAINTY.party.overCaption).name, address: null };
}

function invoiceLines(text: DocumentText): Line[] {
  const lines = text.tables.flatMap(({ rows }) => rows.map((row) => goodsLine(row, text))).filter(isGoods);
  const totals = goodsTotalsOf(text);
  return mendTotals(settlePriceColumn(lines, totals), totals).map(withProof);
}

/** A line of goods has a number beside its name; a row of words alone is a remark in the table. */
function isGoods(line: Line): boolean {
  return (['quantity', 'unit_price', 'total_price', 'net_weight'] as const).some((field) => line.has(field));
}
