import type { ExplainedSegment } from '@tallyport/contracts/lodgement/customs-message-http';
import { isSummed } from '../../declaration/declared-goods.js';
import type { FrozenLine, FrozenRecord } from '../frozen-record.js';

type Placed = Pick<ExplainedSegment, 'part' | 'item'>;

/** Where in the record a value of a message stands: a field of its header (no lines), or of the lines that are declared as one. */
export interface ValuePlace {
  readonly lineIds: readonly string[] | null;
  readonly field: string;
}

/** The record as the segments of its message stand for it. Made once for a message: it may have two thousand lines. */
export class MessagePlaces {
  private readonly numbered: ReadonlyMap<string, FrozenLine>;
  private readonly invoices: ReadonlyMap<string | undefined, FrozenLine>;
  /** Lines without a number of their own, as they are written. */
  private readonly counted: Readonly<Partial<Record<string, readonly FrozenLine[]>>>;

  constructor({ lines }: FrozenRecord) {
    const ofType = (type: string) => lines.filter((line) => line.type === type);
    const invoices = ofType('invoice');
    const charges = Map.groupBy(ofType('charge'), ({ fields }) => fields.invoice_number);
    this.numbered = new Map(lines.map((line) => [`${line.type} ${line.number}`, line]));
    this.invoices = new Map(invoices.map((line) => [line.fields.invoice_number, line]));
    this.counted = {
      invoice: invoices,
      charge: invoices.flatMap(({ fields }) => charges.get(fields.invoice_number) ?? []),
      container: ofType('container').toSorted((one, other) => one.number - other.number),
    };
  }

  /** The place of a value that a segment says; null where it is no field of the record: an amount, what is said of the message itself. */
  of(segment: Placed, name: string): ValuePlace | null {
    const { part } = segment;
    const [scope = '', rest] = name.split('.');
    if (part === null || part === 'envelope' || part === 'answer') return null;
    if (scope === 'header' && rest !== undefined) return { lineIds: null, field: rest };
    const line = this.lineOf(segment);
    if (scope === 'invoice' && rest !== undefined) {
      const invoice = this.invoices.get(line?.fields.invoice_number);
      return invoice ? { lineIds: invoice.lineIds, field: rest } : null;
    }
    if (rest !== undefined) return null;
    if (part === 'header') return { lineIds: null, field: name };
    return line ? { lineIds: isSummed(name) ? line.lineIds : line.lineIds.slice(0, 1), field: name } : null;
  }

  /** The line that a segment speaks of: goods and transport go by their numbers, others are counted. */
  lineOf({ part, item }: Placed): FrozenLine | null {
    if (part === 'goods' || part === 'transport') return this.numbered.get(`${part} ${item}`) ?? null;
    return this.counted[part ?? '']?.[(item ?? 0) - 1] ?? null;
  }
}
