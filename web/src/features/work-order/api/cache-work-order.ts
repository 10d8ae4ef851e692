import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../lib/query-keys.js';
import { workOrderQueries } from './queries.js';

/** Shows a work order as a command just wrote it, unless the query shows something newer already; the lists are asked again. */
export function cacheWorkOrder(cache: QueryClient, orgId: string, written: WorkOrder): void {
  const { queryKey } = workOrderQueries.detail(orgId, written.id);
  cache.setQueryData(queryKey, written);
  void cache.invalidateQueries({ queryKey: queryKeys.jobLists(orgId) });
}
