import { listLessons } from '@tallyport/contracts/document-extraction/lessons-http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.js';
import { queryKeys } from '../../lib/query-keys.js';

const PAGE_SIZE = 50;

export const lessonQueries = {
  all: (orgId: string) => [...queryKeys.org(orgId), 'lessons'] as const,
  list: (orgId: string, page: number) =>
    queryOptions({
      queryKey: [...lessonQueries.all(orgId), page],
      queryFn: ({ signal }) => call(listLessons, { o: orgId, query: { page, page_size: PAGE_SIZE } }, { signal }),
      placeholderData: keepPreviousData,
    }),
};

export function pagesOf(count: number): number {
  return Math.max(1, Math.ceil(count / PAGE_SIZE));
}
