import { listWebhookDeliveries, listWebhooks } from '@tallyport/contracts/webhook/http';
import type { DeliveryState } from '@tallyport/contracts/webhook/values';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.js';
import { queryKeys } from '../../lib/query-keys.js';

export const PAGE_SIZE = 50;
/** Deliveries are no part of the log, so no hint tells of them. */
const LOOK_MS = 3_000;

export interface DeliveryFilter {
  readonly state: DeliveryState | null;
  readonly eventType: string;
  readonly page: number;
}

const keyOf = (orgId: string) => [...queryKeys.org(orgId), 'webhooks'] as const;

export const webhookQueries = {
  all: keyOf,
  list: (orgId: string) =>
    queryOptions({
      queryKey: [...keyOf(orgId), 'list'],
      queryFn: async ({ signal }) => (await call(listWebhooks, { o: orgId }, { signal })).results,
      refetchInterval: LOOK_MS,
    }),
  deliveries: (orgId: string, webhook: string, { state, eventType, page }: DeliveryFilter) =>
    queryOptions({
      queryKey: [...keyOf(orgId), 'deliveries', webhook, { state, eventType, page }],
      queryFn: ({ signal }) => {
        const query = { page, page_size: PAGE_SIZE, ...(state && { state }), ...(eventType !== '' && { event_type: eventType }) };
        return call(listWebhookDeliveries, { o: orgId, webhook, query }, { signal });
      },
      placeholderData: keepPreviousData,
      refetchInterval: LOOK_MS,
    }),
};
