import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { Empty, Failed, Loading } from '../../components/ui/states.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { useCursor } from '../../lib/use-cursor.js';
import { DifferingRow } from './differing-row.js';
import { afterImportQuery, LOOKED_THROUGH } from './queries.js';

const COLUMNS = ['job', 'reference', 'party', 'signed', 'dueSigned', 'dueNow', 'difference'] as const;
const FIGURES: readonly string[] = ['dueSigned', 'dueNow', 'difference'];

/** Lodged declarations that would come out otherwise by the tables of customs as they are imported now, each with the rows that are others. */
export function WouldDiffer() {
  const t = useText();
  const { org } = useDesk();
  const navigate = useNavigate();
  const query = useInfiniteQuery(afterImportQuery(org.id));
  const pages = query.data?.pages ?? [];
  const rows = pages.flatMap(({ results }) => results);
  const count = pages[0]?.count ?? 0;
  const looked = Math.min(count, pages.length * LOOKED_THROUGH);
  const cursor = useCursor(rows.length);
  const open = (row = rows[cursor.at]) => row && void navigate(`/organization/${org.id}/jobs/${row.work_order_id}?tab=declaration`);
  const lookOn = () => void query.fetchNextPage();
  useShortcuts([
    { keys: 'j', label: t('declarations.keys.next'), run: () => cursor.move(1) },
    { keys: 'k', label: t('declarations.keys.previous'), run: () => cursor.move(-1) },
    { keys: 'enter', label: t('declarations.keys.open'), run: () => open() },
    ...(query.hasNextPage ? [{ keys: 'l', label: t('declarations.differ.lookOn'), run: lookOn }] : []),
  ]);
  if (query.isLoadingError) return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <Loading rows={6} className="flex-1" />;
  return (
    <section aria-label={t('declarations.differ.toggle')}>
      <p className="flex items-center gap-3 px-5 py-2 text-ink-2">
        {t(count === 0 ? 'declarations.differ.noImport' : 'declarations.differ.looked', { looked, count })}
        {query.hasNextPage && (
          <Button size="small" keys="l" disabled={query.isFetchingNextPage} onClick={lookOn}>
            {t('declarations.differ.lookOn')}
          </Button>
        )}
      </p>
      {rows.length === 0 && <Empty title={t('declarations.differ.none')} hint={t('declarations.differ.noneHint')} />}
      {rows.length > 0 && (
        <table className="w-full table-fixed">
          <thead>
            <tr className="h-[30px] border-b border-line text-left text-caption text-ink-2">
              {COLUMNS.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={`px-2 font-normal first:pl-5 last:pr-5 ${FIGURES.includes(column) ? 'text-right' : ''}`}
                >
                  {t(`declarations.differ.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          {rows.map((row, index) => (
            <DifferingRow
              key={row.id}
              row={row}
              isCursor={index === cursor.at}
              onPoint={() => cursor.set(index)}
              onOpen={() => open(row)}
            />
          ))}
        </table>
      )}
    </section>
  );
}
