import { lazy, type ReactNode, Suspense } from 'react';
import { Empty, Failed, Loading } from '../../../components/ui/states.js';
import { addTexts } from '../../../i18n/i18n.js';
import { useText } from '../../../i18n/use-text.js';
import type { ShownColumn } from './list-columns.js';
import { ShipmentTable } from './shipment-table.js';
import { TableHead } from './table-head.js';
import type { JobList } from './use-job-list.js';

const PeekPanel = lazy(async () => {
  const [{ PeekPanel }] = await Promise.all([import('../peek/peek-panel.js'), addTexts('finding')]);
  return { default: PeekPanel };
});

interface ListBodyProps {
  readonly jobs: JobList;
  readonly columns: readonly ShownColumn[];
  readonly onSort?: ((sort: string) => void) | undefined;
  /** What is shown where there is nothing. */
  readonly empty: ReactNode;
}

/** The rows of a list of shipments, or why there are none. */
export function ListBody({ jobs, columns, onSort, empty }: ListBodyProps) {
  const t = useText();
  const { list, page, rows, cursor, selection, address, open } = jobs;
  if (list.data === '404') {
    return (
      <div className="flex-1">
        <Empty title={t('shell.noAccess')} hint={t('shell.noAccessHint')} />
      </div>
    );
  }
  if (list.isLoadingError) {
    return (
      <div className="flex-1">
        <Failed error={list.error} onRetry={() => void list.refetch()} />
      </div>
    );
  }
  if (!page) {
    return (
      <div className="flex min-h-0 flex-1 flex-col overflow-hidden">
        <TableHead columns={columns} sort={address.sort} selection={selection} />
        <Loading rows={22} className="flex-1" />
      </div>
    );
  }
  if (page.count === 0) return empty;
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <ShipmentTable
        rows={rows}
        columns={columns}
        cursor={cursor}
        sort={address.sort}
        onSort={onSort}
        selection={selection}
        onOpen={open}
      />
      {jobs.peeked && (
        <Suspense fallback={null}>
          <PeekPanel job={jobs.peeked} onClose={jobs.endPeek} />
        </Suspense>
      )}
    </div>
  );
}
