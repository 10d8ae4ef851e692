import { isRecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { addressOfReview } from '../../lib/documents/review-address.js';
import type { Spot } from '../../lib/records/edits.js';
import type { Column } from './columns.js';
import type { Cell } from './grid-cursor.js';

/** Where the cursor begins: on the value that the address names, else on the first cell. */
export function spotOfAddress(
  record: ShippingRecord,
  columns: readonly Column[],
  search: URLSearchParams,
): { cursor: Cell; header: Spot | null } {
  const field = search.get('field');
  const start = { row: 0, column: 0 };
  if (field === null || !isRecordField(field) || search.get('record') !== record.id) return { cursor: start, header: null };
  const line = Number(search.get('line') ?? Number.NaN);
  if (Number.isNaN(line)) return { cursor: start, header: { line: null, field } };
  const row = Math.min(Math.max(0, line - 1), Math.max(0, record.lines.length - 1));
  return {
    cursor: {
      row,
      column: Math.max(
        0,
        columns.findIndex((column) => column.field === field),
      ),
    },
    header: null,
  };
}

/** The address of the page on which a value stands, with the value lit, at the same moment. */
export function pageOfValue(search: URLSearchParams, record: ShippingRecord, spot: Spot | null, page: number): URLSearchParams {
  const lineOf = ({ line }: Spot) => (line === null ? null : record.lines.findIndex(({ line_id }) => line_id === line) + 1);
  return addressOfReview(search, {
    documentId: record.document_id ?? '',
    page,
    value: spot && { recordId: record.id, line: lineOf(spot), field: spot.field },
  });
}
