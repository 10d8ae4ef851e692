import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { ASKING, type Asking } from '@tallyport/domain/shipping-record/ask-of';
import { askingValues } from '@tallyport/domain/shipping-record/asking-values';
import type { RecordSpot } from '../../../lib/records/record-address.js';

/** A value that somebody should look at, where it stands, and why. */
export interface ValueToCheck extends RecordSpot {
  readonly kind: ShippingRecord['kind'];
  /** The document it was read from, null where a person made the record. */
  readonly documentId: string | null;
  readonly value: string;
  readonly mark: Asking;
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

function inFields(
  { id, kind, document_id: documentId }: ShippingRecord,
  line: number | null,
  fields: ShippingRecord['fields'],
): ValueToCheck[] {
  return askingValues(fields).map(({ field, shown: { value, place, confidence }, asking }) => ({
    recordId: id,
    kind,
    documentId,
    line,
    field,
    value: String(value),
    mark: asking,
    page: place?.page ?? null,
    sureness: Math.round(confidence * 100),
  }));
}
