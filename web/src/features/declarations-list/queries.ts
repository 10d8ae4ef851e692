import { listDeclarationsAfterImport } from '@tallyport/contracts/declaration/after-import-http';
import { listOrganisationCargoReports, listOrganisationDeclarations } from '@tallyport/contracts/declaration/http';
import type { EntryStatus } from '@tallyport/contracts/lodgement/entry-status';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.js';
import { lastWritten } from '../../lib/api/last-written.js';
import { queryKeys } from '../../lib/query-keys.js';

/** As many as a page has where nothing else is asked for. */
export const PAGE_SIZE = 50;

export type ListedKind = 'declaration' | 'cargo-report';

export interface ListFilter {
  readonly page: number;
  readonly status: EntryStatus | null;
  readonly q: string;
}

const CALLS = { declaration: listOrganisationDeclarations, 'cargo-report': listOrganisationCargoReports } as const;

/** Declarations or cargo reports of the organisation; touched by every change of its jobs, like the list of shipments. */
export function summariesQuery(orgId: string, kind: ListedKind, { page, status, q }: ListFilter) {
  return queryOptions({
    queryKey: [...queryKeys.jobLists(orgId), kind, page, status, q],
    queryFn: ({ signal }) =>
      call(
        CALLS[kind],
        { o: orgId, query: { page, ...(status && { status }), ...(q !== '' && { q }) } },
        { signal, ifPosition: lastWritten() },
      ),
    placeholderData: keepPreviousData,
  });
}

/** Lodged declarations that would come out otherwise by the tables of now. Each page looks through twenty, and none is asked for unseen. */
export function afterImportQuery(orgId: string) {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.jobLists(orgId), 'after-import'],
    queryFn: ({ signal, pageParam }) =>
      call(
        listDeclarationsAfterImport,
        { o: orgId, query: { page: pageParam, page_size: LOOKED_THROUGH } },
        { signal, ifPosition: lastWritten() },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ next }, _, page) => (next === null ? null : page + 1),
  });
}

/** So many declarations one call looks through. */
export const LOOKED_THROUGH = 20;
