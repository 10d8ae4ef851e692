import { listDocuments } from '@tallyport/contracts/document-extraction/http';
import { RECORD_CALLS } from '@tallyport/contracts/shipping-record/http';
import { type HistoryLane, listHistory } from '@tallyport/contracts/work-order/history-http';
import { getWorkOrder } from '@tallyport/contracts/work-order/http';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.js';
import { lastWritten } from '../../../lib/api/last-written.js';
import { queryKeys, shows } from '../../../lib/query-keys.js';

export interface HistoryFilter {
  readonly actor?: string;
  readonly lane?: HistoryLane;
  readonly field?: string;
}

const PAGE_SIZE = 100;

export const historyQueries = {
  changes: (orgId: string, jobId: string, filter: HistoryFilter) =>
    infiniteQueryOptions({
      queryKey: [...queryKeys.job(orgId, jobId), 'history', filter],
      queryFn: ({ signal, pageParam }) =>
        call(
          listHistory,
          { o: orgId, id: jobId, query: { page: pageParam, page_size: PAGE_SIZE, ...filter } },
          { signal, ifPosition: lastWritten() },
        ),
      initialPageParam: 1,
      getNextPageParam: ({ next }, _, page) => (next === null ? undefined : page + 1),
      placeholderData: keepPreviousData,
    }),
  /** The whole job at a moment, or now: its own fields, its documents, its records. The last frame stays until the next is there. */
  moment: (orgId: string, jobId: string, asOf: string | undefined) =>
    queryOptions({
      queryKey: [...queryKeys.job(orgId, jobId), 'moment', asOf ?? 'now'],
      queryFn: async ({ signal }) => {
        const at = { o: orgId, id: jobId, query: asOf === undefined ? {} : { as_of: asOf } };
        const [job, documents, ...records] = await Promise.all([
          call(getWorkOrder, at, { signal }),
          call(listDocuments, at, { signal }),
          ...Object.values(RECORD_CALLS).map(({ list }) => call(list, at, { signal })),
        ]);
        return { job, documents: documents.results, records: records.flatMap(({ results }) => results) };
      },
      placeholderData: keepPreviousData,
      meta: asOf === undefined ? {} : shows(),
    }),
};
