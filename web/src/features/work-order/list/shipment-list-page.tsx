import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Empty, Failed, Loading } from '../../../components/ui/states.js';
import { addTexts } from '../../../i18n/i18n.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import { useCursor } from '../../../lib/use-cursor.js';
import { workOrderQueries } from '../api/queries.js';
import { ColumnMenu } from './column-menu.js';
import { FilterBar } from './filter-bar.js';
import { type ListAddress, listQuery, readAddress, writeAddress } from './list-address.js';
import { ListFooter } from './list-footer.js';
import { ListNews } from './list-news.js';
import { NoShipments } from './no-shipments.js';
import { ShipmentTable } from './shipment-table.js';
import { TableHead } from './table-head.js';
import { useColumns } from './use-columns.js';
import { useStableRows } from './use-stable-rows.js';
import { ViewsBar } from './views-bar.js';

const CreatePanel = lazy(async () => {
  const [{ CreatePanel }] = await Promise.all([import('../create/create-panel.js'), addTexts('newShipment')]);
  return { default: CreatePanel };
});
const PAGE_SIZE = 25;

/** The shipments of an organisation: what needs me first, and through it without the mouse. */
export function ShipmentListPage() {
  const t = useText();
  const { org, me, role } = useDesk();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const address = readAddress(search);
  const query = listQuery(address, { userId: me.id, role });
  const list = useQuery(workOrderQueries.list(org.id, query));
  const page = list.data === '404' ? undefined : list.data;
  const { rows, arrived, reordered, sortAgain } = useStableRows(
    JSON.stringify([org.id, query]),
    list.isPlaceholderData ? undefined : page?.results,
  );
  const shown = list.isPlaceholderData ? (page?.results ?? []) : rows;
  const cursor = useCursor(shown.length);
  const { columns, isChosen, choose } = useColumns(false);
  const pages = Math.max(1, Math.ceil((page?.count ?? 0) / PAGE_SIZE));

  const go = (next: Partial<ListAddress>) => setSearch(writeAddress({ ...address, page: 1, ...next }));
  const turn = (to: number) => to >= 1 && to <= pages && go({ page: to });
  const openJob = (id: string | undefined) => id !== undefined && void navigate(`/organization/${org.id}/jobs/${id}`);
  const create = (open: boolean) => {
    const next = writeAddress(address);
    if (open) next.set('create', '');
    setSearch(next);
  };

  useShortcuts([
    { keys: 'j', label: t('workOrder.keys.next'), run: () => cursor.move(1) },
    { keys: 'k', label: t('workOrder.keys.previous'), run: () => cursor.move(-1) },
    { keys: 'arrowdown', label: t('workOrder.keys.next'), run: () => cursor.move(1), minor: true },
    { keys: 'arrowup', label: t('workOrder.keys.previous'), run: () => cursor.move(-1), minor: true },
    { keys: 'enter', label: t('workOrder.keys.open'), run: () => openJob(shown[cursor.at]?.id) },
    ...(role === null ? [] : [{ keys: 'c', label: t('shell.createShipment'), run: () => create(true) }]),
    { keys: '[', label: t('common.previousPage'), run: () => turn(address.page - 1), minor: true },
    { keys: ']', label: t('common.nextPage'), run: () => turn(address.page + 1), minor: true },
    ...(arrived > 0 || reordered ? [{ keys: '.', label: t('workOrder.list.sortAgain'), run: sortAgain }] : []),
  ]);

  // A page beyond the last one, for example from an old link, is the last one.
  useEffect(() => {
    if (page && !list.isPlaceholderData && address.page > pages) turn(pages);
  });

  return (
    <>
      <ViewsBar address={address} onChange={go} onCreate={() => create(true)} />
      <FilterBar address={address} onChange={go}>
        {address.sort === null && t('workOrder.list.order')}
        <ColumnMenu columns={columns} isChosen={isChosen} onChoose={choose} />
      </FilterBar>
      <ListNews arrived={arrived} reordered={reordered} stale={page?.stale ?? false} outdated={list.isRefetchError} onSort={sortAgain} />
      {list.data === '404' ? (
        <div className="flex-1">
          <Empty title={t('shell.noAccess')} hint={t('shell.noAccessHint')} />
        </div>
      ) : list.isLoadingError ? (
        <div className="flex-1">
          <Failed error={list.error} onRetry={() => void list.refetch()} />
        </div>
      ) : !page ? (
        <div className="flex min-h-0 flex-1 flex-col overflow-hidden">
          <TableHead columns={columns} sort={address.sort} />
          <Loading rows={22} className="flex-1" />
        </div>
      ) : page.count === 0 ? (
        <NoShipments address={address} onCreate={() => create(true)} onClear={() => setSearch(new URLSearchParams())} />
      ) : (
        <ShipmentTable rows={shown} columns={columns} cursor={cursor} sort={address.sort} onOpen={openJob} />
      )}
      <ListFooter page={address.page} pages={pages} pageSize={PAGE_SIZE} count={page?.count} onTurn={turn} />
      {search.has('create') && role !== null && (
        <Suspense fallback={null}>
          <CreatePanel onClose={() => create(false)} onCreated={openJob} />
        </Suspense>
      )}
    </>
  );
}
