import type { ExplainedSegment } from '@tallyport/contracts/lodgement/customs-message-http';
import { isSummed } from '../../declaration/declared-goods.js';
import type { FrozenLine, FrozenRecord } from '../frozen-record.js';

type Placed = Pick<ExplainedSegment, 'part' | 'item'>;

/** Where in the record a value of a message stands: a field of its header (no lines), or of the lines that are declared as one. */
export interface ValuePlace {
  readonly lineIds: readonly string[] | null;
  readonly field: string;
}

/** The place of a value that a segment says; null where it is no field of the record: an amount, what is said of the message itself. */
export function placeOfValue(frozen: FrozenRecord, { part, item }: Placed, name: string): ValuePlace | null {
  const [scope = '', rest] = name.split('.');
  if (part === null || part === 'envelope' || part === 'answer') return null;
  if (scope === 'header' && rest !== undefined) return { lineIds: null, field: rest };
  const line = frozenLineOf(frozen, { part, item });
  if (scope === 'invoice' && rest !== undefined) {
    const invoice = frozen.lines.find(({ type, fields }) => type === 'invoice' && fields.invoice_number === line?.fields.invoice_number);
    return invoice ? { lineIds: invoice.lineIds, field: rest } : null;
  }
  if (rest !== undefined) return null;
  if (part === 'header') return { lineIds: null, field: name };
  return line ? { lineIds: isSummed(name) ? line.lineIds : line.lineIds.slice(0, 1), field: name } : null;
}

/** The line that a segment speaks of: goods and transport go by their numbers, others are counted as they are written. */
export function frozenLineOf(frozen: FrozenRecord, { part, item }: Placed): FrozenLine | null {
  const ofType = (type: string) => frozen.lines.filter((line) => line.type === type);
  switch (part) {
    case 'goods':
    case 'transport':
      return ofType(part).find(({ number }) => number === item) ?? null;
    case 'container':
      return ofType(part).toSorted((one, other) => one.number - other.number)[(item ?? 0) - 1] ?? null;
    case 'invoice':
      return ofType(part)[(item ?? 0) - 1] ?? null;
    case 'charge': {
      const charges = ofType('charge');
      const written = ofType('invoice').flatMap(({ fields }) =>
        charges.filter((one) => one.fields.invoice_number === fields.invoice_number),
      );
      return written[(item ?? 0) - 1] ?? null;
    }
    default:
      return null;
  }
}
