import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';
import type { MarkKind } from '../../../components/trade/mark.js';
import { markOf } from '../../../components/trade/mark-of.js';
import type { RecordSpot } from '../../../lib/record-address.js';

/** The marks that ask for a look, the worst first. */
const ASKING = ['disagree', 'unverified', 'doubtful'] as const satisfies readonly MarkKind[];

/** A value that somebody should look at, where it stands, and why. */
export interface ValueToCheck extends RecordSpot {
  readonly kind: ShippingRecord['kind'];
  readonly value: string;
  readonly mark: (typeof ASKING)[number];
  readonly page: number | null;
  /** In whole percent. */
  readonly sureness: number;
}

/** What is read differently, was found on no page or is doubtful, record by record. What a person wrote asks for nothing. */
export function valuesToCheck(records: readonly ShippingRecord[]): ValueToCheck[] {
  return records
    .filter(({ withdrawn }) => !withdrawn)
    .flatMap((record) => {
      const found = [
        ...inFields(record, null, record.fields),
        ...record.lines.flatMap((line, index) => inFields(record, index + 1, line.fields)),
      ];
      return ASKING.flatMap((asking) => found.filter(({ mark }) => mark === asking));
    });
}

function inFields({ id, kind }: ShippingRecord, line: number | null, fields: Readonly<Record<string, ShownValue>>): ValueToCheck[] {
  return Object.entries(fields).flatMap(([field, shown]) => {
    const mark = ASKING.find((asking) => asking === markOf(shown));
    if (mark === undefined) return [];
    const { value, place, confidence } = shown;
    return [
      { recordId: id, kind, line, field, value: String(value), mark, page: place?.page ?? null, sureness: Math.round(confidence * 100) },
    ];
  });
}
