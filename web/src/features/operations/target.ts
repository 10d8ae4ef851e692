import type { BulkStep } from '@tallyport/contracts/freight-export/bulk';
import type { ExportRow } from '@tallyport/contracts/freight-export/export-row';
import type { QueryClient } from '@tanstack/react-query';
import { type ExportFilter, exportQueries, PAGE_SIZE } from './queries.js';
import { isSelected, type Selection } from './selection.js';

/** The exports that a step is for, as they were seen. */
export interface Target {
  readonly filter: ExportFilter;
  /** The place in the log that the list told. */
  readonly position: number;
  readonly selection: Selection;
  readonly count: number;
  /** The only one, where it is one. */
  readonly one: Pick<ExportRow, 'id' | 'work_order'> | null;
}

/** A target as the server's steps for many name it. They know tab and cause alone: a list narrowed by branch or kind is named one by one. */
export async function bulkOf(cache: QueryClient, orgId: string, step: BulkStep, target: Target) {
  const { filter, position, selection } = target;
  const { tab = 'open', cause, cause_key } = filter;
  const isNarrowed = filter.branch !== undefined || filter.kind !== undefined;
  const named = isNarrowed ? (await seenExports(cache, orgId, target)).map(({ id }) => id) : null;
  const only = selection.mode === 'only' ? [...selection.ids] : named;
  return {
    step,
    position,
    tab: tab === 'done_today' ? ('open' as const) : tab,
    cause: cause === undefined ? null : { code: cause, key: cause_key ?? null },
    leaves_out: only === null && selection.mode === 'all' ? [...selection.except] : [],
    only,
  };
}

/** The selected exports by name: those pages that are not in the cache are fetched. */
export async function seenExports(cache: QueryClient, orgId: string, { filter, selection, count }: Target): Promise<readonly ExportRow[]> {
  const found: ExportRow[] = [];
  for (let page = 1; found.length < count; page += 1) {
    const { results } = await cache.fetchQuery({ ...exportQueries.page(orgId, filter, page), staleTime: 60_000 });
    found.push(...results.filter(({ id }) => isSelected(selection, id)));
    if (results.length < PAGE_SIZE) break;
  }
  return found;
}
