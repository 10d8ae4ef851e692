import type { FieldValue } from '@tallyport/contracts/values/field-change';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { Failed, Loading } from '../../../components/ui/states.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { historyQueries } from '../api/queries.js';
import { type Compared, compareMoments, isChanged } from '../model/moment.js';
import { useFieldText, useValueText } from './value-text.js';

/** The whole job as it stood, beside how it stands now. Without a moment both columns are now, and only one is shown. */
export function ThenAndNow({ job, asOf }: { job: WorkOrder; asOf: string | undefined }) {
  const t = useText();
  const { org } = useDesk();
  const [search, setSearch] = useSearchParams();
  const onlyChanged = search.has('compare');
  const setOnlyChanged = (only: boolean) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      if (only) next.set('compare', '');
      else next.delete('compare');
      return next;
    });
  const now = useQuery(historyQueries.moment(org.id, job.id, undefined));
  const then = useQuery({ ...historyQueries.moment(org.id, job.id, asOf), enabled: asOf !== undefined });
  const shown = asOf === undefined ? now : then;
  if (shown.isLoadingError) return <Failed error={shown.error} onRetry={() => void shown.refetch()} />;
  if (!shown.data || !now.data) return <Loading rows={14} rowHeight={28} />;

  const groups = compareMoments(shown.data, now.data);
  const changed = groups.flatMap(({ values }) => values).filter(isChanged).length;
  const isPast = asOf !== undefined;
  return (
    <section
      aria-label={t(isPast ? 'history.jobThen' : 'history.jobNow')}
      className="flex w-[600px] shrink-0 flex-col border-l border-line"
    >
      <header className="flex h-11 shrink-0 items-center gap-2 border-b border-line px-5">
        <h2 className="text-section">{t(isPast ? 'history.jobThen' : 'history.jobNow')}</h2>
        <span className="ml-auto" />
        {isPast && (
          <>
            <Button size="small" variant={onlyChanged ? 'bare' : 'plain'} aria-pressed={!onlyChanged} onClick={() => setOnlyChanged(false)}>
              {t('history.everything')}
            </Button>
            <Button size="small" variant={onlyChanged ? 'plain' : 'bare'} aria-pressed={onlyChanged} onClick={() => setOnlyChanged(true)}>
              {t('history.onlyChanged')} <span className="text-count text-ink-3">{changed}</span>
            </Button>
          </>
        )}
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <div tabIndex={0} className="min-h-0 flex-1 overflow-y-auto pb-4 -outline-offset-2">
        {!isPast && <p className="px-5 py-2 text-caption text-ink-3">{t('history.chooseMoment')}</p>}
        {isPast && onlyChanged && changed === 0 && <p className="px-5 py-3 text-ink-2">{t('history.nothingChanged')}</p>}
        {groups.map(({ key, kind, title, values }) => {
          const rows = onlyChanged && isPast ? values.filter(isChanged) : values;
          return (
            rows.length > 0 && (
              <table key={key} className="w-full table-fixed border-collapse">
                <caption className="bg-sunken px-5 py-1 text-left text-caption font-semibold text-ink-2">
                  {kind === 'job' || kind === 'document' ? title : `${t(`records.untitled.${kind}`)} ${title}`}
                </caption>
                {isPast && (
                  <thead className="sr-only">
                    <tr>
                      <th>{t('history.fieldColumn')}</th>
                      <th>{t('history.then')}</th>
                      <th>{t('history.now')}</th>
                    </tr>
                  </thead>
                )}
                <tbody>
                  {rows.map((row) => (
                    <Row key={row.key} row={row} branch={job.branch} isPast={isPast} />
                  ))}
                </tbody>
              </table>
            )
          );
        })}
      </div>
    </section>
  );
}

function Row({ row, branch, isPast }: { row: Compared; branch: string; isPast: boolean }) {
  const t = useText();
  const fieldText = useFieldText();
  const valueText = useValueText(branch);
  const changed = isPast && isChanged(row);
  const show = (value: FieldValue | undefined) =>
    value === undefined ? t('history.notThere') : (valueText(row.field, value) ?? t('history.emptyValue'));
  const isNothing = row.then === null || row.then === undefined;
  return (
    <tr className="h-7 border-b border-line-soft">
      <th scope="row" className="w-44 truncate pl-5 text-left font-normal text-ink-2 first-letter:uppercase">
        {fieldText(row.field)}
      </th>
      <td
        className={clsx('truncate pr-3', isNothing ? 'text-ink-3' : changed ? 'font-semibold text-ink' : 'text-ink')}
        title={show(row.then)}
      >
        {show(row.then)}
      </td>
      {isPast && (
        <td
          className={clsx('truncate pr-5', changed ? 'border-l-2 border-bar pl-2 text-ink-2' : 'pl-2.5 text-ink-3')}
          title={show(row.now)}
        >
          {changed ? show(row.now) : t('history.same')}
        </td>
      )}
    </tr>
  );
}
