import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import type { QueryClient } from '@tanstack/react-query';
/** Shows a work order as a command just wrote it, unless something newer is shown already; the lists are asked again. */
export declare function rememberWorkOrder(cache: QueryClient, orgId: string, written: WorkOrder): void;
