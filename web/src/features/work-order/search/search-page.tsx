import type { ListColumn } from '@tallyport/contracts/work-order/list-columns';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { Empty, Failed, Loading } from '../../../components/ui/states.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { showCount } from '../../../lib/format/figures.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import { useCursor } from '../../../lib/use-cursor.js';
import type { ShownColumn } from '../list/list-columns.js';
import { ShipmentTable } from '../list/shipment-table.js';
import { TableHead } from '../list/table-head.js';
import { searchQuery } from './queries.js';
import { limitOf, refusalOf, searchAddress, termsOf } from './search-query.js';

const MOST = 200;
const COLUMNS: readonly ShownColumn[] = ['found', 'status', 'importer', 'waybill', 'arrives', 'deadline', 'staff'] satisfies (
  | ListColumn
  | 'found'
)[];

/** What a search found: the newest first, and of each where its terms stand. */
export function SearchPage() {
  const t = useText();
  const locale = useLocale();
  const { org } = useDesk();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const q = (search.get('q') ?? '').trim();
  const limit = limitOf(search.get('limit'));
  const refusal = refusalOf(org.id, q);
  const found = useQuery({ ...searchQuery(org.id, q, limit), enabled: refusal === null });
  const rows = found.data?.results ?? [];
  const count = found.data?.count ?? 0;
  const cursor = useCursor(rows.length);
  const open = (id: string | undefined) => id !== undefined && void navigate(`/organization/${org.id}/jobs/${id}`);
  const terms = termsOf(q)
    .map((term) => t('finding.search.term', { term }))
    .join(t('finding.search.and'));

  useShortcuts([
    { keys: 'j', label: t('workOrder.keys.next'), run: () => cursor.move(1) },
    { keys: 'k', label: t('workOrder.keys.previous'), run: () => cursor.move(-1) },
    { keys: 'arrowdown', label: t('workOrder.keys.next'), run: () => cursor.move(1), minor: true },
    { keys: 'arrowup', label: t('workOrder.keys.previous'), run: () => cursor.move(-1), minor: true },
    { keys: 'enter', label: t('workOrder.keys.open'), run: () => open(rows[cursor.at]?.id) },
  ]);

  return (
    <>
      <header className="flex h-[52px] shrink-0 items-center gap-4 px-5">
        <h1 className="text-title">{t('finding.search.title')}</h1>
        {refusal === null && <span className="truncate text-ink-2">{terms}</span>}
      </header>
      {refusal !== null ? (
        <div className="flex-1">
          <Empty title={t(`finding.search.refused.${refusal}`)} hint={t('finding.search.hint')} />
        </div>
      ) : found.data === null ? (
        <div className="flex-1">
          <Empty title={t('shell.noAccess')} hint={t('shell.noAccessHint')} />
        </div>
      ) : found.isLoadingError ? (
        <div className="flex-1">
          <Failed error={found.error} onRetry={() => void found.refetch()} />
        </div>
      ) : found.data === undefined ? (
        <div className="flex min-h-0 flex-1 flex-col overflow-hidden">
          <TableHead columns={COLUMNS} sort={null} />
          <Loading rows={22} className="flex-1" />
        </div>
      ) : count === 0 ? (
        <div className="flex-1">
          <Empty title={t('finding.search.nothing', { terms })} hint={t('finding.search.hint')} />
        </div>
      ) : (
        <ShipmentTable rows={rows} columns={COLUMNS} cursor={cursor} sort={null} onOpen={open} />
      )}
      <footer className="flex h-10 shrink-0 items-center gap-4 border-t border-line px-5 text-caption text-ink-2">
        <span role="status">
          {refusal === null &&
            found.data &&
            t('finding.search.found', { count, shown: showCount(rows.length, locale), total: showCount(count, locale) })}
        </span>
        {count > rows.length && limit < MOST && (
          <Button size="small" onClick={() => void navigate(searchAddress(org.id, q, MOST))}>
            {t('finding.search.more', { most: MOST })}
          </Button>
        )}
      </footer>
    </>
  );
}
