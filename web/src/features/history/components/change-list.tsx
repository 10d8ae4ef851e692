import type { HistoryEntry } from '@tallyport/contracts/work-order/history-http';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Empty, Failed, Loading } from '../../../components/ui/states.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../../lib/desk.js';
import { dayOf, showDay, showTimeWithSeconds } from '../../../lib/format/dates.js';
import { type HistoryFilter, historyQueries } from '../api/queries.js';
import { ChangeFilters } from './change-filters.js';
import { ChangeRow } from './change-row.js';

interface ChangeListProps {
  readonly job: WorkOrder;
  /** What is known of the job's changes without any filter. */
  readonly everything: readonly HistoryEntry[];
  /** The position that is shown, null for now. */
  readonly position: number | null;
  onMove(position: number | null): void;
}

/** Every change of the job, newest first, by day; later ones stay readable above the line of a past moment. */
export function ChangeList({ job, everything, position, onMove }: ChangeListProps) {
  const t = useText();
  const locale = useLocale();
  const { org } = useDesk();
  const [filter, setFilter] = useState<HistoryFilter>({});
  const changes = useInfiniteQuery(historyQueries.changes(org.id, job.id, filter));
  const entries = changes.data?.pages.flatMap(({ results }) => results) ?? [];
  const total = changes.data?.pages[0]?.count ?? 0;
  const zone = zoneOf(org, job.branch);
  const isFiltered = Object.keys(filter).length > 0;

  return (
    <section aria-label={t('history.changes')} className="flex min-h-0 min-w-0 flex-1 flex-col">
      <header className="flex h-11 shrink-0 items-center gap-2 border-b border-line px-5">
        <h2 className="pr-2 text-section">{t('history.changes')}</h2>
        <ChangeFilters filter={filter} entries={everything} onFilter={setFilter} />
        <span className="ml-auto text-ink-2">{changes.data && t(isFiltered ? 'history.ofThese' : 'history.inAll', { count: total })}</span>
      </header>
      {changes.isError && <Failed error={changes.error} onRetry={() => void changes.refetch()} />}
      {changes.isPending && <Loading rows={12} rowHeight={30} />}
      {changes.data && entries.length === 0 && <Empty title={t(isFiltered ? 'history.noMatch' : 'history.onlyCreation')} />}
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
            isFirstOfMoment && (
              <li key="moment" className="flex justify-between bg-past px-5 py-0.5 text-caption font-semibold text-past-ink">
                <span>
                  {showDay(day, locale)}, {showTimeWithSeconds(entry.recorded_at, locale, zone)}
                </span>
                <span>{t('history.changeOf', { index: total - index, total })}</span>
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
