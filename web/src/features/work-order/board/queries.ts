import type { JobStatus } from '@tallyport/contracts/work-order/job-status';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { workOrdersOrMissing } from '../../../lib/api/exceptions.js';
import { lastWritten } from '../../../lib/api/last-written.js';
import { queryKeys } from '../../../lib/query-keys.js';
import type { ListQuery } from '../api/queries.js';

const CARDS = 50;

/** The cards of one column, more of them as it is scrolled. What the list is narrowed to beside the status narrows the board too. */
export const columnQuery = (orgId: string, status: JobStatus, query: NonNullable<ListQuery>) => {
  const { page: _, job_status: __, sort: ___, ...rest } = query;
  return infiniteQueryOptions({
    queryKey: [...queryKeys.jobLists(orgId), 'board', status, rest],
    queryFn: async ({ signal, pageParam }) => {
      const asked = { ...rest, job_status: status, page: pageParam, page_size: CARDS };
      const page = await workOrdersOrMissing({ o: orgId, query: asked }, { signal, ifPosition: lastWritten() });
      return page === '404' ? { results: [], count: 0, next: null } : page;
    },
    initialPageParam: 1,
    getNextPageParam: ({ next }, _pages, at) => (next === null ? undefined : at + 1),
    placeholderData: keepPreviousData,
  });
};
