import { fieldForm, type RecordField } from '@tallyport/contracts/shipping-record/fields';
import { Papers, type Part } from '../../checks/papers.js';
import { billsToSend } from '../shipment/bill-rule.js';
import { isByAir, leadingBills } from '../shipment/build-bills.js';
import { type BuiltInvoice, buildInvoices } from '../shipment/build-invoices.js';
import { BILL_PAIRS, type FieldPair, INVOICE_PAIRS, JOB_PAIRS, LINE_PAIRS } from '../shipment/field-pairs.js';
import type { FreightMappings } from '../shipment/freight-mappings.js';
import { freightValues } from '../shipment/freight-value.js';
import type { JobPapers } from '../shipment/job-papers.js';
import type { FreightInvoice, FreightShipment, Said } from '../shipment/shipment.js';
import { matchFreightLines } from './match-freight-lines.js';
import { type ProposedChange, proposedChange } from './own-value.js';
import { billNumberChange, routeChanges } from './propose-route.js';

/** What would change in a header (null) or a line of a record, or in the job: `work-order/<id>`. */
export interface ProposedAmendment {
  readonly streamId: string;
  readonly lineId: string | null;
  readonly changes: readonly ProposedChange[];
}

/** A line there that the invoice of ours does not have. It comes after the line of ours that stands before it there. */
export interface ProposedLine {
  readonly streamId: string;
  /** From 1, among the lines of the invoice there. */
  readonly number: number;
  readonly after: string | null;
  readonly fields: Readonly<Record<string, string>>;
}

/** What taking over a job from the freight system would change here; a person takes all of it, or some. Nothing of ours is lost by it. */
export interface PullProposal {
  readonly amendments: readonly ProposedAmendment[];
  readonly newLines: readonly ProposedLine[];
  /** Lines of ours that are not there. */
  readonly goneLines: readonly { readonly streamId: string; readonly lineId: string }[];
  /** Numbers of invoices that only one side has: none is made or taken away here. */
  readonly invoicesOnlyThere: readonly string[];
  readonly invoicesOnlyHere: readonly string[];
}

/** What a job there says otherwise than the papers here do (domain: eAdaptor, §8). What it does not say changes nothing. */
export function proposeChanges(there: FreightShipment, papers: JobPapers, mappings: FreightMappings): PullProposal {
  const standing = new Papers(papers.records);
  const bills = billsToSend(papers.records, papers.marks, 'house-or-master');
  const [bill, another] = bills.outcome === 'chosen' ? leadingBills(bills) : [];
  const invoices = buildInvoices(standing, null, mappings);
  const found = invoices.map((own) => ({ own, other: there.invoices.find(({ number }) => number === own.invoice.number) }));
  const pulled = found.flatMap(({ own, other }) => (other === undefined ? [] : [pulledInvoice(own, other, mappings)]));
  const numbers = new Set(invoices.map(({ invoice }) => invoice.number));
  return {
    amendments: [
      ...jobAmendment(there, papers, bill, mappings),
      ...(bill === undefined ? [] : billAmendment(there, bill, another === undefined, mappings)),
      ...pulled.flatMap(({ amendments }) => amendments),
    ],
    newLines: pulled.flatMap(({ newLines }) => newLines),
    goneLines: pulled.flatMap(({ goneLines }) => goneLines),
    invoicesOnlyThere: there.invoices.flatMap(({ number }) => (number === null || numbers.has(number) ? [] : [number])),
    invoicesOnlyHere: found.flatMap(({ own, other }) => (other === undefined ? [own.invoice.number ?? ''] : [])),
  };
}

function jobAmendment(there: FreightShipment, { job }: JobPapers, bill: Part | undefined, mappings: FreightMappings): ProposedAmendment[] {
  const ports = JOB_PAIRS.flatMap(({ freight, own, form }) => {
    const value = own === 'port_of_origin' || own === 'port_of_dest' ? job[own] : null;
    return proposedChange({ field: own, value, pair: form, form: 'code' }, value, there[freight], mappings);
  });
  return amendment(`work-order/${job.id}`, null, [...ports, ...routeChanges(there, job, bill, 'job', mappings)]);
}

/** Of several bills nobody can say which one the sizes there are of. */
function billAmendment(there: FreightShipment, bill: Part, isAlone: boolean, mappings: FreightMappings): ProposedAmendment[] {
  const sizes = isAlone ? changesOf(BILL_PAIRS, bill, freightValues(BILL_PAIRS, bill, mappings), there, mappings) : [];
  const route = routeChanges(there, null, bill, isByAir(bill) ? 'air bill' : 'sea bill', mappings);
  return amendment(streamOf(bill), null, [...billNumberChange(there, bill), ...sizes, ...route]);
}

type Pulled = Pick<PullProposal, 'amendments' | 'newLines' | 'goneLines'>;

function pulledInvoice({ part, invoice, lines }: BuiltInvoice, there: FreightInvoice, mappings: FreightMappings): Pulled {
  const streamId = streamOf(part);
  const matched = matchFreightLines(invoice.lines, there.lines);
  const amended = there.lines.flatMap((line, index) => {
    const own = lines[matched[index] ?? -1];
    return own === undefined
      ? []
      : amendment(streamId, own.part.line?.line_id ?? null, changesOf(LINE_PAIRS, own.part, own.line, line, mappings));
  });
  const kept = new Set(matched);
  return {
    amendments: [...amendment(streamId, null, changesOf(INVOICE_PAIRS, part, invoice, there, mappings)), ...amended],
    newLines: there.lines.flatMap((line, index): ProposedLine[] => {
      if (matched[index] !== undefined) return [];
      const before = matched.slice(0, index).findLast((own) => own !== undefined);
      const empty = changesOf(LINE_PAIRS, null, null, line, mappings);
      const fields = Object.fromEntries(empty.map(({ field, next }) => [field, next]));
      return [{ streamId, number: index + 1, after: lines[before ?? -1]?.part.line?.line_id ?? null, fields }];
    }),
    goneLines: lines.flatMap((own, index) => (kept.has(index) ? [] : [{ streamId, lineId: own.part.line?.line_id ?? '' }])),
  };
}

/** What a header or line there would change in ours; of no line of ours, all that it says. */
function changesOf<Freight extends string>(
  pairs: readonly FieldPair<Freight, RecordField>[],
  part: Part | null,
  sent: Readonly<Record<Freight, Said>> | null,
  there: Readonly<Record<Freight, Said>>,
  mappings: FreightMappings,
): ProposedChange[] {
  return pairs.flatMap(({ freight, own, form }) => {
    const kind = part?.record.kind ?? 'invoice';
    const isOfLine = part === null || part.line !== null;
    const known = fieldForm(kind, own, isOfLine) ?? 'text';
    return proposedChange(
      { field: own, value: part?.text(own) ?? null, pair: form, form: known },
      sent?.[freight] ?? null,
      there[freight],
      mappings,
    );
  });
}

function amendment(streamId: string, lineId: string | null, changes: readonly ProposedChange[]): ProposedAmendment[] {
  return changes.length === 0 ? [] : [{ streamId, lineId, changes }];
}

function streamOf({ record }: Part): string {
  return `${record.kind}/${record.id}`;
}
