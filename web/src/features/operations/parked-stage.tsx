import { type ParkedStream, releaseParkedStream } from '@tallyport/contracts/freight-export/parked-http';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Button } from '../../components/ui/button.js';
import { Link } from '../../components/ui/link.js';
import { Empty, Failed, Loading } from '../../components/ui/states.js';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useDesk } from '../../lib/desk.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { useCommand } from '../../lib/use-command.js';
import { useCursor } from '../../lib/use-cursor.js';
import { useMay } from '../../lib/use-may.js';
import { parkedWords, takerWords } from './parked-words.js';
import { exportQueries } from './queries.js';
import { useAge } from './use-age.js';

const CELL = 'truncate border-b border-line-soft px-2 first:pl-5 last:pr-5';

/** Records that could not be taken in, with all that waits behind them, and their release. */
export function ParkedStage() {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  const may = useMay();
  const age = useAge();
  const parked = useQuery(exportQueries.parked(org.id));
  const rows = parked.data?.results ?? [];
  const cursor = useCursor(rows.length);
  const current = rows[cursor.at];
  const release = useCommand(
    ({ consumer, projection, stream_id }: ParkedStream, idempotencyKey) =>
      call(releaseParkedStream, { o: org.id, body: { consumer, projection, stream_id } }, { idempotencyKey }),
    {
      onSuccess: async () => {
        toast.plain(t('operations.parked.released'));
        await cache.invalidateQueries({ queryKey: exportQueries.all(org.id) });
      },
      onError: (error) => toast.error(problemText(error)),
    },
  );
  const mayRelease = may(releaseParkedStream.id);

  useShortcuts([
    { keys: 'arrowdown', label: t('operations.keys.parkedNext'), run: () => cursor.move(1) },
    { keys: 'arrowup', label: t('operations.keys.parkedNext'), run: () => cursor.move(-1), minor: true },
    ...(mayRelease && current && current.release_asked_at === null
      ? [{ keys: 'l', label: t('operations.keys.release'), run: () => release.mutate(current) }]
      : []),
  ]);

  if (parked.isLoadingError) return <Failed error={parked.error} onRetry={() => void parked.refetch()} />;
  if (!parked.data) return <Loading rows={6} className="flex-1" />;
  if (rows.length === 0) {
    return (
      <div className="flex-1">
        <Empty title={t('operations.parked.none')} />
      </div>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <div className="min-h-0 flex-1 overflow-auto border-t border-line -outline-offset-2" tabIndex={0}>
      <p className="px-5 py-2.5 text-ink-2">{t('operations.parked.note')}</p>
      <table aria-label={t('operations.parked.label')} className="w-full min-w-[860px] table-fixed border-separate border-spacing-0">
        <thead className="text-left text-caption text-ink-3">
          <tr className="[&>th]:h-[30px] [&>th]:border-y [&>th]:border-line [&>th]:px-2 [&>th]:font-medium [&>th:first-child]:pl-5">
            {(['stream', 'job', 'taker', 'reason', 'since'] as const).map((column) => (
              <th key={column} scope="col" className={clsx(column !== 'reason' && (column === 'since' ? 'w-20' : 'w-48'))}>
                {t(`operations.parked.columns.${column}`)}
              </th>
            ))}
            <th scope="col" className="w-36">
              <span className="sr-only">{t('operations.parked.release')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr
              key={`${row.consumer} ${row.projection} ${row.stream_id}`}
              aria-current={index === cursor.at}
              className={clsx('h-8', index === cursor.at ? 'bg-select' : 'hover:bg-hover')}
              onClick={() => cursor.set(index)}
            >
              <td className={CELL} data-tip={row.stream_id}>
                {row.stream_id}
              </td>
              <td className={CELL}>
                {row.work_order && (
                  <Link to={`/organization/${org.id}/jobs/${row.work_order.id}`} className="identifier font-medium hover:underline">
                    {row.work_order.code}
                  </Link>
                )}
              </td>
              <td className={CELL}>{takerWords(t, row)}</td>
              <td className={CELL} data-tip={row.unreadable === null ? row.reason : `${parkedWords(t, row)} ${row.reason}`}>
                {parkedWords(t, row)}
              </td>
              <td className={CELL}>{age(row.parked_at)}</td>
              <td className={clsx(CELL, 'text-right')}>
                {row.release_asked_at !== null ? (
                  <span className="text-caption text-ink-3">{t('operations.parked.asked')}</span>
                ) : (
                  mayRelease && (
                    <Button size="small" disabled={release.isPending} onClick={() => release.mutate(row)}>
                      {t('operations.parked.release')}
                    </Button>
                  )
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
