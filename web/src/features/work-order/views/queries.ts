import type { BodyInputOf } from '@tallyport/contracts/define-operation';
import {
  changeListView,
  createListView,
  deleteListView,
  type ListView,
  listListViews,
} from '@tallyport/contracts/work-order/list-view-http';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.js';
import { useDesk } from '../../../lib/desk.js';
import { queryKeys } from '../../../lib/query-keys.js';
import { useCommand } from '../../../lib/use-command.js';

export type SentView = BodyInputOf<typeof createListView>;

const keyOf = (orgId: string) => [...queryKeys.org(orgId), 'list-views'];

export const savedViewsQuery = (orgId: string) =>
  queryOptions({
    queryKey: keyOf(orgId),
    queryFn: ({ signal }) => call(listListViews, { o: orgId }, { signal }),
  });

/** Saves a view, new or changed. */
export function useSaveView(view: ListView | null, onSaved: (saved: ListView) => void) {
  const { org } = useDesk();
  const changed = useViewsChanged();
  return useCommand(
    (body: SentView, idempotencyKey) =>
      view === null
        ? call(createListView, { o: org.id, body }, { idempotencyKey })
        : call(changeListView, { o: org.id, id: view.id, body }, { idempotencyKey }),
    {
      onSuccess: (saved) => {
        changed();
        onSaved(saved);
      },
    },
  );
}

export function useDeleteView(view: ListView, onDeleted: () => void) {
  const { org } = useDesk();
  const changed = useViewsChanged();
  return useCommand((_: void, idempotencyKey) => call(deleteListView, { o: org.id, id: view.id }, { idempotencyKey }), {
    onSuccess: () => {
      changed();
      onDeleted();
    },
  });
}

function useViewsChanged(): () => void {
  const { org } = useDesk();
  const cache = useQueryClient();
  return () => {
    void cache.invalidateQueries({ queryKey: keyOf(org.id) });
    void cache.invalidateQueries({ queryKey: queryKeys.jobCounts(org.id) });
  };
}
