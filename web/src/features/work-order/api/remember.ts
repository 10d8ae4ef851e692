import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../lib/query-keys.js';
import { workOrderQueries } from './queries.js';

/** Shows a work order as a command just wrote it, unless something newer is shown already; the lists are asked again. */
export function rememberWorkOrder(cache: QueryClient, orgId: string, written: WorkOrder): void {
  const { queryKey } = workOrderQueries.detail(orgId, written.id);
  cache.setQueryData(queryKey, (shown) => (shown && shown !== '404' && shown.stream_position > written.stream_position ? shown : written));
  void cache.invalidateQueries({ queryKey: queryKeys.jobLists(orgId) });
}
