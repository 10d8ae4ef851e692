import { type ByField, namedEntries } from '@tallyport/contracts/shipping-record/fields';
import { PAPER_KINDS, type PaperKind, type RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import type { JobTerm, JobTermField } from '@tallyport/contracts/work-order/job-term';
import type { RecordView } from '../shipping-record/fold.js';
import type { WorkOrderView } from './fold.js';

/** So many texts of one stream let its job be found, each with so many letters. */
const MOST_TERMS = 400;
const MOST_LETTERS = 200;

/** The fields of a job that say by what it is known. */
const OF_JOB = {
  code: 'code',
  waybill_number: 'waybill',
  reference: 'reference',
  importer_name: 'importer',
  exporter_name: 'exporter',
  notify_party_name: 'party',
  vessel: 'vessel',
} as const satisfies { [Field in keyof WorkOrderView]?: JobTermField };

/** The header fields of papers by which their job is found. */
// biome-ignore format: a table reads best in rows
const OF_PAPER: Record<PaperKind, ByField<JobTermField>> = {
  waybill: {
    waybill_number: 'waybill', bl_number: 'waybill', master_number: 'waybill', house_number: 'waybill', master_bill_number: 'waybill',
    shipper_name: 'exporter', consignee_name: 'importer', notify_party: 'party', delivery_agent: 'party', issuing_agent: 'party',
    vessel: 'vessel', purchase_order: 'order', booking_number: 'reference',
  },
  invoice: {
    invoice_number: 'invoice', waybill_number: 'waybill', seller_name: 'exporter', buyer_name: 'importer', consignee_name: 'importer',
    purchase_order: 'order', order_number: 'order', container_number: 'container', vessel: 'vessel', tracking_number: 'reference',
  },
  'packing-list': {
    packing_list_number: 'packing_list', invoice_number: 'invoice', seller_name: 'exporter', buyer_name: 'importer',
    consignee_name: 'importer', purchase_order: 'order', container_number: 'container', vessel: 'vessel',
  },
  'certificate-of-origin': {
    invoice_number: 'invoice', waybill_number: 'waybill', exporter_name: 'exporter', importer_name: 'importer', producer_name: 'party',
    company_name: 'party', certificate_number: 'reference', document_reference: 'reference', consignment_ref: 'reference',
    vessel_flight: 'vessel',
  },
  'packing-declaration': {
    issuer_name: 'exporter', vessel: 'vessel', container_number: 'container', containers: 'container', consignment_identifier: 'reference',
  },
  'fumigation-certificate': {
    certificate_number: 'reference', treatment_provider: 'party', exporter_name: 'exporter', importer_name: 'importer',
    containers: 'container', vessel: 'vessel', invoice_number: 'invoice', waybill_number: 'waybill',
  },
  'china-export-declaration': {
    domestic_shipper: 'exporter', domestic_trader: 'exporter', producing_unit: 'party', declaring_unit: 'party',
    overseas_consignee: 'importer', vessel: 'vessel', waybill_number: 'waybill', contract_number: 'order', containers: 'container',
    pre_entry_number: 'reference', customs_number: 'reference',
  },
};

/** The same of their lines. */
const OF_LINE: Partial<Record<PaperKind, ByField<JobTermField>>> = {
  waybill: { number: 'container' },
  'packing-list': { container_number: 'container', purchase_order: 'order' },
  'certificate-of-origin': { invoice_number: 'invoice' },
};

/** By what a job is found as it says itself. A deleted job is found by nothing. */
export function termsOfJob(view: WorkOrderView): JobTerm[] {
  if (view.deleted) return [];
  return distinct(Object.entries(OF_JOB).map(([name, field]) => ({ field, text: view[name as keyof typeof OF_JOB] })));
}

/** By what a paper lets its job be found. What is made from papers for customs says nothing of its own. */
export function termsOfPaper(
  kind: RecordKind,
  { withdrawn, fields, lines }: Pick<RecordView, 'withdrawn' | 'fields' | 'lines'>,
): JobTerm[] {
  const known = PAPER_KINDS.find((one) => one === kind);
  if (known === undefined || withdrawn) return [];
  const said = [{ fields, table: OF_PAPER[known] }, ...lines.map((line) => ({ fields: line.fields, table: OF_LINE[known] ?? {} }))];
  return distinct(said.flatMap((part) => namedEntries(part.table).map(([name, field]) => ({ field, text: part.fields[name]?.value }))));
}

/** The texts of terms as a search compares them, one a line, so that no term of a search is found across two of them. */
export function wordsOf(terms: readonly JobTerm[]): string {
  return terms.map(({ text }) => comparedText(text)).join('\n');
}

/** How a search compares: small letters, and each run of white space as one space. */
export function comparedText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
}

function distinct(terms: readonly { readonly field: JobTermField; readonly text: unknown }[]): JobTerm[] {
  const said = terms.flatMap(({ field, text }) =>
    typeof text === 'string' && text.trim() !== '' ? [{ field, text: text.replaceAll(/\s+/gu, ' ').trim().slice(0, MOST_LETTERS) }] : [],
  );
  return [...new Map(said.map((term) => [`${term.field} ${term.text}`, term])).values()].slice(0, MOST_TERMS);
}
