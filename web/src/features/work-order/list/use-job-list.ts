import type { ListedWorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import { useCursor } from '../../../lib/use-cursor.js';
import { workOrderQueries } from '../api/queries.js';
import { useSelection } from '../bulk/use-selection.js';
import { type ListAddress, listQuery, readAddress, writeAddress } from './list-address.js';
import { useStableRows } from './use-stable-rows.js';

export const PAGE_SIZE = 25;
const NOTHING: readonly ListedWorkOrder[] = [];

/** A list of shipments by the address, with its cursor, what is selected of it, and the keys that all such lists have. */
export function useJobList(usualSort: string | null) {
  const t = useText();
  const { org, me, role } = useDesk();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const written = readAddress(search);
  const address = { ...written, sort: written.sort ?? usualSort };
  const query = listQuery(address, { userId: me.id, role });
  const { isBoard } = written;
  const list = useQuery({ ...workOrderQueries.list(org.id, query), enabled: !isBoard });
  const page = list.data === '404' ? undefined : list.data;
  const { arrived, reordered, sortAgain, ...stable } = useStableRows(
    JSON.stringify([org.id, query]),
    list.isPlaceholderData ? undefined : page?.results,
  );
  const rows = list.isPlaceholderData ? (page?.results ?? NOTHING) : stable.rows;
  const cursor = useCursor(rows.length);
  const selection = useSelection(rows);
  const [isPeeking, setPeeking] = useState(false);
  const peeked = isPeeking ? (rows[cursor.at] ?? null) : null;
  const pages = Math.max(1, Math.ceil((page?.count ?? 0) / PAGE_SIZE));

  const go = (next: Partial<ListAddress>) => setSearch(writeAddress({ ...written, page: 1, ...next }));
  const turn = (to: number) => to >= 1 && to <= pages && go({ page: to });
  const open = (id: string | undefined) => id !== undefined && void navigate(`/organization/${org.id}/jobs/${id}`);
  const reach = (steps: number) => {
    selection.reach(cursor.at);
    selection.reach(cursor.at + steps);
    cursor.move(steps);
  };

  const keys = [
    { keys: 'j', label: t('workOrder.keys.next'), run: () => cursor.move(1) },
    { keys: 'k', label: t('workOrder.keys.previous'), run: () => cursor.move(-1) },
    { keys: 'arrowdown', label: t('workOrder.keys.next'), run: () => cursor.move(1), minor: true },
    { keys: 'arrowup', label: t('workOrder.keys.previous'), run: () => cursor.move(-1), minor: true },
    { keys: 'enter', label: t('workOrder.keys.open'), run: () => open(rows[cursor.at]?.id) },
    { keys: '[', label: t('common.previousPage'), run: () => turn(address.page - 1), minor: true },
    { keys: ']', label: t('common.nextPage'), run: () => turn(address.page + 1), minor: true },
    ...(role === null
      ? []
      : [
          { keys: 'x', label: t('workOrder.list.selectOne'), run: () => selection.toggle(cursor.at) },
          { keys: 'shift+arrowdown', label: t('workOrder.list.selectOn'), run: () => reach(1), minor: true },
          { keys: 'shift+arrowup', label: t('workOrder.list.selectOn'), run: () => reach(-1), minor: true },
        ]),
    ...(arrived > 0 || reordered ? [{ keys: '.', label: t('workOrder.list.sortAgain'), run: sortAgain }] : []),
    { keys: 'space', label: t('workOrder.list.peek'), run: () => setPeeking(!isPeeking) },
    ...(isPeeking ? [{ keys: 'escape', label: t('common.close'), run: () => setPeeking(false), minor: true }] : []),
  ];
  // A board has keys of its own.
  useShortcuts(isBoard ? [] : keys);

  // A page beyond the last one, for example from an old link, is the last one.
  useEffect(() => {
    if (page && !list.isPlaceholderData && address.page > pages) turn(pages);
  });

  const news = { arrived, reordered, stale: page?.stale ?? false, outdated: list.isRefetchError, onSort: sortAgain };
  return {
    address,
    written,
    query,
    list,
    page,
    rows,
    cursor,
    selection: role === null ? undefined : selection,
    peeked,
    endPeek: () => setPeeking(false),
    pages,
    news,
    go,
    turn,
    open,
    search,
    setSearch,
  };
}

export type JobList = ReturnType<typeof useJobList>;
