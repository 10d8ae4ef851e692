import { listKeptChanges } from '@tallyport/contracts/classification/kept-http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.js';
import { queryKeys } from '../../../lib/query-keys.js';
import type { KeptTable } from './kept-table.js';

export const PAGE_SIZE = 50;

export const goodsQueries = {
  /** Everything of one table: what a change of a row makes old. */
  table: (orgId: string, table: KeptTable) => [...queryKeys.org(orgId), 'goods', table.id] as const,
  list: (orgId: string, table: KeptTable, q: string, page: number) =>
    queryOptions({
      queryKey: [...goodsQueries.table(orgId, table), q, page],
      queryFn: ({ signal }) => table.list(orgId, { ...(q !== '' && { q }), page, page_size: PAGE_SIZE }, signal),
      placeholderData: keepPreviousData,
    }),
  changes: (orgId: string, table: KeptTable, row: string) =>
    queryOptions({
      queryKey: [...goodsQueries.table(orgId, table), 'changes', row],
      queryFn: ({ signal }) => call(listKeptChanges, { o: orgId, query: { row, page_size: 30 } }, { signal }),
    }),
};
