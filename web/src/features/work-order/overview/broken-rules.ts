import type { RecordFlag } from '@tallyport/contracts/shipping-record/flags-http';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { checkSum } from '@tallyport/domain/shipping-record/invoice-sums';
import { type LineProblem, verdictOf, WRONG_FIELDS } from '@tallyport/domain/shipping-record/line-verdict';
import type { RecordSpot } from '../../../lib/records/record-address.js';

/** A rule that does not hold, and the value to look at first. */
export interface BrokenRule extends RecordSpot {
  readonly rule: LineProblem | 'sum';
  readonly kind: ShippingRecord['kind'];
  /** By how much the lines miss the goods total, as a decimal with its sign; null for the rules of a line. */
  readonly difference: string | null;
}

/** What is known against a value from elsewhere; without a spot it is the number of the job itself. */
export interface FlaggedRule {
  readonly flag: RecordFlag;
  readonly spot: (RecordSpot & { readonly kind: ShippingRecord['kind'] }) | null;
}

/** Every rule that the records of a job break, record by record, the sum before the lines. */
export function brokenRules(records: readonly ShippingRecord[]): BrokenRule[] {
  return records.filter(({ withdrawn }) => !withdrawn).flatMap((record) => [...ofSum(record), ...ofLines(record)]);
}

/** Flags of values that stand as they were flagged, as rules that do not hold. The job's own number has no record to lead to. */
export function flaggedRules(records: readonly ShippingRecord[], flags: readonly RecordFlag[]): FlaggedRule[] {
  return flags.flatMap((flag): FlaggedRule[] => {
    if (flag.record_id === null) return [{ flag, spot: null }];
    const record = records.find(({ id, withdrawn }) => id === flag.record_id && !withdrawn);
    if (!record) return [];
    const line = record.lines.findIndex(({ line_id }) => line_id === flag.line_id);
    // The container of a line is a rule of the line already.
    if (flag.flag === 'wrong check digit' && line !== -1) return [];
    return [{ flag, spot: { kind: record.kind, recordId: record.id, line: line === -1 ? null : line + 1, field: flag.field } }];
  });
}

function ofSum(record: ShippingRecord): BrokenRule[] {
  if (record.kind !== 'invoice') return [];
  const { outcome, difference } = checkSum(record);
  if (outcome !== 'fails') return [];
  return [{ rule: 'sum', recordId: record.id, kind: record.kind, line: null, field: 'goods_total', difference }];
}

function ofLines(record: ShippingRecord): BrokenRule[] {
  return record.lines.flatMap((line, index): BrokenRule[] => {
    const { problem } = verdictOf(record, line);
    if (problem === null) return [];
    const field = WRONG_FIELDS[problem].find((one) => line.fields[one] !== undefined) ?? WRONG_FIELDS[problem][0];
    return [{ rule: problem, recordId: record.id, kind: record.kind, line: index + 1, field, difference: null }];
  });
}
