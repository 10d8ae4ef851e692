import { lazy, Suspense } from 'react';
import { Keys } from '../../../components/ui/keys.js';
import { addTexts } from '../../../i18n/i18n.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import { ChipRow } from './chip-row.js';
import { ColumnMenu } from './column-menu.js';
import { writeAddress } from './list-address.js';
import { ListBody } from './list-body.js';
import { ListFooter } from './list-footer.js';
import { ListNews } from './list-news.js';
import { NoShipments } from './no-shipments.js';
import { useColumns } from './use-columns.js';
import { PAGE_SIZE, useJobList } from './use-job-list.js';
import { ViewsBar } from './views-bar.js';

const Board = lazy(async () => {
  const [{ Board }] = await Promise.all([import('../board/board.js'), addTexts('finding')]);
  return { default: Board };
});
const CreatePanel = lazy(async () => {
  const [{ CreatePanel }] = await Promise.all([import('../create/create-panel.js'), addTexts('newShipment')]);
  return { default: CreatePanel };
});

/** The shipments of an organisation: what needs me first, and through it without the mouse. */
export function ShipmentListPage() {
  const t = useText();
  const { role } = useDesk();
  const jobs = useJobList(null);
  const { written, search, setSearch, page, pages, news } = jobs;
  const { columns, isChosen, choose, kept, setOfView } = useColumns(false);
  const create = (open: boolean) => {
    const next = writeAddress(written);
    if (open) next.set('create', '');
    setSearch(next);
  };
  const turnOver = () => jobs.go({ isBoard: !written.isBoard });
  useShortcuts([
    { keys: 'l', label: t('workOrder.list.listOrBoard'), run: turnOver },
    ...(role === null ? [] : [{ keys: 'c', label: t('shell.createShipment'), run: () => create(true) }]),
  ]);

  return (
    <>
      <ViewsBar address={written} columns={kept} onColumns={setOfView} onChange={jobs.go} onCreate={() => create(true)} />
      <ChipRow jobs={jobs}>
        {written.sort === null && t('workOrder.list.order')}
        <button type="button" className="flex h-6 items-center gap-1.5 rounded-control px-1.5 text-ink-2 hover:bg-hover" onClick={turnOver}>
          {t(written.isBoard ? 'workOrder.list.asList' : 'workOrder.list.asBoard')}
          <Keys keys="l" />
        </button>
        {!written.isBoard && <ColumnMenu columns={columns} isChosen={isChosen} onChoose={choose} />}
      </ChipRow>
      {written.isBoard ? (
        <Suspense fallback={<div className="flex-1" />}>
          <Board query={jobs.query} onOpen={jobs.open} />
        </Suspense>
      ) : (
        <>
          <ListNews {...news} />
          <ListBody
            jobs={jobs}
            columns={columns}
            empty={<NoShipments address={written} onCreate={() => create(true)} onClear={() => setSearch(new URLSearchParams())} />}
          />
          <ListFooter page={written.page} pages={pages} pageSize={PAGE_SIZE} count={page?.count} onTurn={jobs.turn} />
        </>
      )}
      {search.has('create') && role !== null && (
        <Suspense fallback={null}>
          <CreatePanel onClose={() => create(false)} onCreated={jobs.open} />
        </Suspense>
      )}
    </>
  );
}
