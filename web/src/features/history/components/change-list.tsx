import { HistoryLane } from '@tallyport/contracts/work-order/history-http';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Empty, Failed, Loading } from '../../../components/ui/states.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../../lib/desk.js';
import { dayOf, showDay } from '../../../lib/format/dates.js';
import { type HistoryFilter, historyQueries } from '../api/queries.js';
import { ChangeRow } from './change-row.js';

interface ChangeListProps {
  readonly job: WorkOrder;
  /** The position that is shown, null for now. */
  readonly position: number | null;
  onMove(position: number | null): void;
}

/** Every change of the job, newest first, by day; later ones stay readable above the line of a past moment. */
export function ChangeList({ job, position, onMove }: ChangeListProps) {
  const t = useText();
  const locale = useLocale();
  const { org } = useDesk();
  const [filter, setFilter] = useState<HistoryFilter>({});
  const changes = useInfiniteQuery(historyQueries.changes(org.id, job.id, filter));
  const entries = changes.data?.pages.flatMap(({ results }) => results) ?? [];
  const zone = zoneOf(org, job.branch);

  return (
    <section aria-label={t('history.changes')} className="flex min-h-0 min-w-0 flex-1 flex-col">
      <header className="flex h-11 shrink-0 items-center gap-2 border-b border-line px-5">
        <h2 className="pr-2 text-section">{t('history.changes')}</h2>
        {[undefined, ...HistoryLane.options.filter((lane) => lane !== 'mail')].map((lane) => (
          <Button
            key={lane ?? 'all'}
            size="small"
            variant={filter.lane === lane ? 'plain' : 'bare'}
            aria-pressed={filter.lane === lane}
            onClick={() => setFilter(lane === undefined ? {} : { lane })}
          >
            {lane === undefined ? t('history.everyone') : t(`history.lanes.${lane}`)}
          </Button>
        ))}
        <span className="ml-auto text-ink-2">{changes.data && t('history.inAll', { count: changes.data.pages[0]?.count ?? 0 })}</span>
      </header>
      {changes.isError && <Failed error={changes.error} onRetry={() => void changes.refetch()} />}
      {changes.isPending && <Loading rows={12} rowHeight={30} />}
      {changes.data && entries.length === 0 && (
        <Empty title={filter.lane === undefined ? t('history.onlyCreation') : t('history.noMatch')} />
      )}
      <ol className="min-h-0 flex-1 overflow-y-auto">
        {entries.map((entry, index) => {
          const day = dayOf(entry.recorded_at, zone);
          const before = entries[index - 1];
          const isLater = position !== null && entry.position > position;
          const isFirstOfMoment = position !== null && !isLater && (before === undefined || before.position > position);
          return [
            (before === undefined || dayOf(before.recorded_at, zone) !== day) && (
              <li key={`day ${day}`} className="border-b border-line-soft bg-sunken px-5 py-1 text-caption text-ink-3">
                {showDay(day, locale)}
              </li>
            ),
            <ChangeRow
              key={`${entry.position} ${index}`}
              entry={entry}
              job={job}
              isChosen={isFirstOfMoment || (position !== null && entry.position === position)}
              isLater={isLater}
              onChoose={() => onMove(entry.position)}
            />,
          ];
        })}
        {changes.hasNextPage && (
          <li className="px-5 py-2">
            <Button size="small" onClick={() => void changes.fetchNextPage()} disabled={changes.isFetchingNextPage}>
              {t('history.earlier')}
            </Button>
          </li>
        )}
      </ol>
    </section>
  );
}
