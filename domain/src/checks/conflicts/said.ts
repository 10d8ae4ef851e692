import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { PaperKind } from '@tallyport/contracts/shipping-record/kinds';
import { Decimal } from 'decimal.js';
import { billsIn } from '../../declaration/compile/bills.js';
import { containersOf } from '../containers.js';
import type { Papers, Part } from '../papers.js';
import type { Concept } from './concepts.js';

/** What one paper says, and where: in this field, or in lines that are told together. */
export interface Said {
  readonly part: Part;
  readonly field: RecordField;
  readonly text: string;
}

const WITH_CONTAINERS = ['waybill', 'packing-list', 'packing-declaration', 'fumigation-certificate'] as const;

/** What all papers say of one thing. Of a shipment with houses the masters are not asked: theirs are other parties and other goods. */
export function saidOf({ field, papers: fields }: Concept, papers: Papers): Said[] {
  if (field === 'containers') return WITH_CONTAINERS.flatMap((kind) => partsOf(kind, papers).flatMap((part) => containersIn(part, papers)));
  const inHeaders = (Object.keys(fields) as PaperKind[]).flatMap((kind) =>
    (field === 'bill_number' ? papers.of(kind) : partsOf(kind, papers)).flatMap((part) => firstOf(part, fields[kind] ?? [])),
  );
  return field === 'total' && isInOneCurrency(papers) ? [...inHeaders, ...totalsOfExport(papers)] : inHeaders;
}

function partsOf(kind: PaperKind, papers: Papers): Part[] {
  return kind === 'waybill' ? [...billsIn(papers).shipped] : papers.of(kind);
}

function firstOf(part: Part, fields: readonly RecordField[]): Said[] {
  const field = fields.find((one) => part.text(one) !== null);
  return field === undefined ? [] : [{ part, field, text: part.text(field) ?? '' }];
}

function containersIn(part: Part, papers: Papers): Said[] {
  const { numbers, from } = containersOf(part, papers);
  const field = from[0]?.[1];
  return field === undefined ? [] : [{ part, field, text: [...numbers].toSorted().join(', ') }];
}

function isInOneCurrency(papers: Papers): boolean {
  const declared = papers.of('china-export-declaration').flatMap((part) => papers.linesOf(part));
  const currencies = [...papers.of('invoice'), ...declared].flatMap((part) => part.text('currency') ?? []);
  return new Set(currencies).size <= 1;
}

/** What the lines of each export declaration add up to, where all of them say their price. */
function totalsOfExport(papers: Papers): Said[] {
  return papers.of('china-export-declaration').flatMap((part): Said[] => {
    const prices = papers.linesOf(part).map((line) => line.number('total_price'));
    if (prices.length === 0 || prices.includes(null)) return [];
    const total = Decimal.sum(0, ...prices.flatMap((price) => price ?? []));
    return [{ part, field: 'total_price', text: total.toFixed(2) }];
  });
}
