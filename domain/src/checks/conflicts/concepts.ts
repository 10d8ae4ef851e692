import type { ConflictField } from '@tallyport/contracts/check/conflicts-http';
import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { PaperKind } from '@tallyport/contracts/shipping-record/kinds';

/** How values are compared: by what they mean, not by how they are written. */
export type Meaning = 'party' | 'name' | 'number' | 'port' | 'containers' | 'amount' | 'weight' | 'term' | 'country';

/** One thing that several papers say of a shipment. */
export interface Concept {
  readonly field: ConflictField;
  readonly means: Meaning;
  /** Where each kind of paper says it: the first field that says something. */
  readonly papers: Readonly<Partial<Record<PaperKind, readonly RecordField[]>>>;
  /** Those whose own it is, each of them another one: other papers disagree when they say what none of these says. */
  readonly ownedBy?: PaperKind;
  /** What papers of one kind say together: two houses weigh what they weigh together. */
  readonly addsUp?: true;
  /** The field of a declaration that says it: of its header, or of its lines for invoices. */
  readonly declared?: { readonly field: RecordField; readonly of: 'header' | 'invoice' };
}

const header = (field: RecordField) => ({ field, of: 'header' }) as const;
const ofInvoice = (field: RecordField) => ({ field, of: 'invoice' }) as const;
const BILL: readonly RecordField[] = ['bl_number', 'waybill_number'];

/** In the order in which a person looks at them. Containers and the total of an export declaration stand in lines: see `said.ts`. */
// biome-ignore format: a table reads best in rows
export const CONCEPTS: readonly Concept[] = [
  { field: 'importer_name', means: 'party', declared: header('owner_name'), papers: {
    waybill: ['consignee_name'], invoice: ['buyer_name', 'consignee_name'], 'packing-list': ['buyer_name', 'consignee_name'],
    'certificate-of-origin': ['importer_name'], 'fumigation-certificate': ['importer_name'], 'china-export-declaration': ['overseas_consignee'] } },
  { field: 'bill_number', means: 'number', ownedBy: 'waybill', papers: {
    waybill: BILL, invoice: ['waybill_number'], 'certificate-of-origin': ['waybill_number'],
    'fumigation-certificate': ['waybill_number'], 'china-export-declaration': ['waybill_number'] } },
  { field: 'invoice_number', means: 'number', ownedBy: 'invoice', papers: {
    invoice: ['invoice_number'], 'packing-list': ['invoice_number'], 'certificate-of-origin': ['invoice_number'],
    'fumigation-certificate': ['invoice_number'] } },
  { field: 'vessel', means: 'number', declared: header('vessel'), papers: {
    waybill: ['vessel'], invoice: ['vessel'], 'packing-list': ['vessel'], 'packing-declaration': ['vessel'],
    'fumigation-certificate': ['vessel'], 'china-export-declaration': ['vessel'] } },
  { field: 'voyage', means: 'name', declared: header('voyage'), papers: {
    waybill: ['voyage'], invoice: ['voyage'], 'packing-list': ['voyage'], 'packing-declaration': ['voyage'],
    'fumigation-certificate': ['voyage'], 'china-export-declaration': ['voyage'] } },
  { field: 'port_of_loading', means: 'port', declared: header('loading_port'), papers: {
    waybill: ['port_of_loading'], invoice: ['port_of_loading'], 'packing-list': ['port_of_loading'],
    'certificate-of-origin': ['port_of_loading'], 'fumigation-certificate': ['port_of_loading'] } },
  { field: 'port_of_discharge', means: 'port', declared: header('discharge_port'), papers: {
    waybill: ['port_of_discharge'], invoice: ['port_of_discharge'], 'packing-list': ['port_of_discharge'],
    'certificate-of-origin': ['port_of_discharge'], 'fumigation-certificate': ['port_of_discharge'] } },
  { field: 'containers', means: 'containers', ownedBy: 'waybill', papers: {} },
  { field: 'packages', means: 'amount', addsUp: true, papers: {
    waybill: ['packages'], invoice: ['packages'], 'packing-list': ['packages'], 'china-export-declaration': ['packages'] } },
  { field: 'gross_weight', means: 'weight', addsUp: true, declared: header('gross_weight'), papers: {
    waybill: ['gross_weight'], invoice: ['gross_weight'], 'packing-list': ['gross_weight'],
    'china-export-declaration': ['gross_weight'] } },
  { field: 'net_weight', means: 'weight', addsUp: true, papers: {
    invoice: ['net_weight'], 'packing-list': ['net_weight'], 'china-export-declaration': ['net_weight'] } },
  { field: 'incoterm', means: 'term', ownedBy: 'invoice', declared: ofInvoice('invoice_term'), papers: {
    invoice: ['incoterm'], waybill: ['incoterm'], 'packing-list': ['incoterm'], 'china-export-declaration': ['incoterm'] } },
  { field: 'currency', means: 'name', ownedBy: 'invoice', declared: ofInvoice('invoice_currency'), papers: {
    invoice: ['currency'], 'packing-list': ['currency'] } },
  { field: 'total', means: 'amount', addsUp: true, declared: ofInvoice('invoice_total'), papers: {
    invoice: ['goods_total', 'total_amount'] } },
  { field: 'country_of_origin', means: 'country', ownedBy: 'invoice', papers: {
    invoice: ['country_of_origin'], 'certificate-of-origin': ['country_of_origin'], 'fumigation-certificate': ['country_of_origin'] } },
];
