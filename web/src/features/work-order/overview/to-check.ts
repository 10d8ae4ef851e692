import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';
import type { RecordSpot } from '../job/job-address.js';

const SURE = 0.9;

/** A value that somebody should look at, where it stands, and why. */
export interface ValueToCheck extends RecordSpot {
  readonly kind: ShippingRecord['kind'];
  readonly value: string;
  readonly mark: 'unverified' | 'doubtful';
  readonly page: number | null;
  /** In whole percent. */
  readonly sureness: number;
}

/** What is doubtful or was found on no page, record by record, unverified first. What a person wrote is never doubtful. */
export function valuesToCheck(records: readonly ShippingRecord[]): ValueToCheck[] {
  return records
    .filter(({ withdrawn }) => !withdrawn)
    .flatMap((record) => {
      const found = [
        ...inFields(record, null, record.fields),
        ...record.lines.flatMap((line, index) => inFields(record, index + 1, line.fields)),
      ];
      return [...found.filter(({ mark }) => mark === 'unverified'), ...found.filter(({ mark }) => mark === 'doubtful')];
    });
}

function inFields({ id, kind }: ShippingRecord, line: number | null, fields: Readonly<Record<string, ShownValue>>): ValueToCheck[] {
  return Object.entries(fields).flatMap(([field, { value, place, method, confidence }]) => {
    const mark = method === 'person' || value === null ? null : place === null ? 'unverified' : confidence < SURE ? 'doubtful' : null;
    if (mark === null) return [];
    return [
      { recordId: id, kind, line, field, value: String(value), mark, page: place?.page ?? null, sureness: Math.round(confidence * 100) },
    ];
  });
}
