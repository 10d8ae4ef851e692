/** A value of a record: its field, in a line by number (from 1) or in the header. */
export interface RecordSpot {
  readonly recordId: string;
  readonly line: number | null;
  readonly field: string;
}

/** The tab on which records of a kind stand. */
const TABS = { waybill: 'waybills', invoice: 'invoices', 'packing-list': 'packing_lists' } as const;

/** The address of a value on the tab of its record, at the same moment. */
export function withSpot(search: URLSearchParams, kind: keyof typeof TABS, { recordId, line, field }: RecordSpot): URLSearchParams {
  const next = withTab(search, TABS[kind]);
  next.set('record', recordId);
  if (line !== null) next.set('line', String(line));
  next.set('field', field);
  return next;
}

/** The address of another tab of the same job, at the same moment. */
export function withTab(search: URLSearchParams, tab: string): URLSearchParams {
  const asOf = search.get('as_of');
  return new URLSearchParams({ tab, ...(asOf !== null && { as_of: asOf }) });
}

/** The same tab at another moment; null is now. */
export function withMoment(search: URLSearchParams, asOf: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('compare');
  if (asOf === null) next.delete('as_of');
  else next.set('as_of', asOf);
  return next;
}

/** The moment beside now, only what is different; asked for again, everything. */
export function withComparison(search: URLSearchParams): URLSearchParams {
  const next = withTab(search, 'workflow');
  if (search.get('tab') !== 'workflow' || !search.has('compare')) next.set('compare', '');
  return next;
}
