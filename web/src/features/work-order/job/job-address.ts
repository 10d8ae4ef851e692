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
