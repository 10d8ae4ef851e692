import type { Conflict, ConflictTarget, ConflictValue } from '@tallyport/contracts/check/conflicts-http';
import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { isWithin } from '../agreeing.js';
import { Papers, type Part } from '../papers.js';
import type { RuleRows } from '../rule-rows.js';
import { CONCEPTS, type Concept } from './concepts.js';
import { declarable, isSame, sumOf } from './meanings.js';
import { type Said, saidOf } from './said.js';

/** A paper's own date. */
const DATES: Readonly<Partial<Record<RecordKind, readonly RecordField[]>>> = {
  waybill: ['issue_date', 'shipped_on_board_date'],
  invoice: ['invoice_date'],
  'packing-list': ['date'],
  'certificate-of-origin': ['issue_date'],
  'packing-declaration': ['issue_date'],
  'fumigation-certificate': ['issue_date'],
  'china-export-declaration': ['declaration_date'],
};

/**
 * On what the papers of a job do not agree: what each says and where, and where declarations say it. Weights agree as far as the rule
 * about them allows.
 */
export function conflictsOf(records: readonly ShippingRecord[], rows: RuleRows): Conflict[] {
  const papers = new Papers(records);
  return CONCEPTS.flatMap((concept) => {
    const grouped = groupsOf(concept, saidOf(concept, papers), rows);
    if (!disagree(concept, grouped)) return [];
    const values = grouped.map(({ said, group }) => valueOf(concept, said, group));
    return [{ field: concept.field, values, targets: targetsOf(concept, papers) }];
  });
}

interface Grouped {
  readonly said: Said;
  /** From 1, in the order of the papers; the same number for what says the same. */
  readonly group: number;
}

function groupsOf({ means, addsUp }: Concept, all: readonly Said[], rows: RuleRows): Grouped[] {
  const together = addsUp ? [...Map.groupBy(all, ({ part }) => part.record.kind).values()] : all.map((said) => [said]);
  const known: (readonly Said[])[] = [];
  return together.flatMap((side) => {
    const at = known.findIndex((other) => sidesAgree(side, other));
    const group = at === -1 ? known.push(side) : at + 1;
    return side.map((said) => ({ said, group }));
  });

  function sidesAgree(one: readonly Said[], other: readonly Said[]): boolean {
    if (addsUp) {
      const [a, b] = [sumOf(means, one), sumOf(means, other)];
      if (a === null || b === null) return false;
      const tolerance = means === 'weight' ? rows.tolerance('bill-weight') : null;
      return tolerance === null ? a.equals(b) : isWithin(a, b, tolerance);
    }
    return one.every((said) => other.every((against) => isSame(means, said, against)));
  }
}

function disagree({ ownedBy }: Concept, grouped: readonly Grouped[]): boolean {
  if (ownedBy === undefined) return new Set(grouped.map(({ group }) => group)).size > 1;
  const isOwn = ({ said }: Grouped) => said.part.record.kind === ownedBy;
  const own = new Set(grouped.filter(isOwn).map(({ group }) => group));
  return own.size > 0 && grouped.some((one) => !isOwn(one) && !own.has(one.group));
}

function valueOf({ means }: Concept, said: Said, group: number): ConflictValue {
  const { record } = said.part;
  const shown = record.fields[said.field];
  return {
    from: { record_id: record.id, kind: record.kind, line_id: null, field: said.field, position: record.stream_position },
    document_id: record.document_id,
    document_type: record.document_type,
    date: dateOf(said.part),
    value: said.text,
    place: shown?.place ?? null,
    group,
    declarable: declarable(means, said),
  };
}

function dateOf(part: Part): string | null {
  return (DATES[part.record.kind] ?? []).flatMap((field) => part.text(field) ?? [])[0] ?? null;
}

function targetsOf({ declared }: Concept, papers: Papers): ConflictTarget[] {
  if (declared === undefined) return [];
  return papers.of('declaration').flatMap((declaration) => {
    const invoices = papers.linesOf(declaration).filter((line) => line.text('line_type') === 'invoice');
    return (declared.of === 'header' ? [declaration] : invoices).map((part) => ({
      record_id: declaration.record.id,
      line_id: part.line?.line_id ?? null,
      field: declared.field,
      value: part.text(declared.field),
    }));
  });
}
