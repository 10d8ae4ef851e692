import type { Place } from '@tallyport/contracts/document-extraction/readings';
import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import type { RecordSpot } from '../../../lib/record-address.js';

/** One value that was read from a document: of which record it is, and where on which page it stands. */
export interface ReadValue extends RecordSpot {
  readonly key: string;
  readonly kind: RecordKind;
  readonly shown: ShownValue;
  /** Null for what was found on no page. */
  readonly place: Place | null;
}

/** The values that a document brought, in the order of its records: header first, then line by line. Empty ones say nothing. */
export function valuesReadFrom(records: readonly ShippingRecord[], documentId: string): ReadValue[] {
  return records
    .filter(({ document_id, withdrawn }) => document_id === documentId && !withdrawn)
    .flatMap((record) => [
      ...valuesOf(record, null, record.fields),
      ...record.lines.flatMap(({ fields }, index) => valuesOf(record, index + 1, fields)),
    ]);
}

/** How a value is known among all of its document. */
export function keyOf(recordId: string, line: number | string | null, field: string): string {
  return `${recordId} ${line ?? ''} ${field}`;
}

function valuesOf({ id, kind }: ShippingRecord, line: number | null, fields: Readonly<Record<string, ShownValue>>): ReadValue[] {
  return Object.entries(fields).flatMap(([field, shown]) => {
    if (shown.value === null || shown.value === '') return [];
    return [{ key: keyOf(id, line, field), kind, recordId: id, line, field, shown, place: shown.place }];
  });
}

/** What stands on a page from top to bottom, and with the first page what stands on none: its records may have told it first. */
export function valuesOnPage(values: readonly ReadValue[], page: number): ReadValue[] {
  const here = values.filter(({ place }) => place?.page === page);
  const nowhere = page === 1 ? values.filter(({ place }) => place === null) : [];
  return [...here.toSorted((a, b) => topOf(a) - topOf(b)), ...nowhere];
}

/** Rows of a table stand a little askew: what is on one line of the page is told from left to right. */
const SAME_LINE = 0.006;

function topOf({ place }: ReadValue): number {
  const box = place?.boxes[0];
  return box ? Math.round(box.y / SAME_LINE) + box.x : Number.POSITIVE_INFINITY;
}
