import { keyOf, type ReadValue } from './read-values.js';

/** The tab on which records of a kind stand. */
const TABS = { waybill: 'waybills', invoice: 'invoices', 'packing-list': 'packing_lists' } as const;

/** The address of a value on the tab of its record, at the same moment. */
export function addressOfValue(search: URLSearchParams, { kind, recordId, line, field }: ReadValue): URLSearchParams {
  const asOf = search.get('as_of');
  return new URLSearchParams({
    tab: TABS[kind],
    ...(asOf !== null && { as_of: asOf }),
    record: recordId,
    ...(line !== null && { line: String(line) }),
    field,
  });
}

/** The value that an address names, to be lit on its page; null for none. */
export function keyOfAddress(search: URLSearchParams): string | null {
  const record = search.get('record');
  const field = search.get('field');
  return record === null || field === null ? null : keyOf(record, search.get('line'), field);
}
