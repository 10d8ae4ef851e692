import type { Papers, Part } from '../../checks/papers.js';
import { isSameParty } from '../../checks/same-party.js';
import { INVOICE_PAIRS, LINE_PAIRS } from './field-pairs.js';
import { type FreightMappings, organisationOf } from './freight-mappings.js';
import { freightValue, freightValues } from './freight-value.js';
import { placeOfTerm } from './incoterm-text.js';
import type { FreightCharge, FreightInvoice, FreightInvoiceLine, FreightParty } from './shipment.js';

/** What an invoice lists besides goods, by the codes of the freight system (domain: eAdaptor, §6); those without a public code are ours. */
const CHARGES = [
  ['freight', 'OFT'],
  ['insurance', 'INS'],
  ['discount', 'DIS'],
  ['other_charges', 'OTH'],
] as const;

/** The exporter of a job, with the organisation that it is there. */
export interface KnownExporter {
  readonly name: string;
  readonly organisation: string | null;
}

/** An invoice line of a message, with the line of the record that it is. */
export interface BuiltLine {
  readonly part: Part;
  readonly line: FreightInvoiceLine;
}

/** The invoices of a job. Lines count from 1 in each, and their links in the whole message. */
export interface BuiltInvoice {
  readonly part: Part;
  readonly invoice: FreightInvoice;
  readonly lines: readonly BuiltLine[];
}

/** The invoices as they are sent, in the order of their papers. */
export function buildInvoices(papers: Papers, exporter: KnownExporter | null, mappings: FreightMappings): BuiltInvoice[] {
  let linked = 0;
  const classified = classifiedLines(papers);
  return papers.of('invoice').map((part) => {
    const lines = papers.linesOf(part).map((line, index) => {
      linked += 1;
      return { part: line, line: invoiceLine(part, line, { number: String(index + 1), link: String(linked) }, classified, mappings) };
    });
    return { part, lines, invoice: invoiceOf(part, lines, exporter, mappings) };
  });
}

function invoiceOf(part: Part, lines: readonly BuiltLine[], exporter: KnownExporter | null, mappings: FreightMappings): FreightInvoice {
  const said = freightValues(INVOICE_PAIRS, part, mappings);
  return {
    ...said,
    amount: said.amount ?? part.text('goods_total'),
    terms: placeOfTerm(part.text('incoterm')),
    netWeightUnit: said.netWeight === null ? null : said.weightUnit,
    supplier: supplierOf(part, exporter, mappings),
    charges: CHARGES.flatMap(([field, type]) => chargeOf(part, field, type)),
    lines: lines.map(({ line }) => line),
  };
}

/** Who sold the goods. The exporter of the job is meant where a paper names it in its own way. */
function supplierOf(part: Part, exporter: KnownExporter | null, mappings: FreightMappings): FreightParty {
  const name = part.text('seller_name');
  const address = part.text('seller_address');
  const nobody = { city: null, country: null, customsId: null };
  if (name === null) return { ...nobody, type: null, address: null, name: null, organisation: null };
  const known = exporter !== null && isSameParty(exporter.name, name) ? exporter.organisation : null;
  return {
    ...nobody,
    type: 'Supplier',
    address: address === null ? null : freightValue('text', address, mappings),
    name,
    organisation: organisationOf({ id: null, name }, mappings.organisations) ?? known,
  };
}

/** What adds up to the total of the goods and the total of the invoice is in the total. */
function chargeOf(part: Part, field: (typeof CHARGES)[number][0], type: string): FreightCharge[] {
  const amount = part.number(field);
  if (amount === null || amount.isZero()) return [];
  const [goods, total] = [part.number('goods_total'), part.number('total_amount')];
  const isBesideTotal = goods === null || total === null || goods.equals(total);
  return [{ type, amount: part.text(field), currency: part.text('currency'), isBesideTotal: isBesideTotal ? 'Y' : 'N' }];
}

function invoiceLine(
  invoice: Part,
  line: Part,
  counted: Pick<FreightInvoiceLine, 'number' | 'link'>,
  classified: ReadonlyMap<string, string>,
  mappings: FreightMappings,
): FreightInvoiceLine {
  const said = freightValues(LINE_PAIRS, line, mappings);
  const origin = invoice.text('country_of_origin');
  return {
    ...said,
    ...counted,
    hsCode: classified.get(line.line?.line_id ?? '') ?? said.hsCode,
    countryOfOrigin: said.countryOfOrigin ?? (origin === null ? null : freightValue('country', origin, mappings)),
    orderNumber: invoice.text('purchase_order'),
  };
}

/** How lines of invoices are declared, by their ids, which goods of a declaration keep: what a broker classified goes before any paper. */
function classifiedLines(papers: Papers): Map<string, string> {
  const goods = papers.of('declaration').flatMap((declaration) => papers.linesOf(declaration));
  const codes = goods.flatMap((line): [string, string][] => {
    const tariff = line.text('tariff_classification');
    return tariff === null ? [] : [[line.line?.line_id ?? '', `${tariff}${line.text('statistical_code') ?? ''}`.replace(/\D/g, '')]];
  });
  return new Map(codes);
}
