import { listOrganisationCargoReports, listOrganisationDeclarations } from '@tallyport/contracts/declaration/http';
import type { EntryStatus } from '@tallyport/contracts/lodgement/entry-status';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.js';
import { lastWritten } from '../../lib/api/last-written.js';
import { queryKeys } from '../../lib/query-keys.js';

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
