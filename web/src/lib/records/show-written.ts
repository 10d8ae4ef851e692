import type { AmendedRecord, ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { QueryClient } from '@tanstack/react-query';
import { jobRecordsQuery } from './job-records-query.js';
import { recordQueries } from './record-queries.js';

type Named = Pick<ShippingRecord, 'id' | 'kind' | 'work_order_id'>;

/** Puts a record as it was just written in the place of the one that is shown, wherever it is shown; the queries keep a newer one. */
export function showWritten(cache: QueryClient, orgId: string, written: AmendedRecord): void {
  showChanged(cache, orgId, written, (shown) => withWritten(shown, written));
}

/** Shows a record changed, wherever it is shown; what is not there stays away. */
export function showChanged(cache: QueryClient, orgId: string, record: Named, change: (shown: ShippingRecord) => ShippingRecord): void {
  const { work_order_id: jobId, kind } = record;
  const replaced = (shown: ShippingRecord) => (shown.id === record.id ? change(shown) : shown);
  cache.setQueryData(recordQueries.list(orgId, jobId, kind).queryKey, (list) => list && { ...list, results: list.results.map(replaced) });
  cache.setQueryData(jobRecordsQuery(orgId, jobId, undefined).queryKey, (all) => all?.map(replaced));
}

/** The oldest position at which a record is shown; null where it is shown nowhere. */
export function shownPosition(cache: QueryClient, orgId: string, { id, kind, work_order_id: jobId }: Named): number | null {
  const shown = [
    ...(cache.getQueryData(recordQueries.list(orgId, jobId, kind).queryKey)?.results ?? []),
    ...(cache.getQueryData(jobRecordsQuery(orgId, jobId, undefined).queryKey) ?? []),
  ].filter((record) => record.id === id);
  return shown.length === 0 ? null : Math.min(...shown.map(({ stream_position }) => stream_position));
}

/** The written record; where it came without the lines that did not change, with those that are shown. */
function withWritten(shown: ShippingRecord, { lines_since: since, ...written }: AmendedRecord): ShippingRecord {
  if (since === undefined) return written;
  // What is older than the caller said cannot be completed: the next fetch brings it.
  if (shown.stream_position < since) return shown;
  const changed = new Map(written.lines.map((line) => [line.line_id, line]));
  return { ...written, lines: shown.lines.map((line) => changed.get(line.line_id) ?? line) };
}
