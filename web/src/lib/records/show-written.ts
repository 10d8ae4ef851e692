import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { QueryClient } from '@tanstack/react-query';
import { jobRecordsQuery } from './job-records-query.js';
import { recordQueries } from './record-queries.js';

/** Puts a record as it was just written in the place of the one that is shown, wherever it is shown; a newer one stays. */
export function showWritten(cache: QueryClient, orgId: string, written: ShippingRecord): void {
  const newest = (shown: ShippingRecord) => (shown.id === written.id && shown.stream_position < written.stream_position ? written : shown);
  const { work_order_id: jobId, kind } = written;
  cache.setQueryData(recordQueries.list(orgId, jobId, kind).queryKey, (list) => list && { ...list, results: list.results.map(newest) });
  cache.setQueryData(jobRecordsQuery(orgId, jobId, undefined).queryKey, (all) => all?.map(newest));
}
