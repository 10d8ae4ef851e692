import type { PreflightCode, PreflightFinding } from '@tallyport/contracts/lodgement/preflight';
import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import { Decimal } from 'decimal.js';
import type { DatedTables } from '../../customs-table/dated-tables.js';
import type { FrozenLine, FrozenLineType, FrozenRecord, FrozenValues } from '../frozen-record.js';
import type { MessageEncoder } from '../messages/encode-message.js';
import type { MessageLayout } from '../messages/layout.js';
import type { Sending } from '../messages/sending.js';

/** A message that is about to be made, and what it is held to. */
export interface PreflightSubject {
  readonly record: FrozenRecord;
  readonly sending: Sending;
  /** What customs accepted last; null before. */
  readonly before: FrozenRecord | null;
  readonly layout: MessageLayout;
  readonly encoder: MessageEncoder;
  readonly tables: DatedTables;
  /** The day on which it is sent. */
  readonly day: string;
}

/** One rule that a message has to meet: everything that is wrong with it, and nothing where it has no say. */
export type PreflightRule = (subject: PreflightSubject) => readonly PreflightFinding[];

export function linesOf({ lines }: FrozenRecord, type: FrozenLineType): readonly FrozenLine[] {
  return lines.filter((line) => line.type === type);
}

/** The invoice that each number names; the first of several. */
export function invoicesOf(record: FrozenRecord): ReadonlyMap<string | undefined, FrozenValues> {
  return new Map(
    linesOf(record, 'invoice')
      .toReversed()
      .map(({ fields }) => [fields.invoice_number, fields]),
  );
}

/** A number as decimal, or null for none: what is no number is said by another rule. */
export function numberIn(text: string | undefined): Decimal | null {
  return text !== undefined && /^-?\d+(\.\d+)?$/.test(text) ? new Decimal(text) : null;
}

/** An error about a value of a line, or of the header for null. */
export function error(
  code: PreflightCode,
  line: FrozenLine | null,
  field: RecordField | null,
  { found = '', expected = '' }: { readonly found?: string; readonly expected?: string } = {},
): PreflightFinding {
  return { code, severity: 'error', line_id: line?.lineIds[0] ?? null, field, found, expected };
}
