import { compileCargoReport } from '@tallyport/contracts/declaration/http';
import {
  getCustomsMessage,
  getOrganisationCustomsMessage,
  listCustomsMessages,
  listOrganisationCustomsMessages,
  matchCustomsMessage,
} from '@tallyport/contracts/lodgement/customs-message-http';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.js';
import { lastWritten } from '../../lib/api/last-written.js';
import { queryKeys, shows } from '../../lib/query-keys.js';
import type { LogOf } from './model/address.js';

const MOST = 200;
/** Segments that are fetched at once. */
const SEGMENTS = 200;

export const ediQueries = {
  /** What was sent and received for a job, now or then. */
  messages: (orgId: string, jobId: string, asOf: string | undefined) =>
    queryOptions({
      queryKey: [...queryKeys.job(orgId, jobId), 'customs-messages', asOf ?? 'now'],
      queryFn: ({ signal }) =>
        call(
          listCustomsMessages,
          { o: orgId, id: jobId, query: { page_size: MOST, ...(asOf !== undefined && { as_of: asOf }) } },
          { signal, ifPosition: lastWritten() },
        ),
      meta: asOf === undefined ? shows('lodgement', 'customs-message') : shows(),
    }),
  /** What customs sent that belongs to no lodgement of the organisation yet. */
  unmatched: (orgId: string) =>
    queryOptions({
      queryKey: [...queryKeys.org(orgId), 'customs-messages', 'unmatched'],
      queryFn: ({ signal }) =>
        call(
          listOrganisationCustomsMessages,
          { o: orgId, query: { unmatched: 'true', page_size: MOST } },
          { signal, ifPosition: lastWritten() },
        ),
      meta: shows('customs-message'),
    }),
  /** One message segment by segment; what was exchanged never changes. */
  segments: (orgId: string, jobId: string, of: LogOf, messageId: string) =>
    infiniteQueryOptions({
      queryKey: [...queryKeys.job(orgId, jobId), 'customs-message', of, messageId],
      queryFn: ({ signal, pageParam }) => {
        const at = { o: orgId, message: messageId, query: { page: pageParam, page_size: SEGMENTS } };
        return of === 'job'
          ? call(getCustomsMessage, { ...at, id: jobId }, { signal, ifPosition: lastWritten() })
          : call(getOrganisationCustomsMessage, at, { signal });
      },
      initialPageParam: 1,
      getNextPageParam: ({ next }, _, page) => (next === null ? null : page + 1),
      staleTime: Number.POSITIVE_INFINITY,
      meta: shows(),
    }),
};

export function sendCompileReport(orgId: string, jobId: string, idempotencyKey: string) {
  return call(compileCargoReport, { o: orgId, id: jobId }, { idempotencyKey, ifPosition: lastWritten() });
}

export function sendMatch(orgId: string, messageId: string, to: { work_order_id: string; lodgement_id: string }, idempotencyKey: string) {
  return call(matchCustomsMessage, { o: orgId, message: messageId, body: to }, { idempotencyKey });
}
