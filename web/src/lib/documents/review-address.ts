import { isRecordField } from '@tallyport/contracts/shipping-record/fields';
import type { RecordSpot } from '../records/record-address.js';

/** What the review screen shows: a document, one of its pages, and the value that is looked at. */
export interface ReviewPlace {
  readonly documentId: string;
  /** Null for wherever the first value stands that wants a look. */
  readonly page: number | null;
  readonly value: RecordSpot | null;
}

/** The address of a place in the review of a document, at the moment that the present address shows. */
export function addressOfReview(search: URLSearchParams, { documentId, page, value }: ReviewPlace): URLSearchParams {
  const asOf = search.get('as_of');
  return new URLSearchParams({
    tab: 'review',
    ...(asOf !== null && { as_of: asOf }),
    document: documentId,
    ...(page !== null && { page: String(page) }),
    ...(value && { record: value.recordId, ...(value.line !== null && { line: String(value.line) }), field: value.field }),
  });
}

/** Reads an address that anybody may have written: what names no page or no value has none. */
export function reviewPlaceOf(search: URLSearchParams): ReviewPlace | null {
  const documentId = search.get('document');
  if (documentId === null) return null;
  const page = Number(search.get('page') ?? Number.NaN);
  return { documentId, page: Number.isInteger(page) && page >= 1 ? page : null, value: valueOf(search) };
}

function valueOf(search: URLSearchParams): RecordSpot | null {
  const recordId = search.get('record');
  const field = search.get('field');
  const line = search.get('line');
  return recordId === null || field === null || !isRecordField(field)
    ? null
    : { recordId, field, line: line === null ? null : Number(line) };
}
