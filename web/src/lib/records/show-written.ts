import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { QueryClient } from '@tanstack/react-query';
import { jobRecordsQuery } from './job-records-query.js';
import { recordQueries } from './record-queries.js';

/** Puts a record as it was just written in the place of the one that is shown, wherever it is shown; the queries keep a newer one. */
export function showWritten(cache: QueryClient, orgId: string, written: ShippingRecord): void {
  const replaced = (shown: ShippingRecord) => (shown.id === written.id ? written : shown);
  const { work_order_id: jobId, kind } = written;
  cache.setQueryData(recordQueries.list(orgId, jobId, kind).queryKey, (list) => list && { ...list, results: list.results.map(replaced) });
  cache.setQueryData(jobRecordsQuery(orgId, jobId, undefined).queryKey, (all) => all?.map(replaced));
}
