import type { KeptFor, StrayFinding, StrayReason } from '@tallyport/contracts/document-extraction/stray';
import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { PaperKind } from '@tallyport/contracts/shipping-record/kinds';
import { bare } from '../../checks/bare.js';
import { Papers, type Part } from '../../checks/papers.js';
import { isSameParty } from '../../checks/same-party.js';
import { isMaster } from '../../declaration/compile/bills.js';
import { otherNumberOf } from './named-bills.js';
import { sureText } from './sure-text.js';

/** What a job says of itself, as far as papers are told by it. */
export interface JobNamed {
  readonly waybill_number: string | null;
  readonly importer_name: string | null;
}

/** Where each kind of paper names who receives the goods. */
const RECEIVERS: Readonly<Partial<Record<PaperKind, readonly RecordField[]>>> = {
  waybill: ['consignee_name', 'notify_party'],
  invoice: ['consignee_name', 'buyer_name'],
  'packing-list': ['consignee_name', 'buyer_name'],
  'certificate-of-origin': ['importer_name'],
  'fumigation-certificate': ['importer_name'],
};
const NAMES_INVOICE = ['packing-list', 'certificate-of-origin', 'fumigation-certificate'] as const;

/** A bill to order names a bank, or nobody. */
const NO_RECEIVER = /^\W*(to\s+(the\s+)?order|same\s+as)\b/i;

/**
 * Which papers of a job seem to be of another one, and by what: numbers are compared by letters and digits, names loosely. A job
 * that says nothing yet has no strays, and what a paper says doubtfully is held against it by nobody.
 */
export function strayPapers(
  job: JobNamed,
  records: readonly ShippingRecord[],
  keptFor: (documentId: string) => readonly KeptFor[],
): ReadonlyMap<string, StrayFinding[]> {
  const papers = new Papers(records);
  const found = papers.all.flatMap((part) => [
    ...otherBill(part, job.waybill_number, papers.of('waybill')),
    ...otherReceiver(part, job.importer_name),
    ...otherInvoice(part, papers.of('invoice')),
  ]);
  const strays = new Map<string, StrayFinding[]>();
  for (const { part, ...finding } of found) {
    const documentId = part.record.document_id;
    if (documentId === null) continue;
    const known = strays.get(documentId) ?? [];
    const kept = keptFor(documentId).some(({ reason, said }) => reason === finding.reason && bare(said) === bare(finding.said));
    if (known.every(({ reason }) => reason !== finding.reason)) strays.set(documentId, [...known, { ...finding, kept }]);
  }
  return strays;
}

/** Whether nobody has said of a stray that it belongs here. */
export function isStray(findings: readonly StrayFinding[] | undefined): boolean {
  return findings?.some(({ kept }) => !kept) ?? false;
}

type Found = Omit<StrayFinding, 'kept'> & { readonly part: Part };

function otherBill(part: Part, jobNumber: string | null, bills: readonly Part[]): Found[] {
  const own = bills.find((bill) => bill.record === part.record);
  const field = jobNumber === null || own === undefined ? null : otherNumberOf(own, jobNumber, bills);
  return field === null || jobNumber === null ? [] : [found(part, 'waybill-number', field, jobNumber)];
}

function otherReceiver(part: Part, importer: string | null): Found[] {
  const { kind } = part.record;
  if (importer === null || (kind === 'waybill' && isMaster(part))) return [];
  const fields = (RECEIVERS[kind as PaperKind] ?? []).filter((field) => part.text(field) !== null);
  const isSomeoneElse = (field: RecordField) => {
    const name = sureText(part, field)?.split('\n')[0] ?? '';
    return name !== '' && !NO_RECEIVER.test(name) && !isSameParty(name, importer);
  };
  const [first] = fields;
  return first !== undefined && fields.every(isSomeoneElse) ? [found(part, 'consignee', first, importer)] : [];
}

function otherInvoice(part: Part, invoices: readonly Part[]): Found[] {
  if (!NAMES_INVOICE.some((kind) => kind === part.record.kind)) return [];
  const named = sureText(part, 'invoice_number');
  const known = invoices.map((invoice) => sureText(invoice, 'invoice_number'));
  if (named === null || known.length === 0 || known.includes(null)) return [];
  const numbers = new Set(known.map((number) => bare(number ?? '')));
  const isOfJob = [named, ...named.split(/[,;&/\n]/)].some((number) => numbers.has(bare(number)));
  return isOfJob ? [] : [found(part, 'invoice-number', 'invoice_number', known.join(', '))];
}

function found(part: Part, reason: StrayReason, field: RecordField, jobSays: string): Found {
  const { id, fields } = part.record;
  const said = (part.text(field) ?? '').split('\n')[0]?.slice(0, 500) ?? '';
  return { part, reason, said, job_says: jobSays, record_id: id, field, place: fields[field]?.place ?? null };
}
