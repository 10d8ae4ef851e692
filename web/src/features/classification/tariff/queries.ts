import { browseTariff, searchTariff } from '@tallyport/contracts/classification/tariff-http';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.js';

/** The tariff changes by imports alone. */
const FRESH_MS = 5 * 60_000;

export const tariffQueries = {
  search: (q: string) =>
    queryOptions({
      queryKey: ['tariff', 'search', q],
      queryFn: ({ signal }) => call(searchTariff, { query: { q } }, { signal }),
      staleTime: FRESH_MS,
      retry: false,
    }),
  under: (code: string) =>
    queryOptions({
      queryKey: ['tariff', 'under', code],
      queryFn: ({ signal }) => call(browseTariff, { query: { under: code === '' ? 'all' : code } }, { signal }),
      staleTime: FRESH_MS,
      retry: false,
    }),
};
