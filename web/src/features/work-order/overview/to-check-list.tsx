import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Mark } from '../../../components/trade/mark.js';
import { Failed, Loading } from '../../../components/ui/states.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { addressOfReview } from '../../../lib/documents/review-address.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import { jobRecordsQuery } from '../../../lib/records/job-records-query.js';
import { addressOfValue } from '../../../lib/records/record-address.js';
import { useCursor } from '../../../lib/use-cursor.js';
import { type ValueToCheck, valuesToCheck } from './to-check.js';

/** Every value that somebody should look at, by record; Enter goes there. */
export function ToCheckList({ job, asOf }: { job: WorkOrder; asOf: string | undefined }) {
  const t = useText();
  const { org } = useDesk();
  const records = useQuery(jobRecordsQuery(org.id, job.id, asOf));
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const values = valuesToCheck(records.data ?? []);
  const cursor = useCursor(values.length);
  const open = (value: ValueToCheck | undefined) => value && void navigate({ search: `?${addressToCheck(search, value)}` });

  useShortcuts([
    { keys: 'j', label: t('workOrder.keys.nextValue'), run: () => cursor.move(1) },
    { keys: 'k', label: t('workOrder.keys.previousValue'), run: () => cursor.move(-1) },
    { keys: 'enter', label: t('workOrder.keys.goThere'), run: () => open(values[cursor.at]) },
  ]);

  if (records.isLoadingError) return <Failed error={records.error} onRetry={() => void records.refetch()} />;
  if (!records.data) return <Loading rows={6} />;
  const sure = records.data.reduce((sum, record) => sum + Object.keys(record.fields).length, 0);

  return (
    <section className="px-5 py-4">
      <h2 className="flex items-baseline gap-2 pb-2 text-section">
        {t('workOrder.columns.toCheck')}
        {values.length > 0 && <span className="text-caption font-normal text-ink-3">{values.length}</span>}
      </h2>
      {values.length === 0 && (
        <p className="text-ink-2">{sure === 0 ? t('job.overview.nothingRead') : t('job.overview.nothingDoubtful', { count: sure })}</p>
      )}
      <ul>
        {values.map((value, index) => (
          <Fragment key={`${value.recordId} ${value.line} ${value.field}`}>
            {value.recordId !== values[index - 1]?.recordId && (
              <li className="border-b border-line-soft pt-2 pb-1 text-caption text-ink-3">{t(`records.untitled.${value.kind}`)}</li>
            )}
            <li className={`border-b border-line-soft ${index === cursor.at ? 'bg-select' : 'hover:bg-hover'}`}>
              <button
                type="button"
                className="flex h-8 w-full items-center gap-2 px-2 text-left -outline-offset-2"
                onClick={() => open(value)}
                onFocus={() => cursor.set(index)}
              >
                <ToCheckRow value={value} />
              </button>
            </li>
          </Fragment>
        ))}
      </ul>
    </section>
  );
}

/** A value that was read is checked beside its page; of another there is only its record. */
function addressToCheck(search: URLSearchParams, value: ValueToCheck): URLSearchParams {
  const { documentId, page } = value;
  return documentId === null ? addressOfValue(search, value.kind, value) : addressOfReview(search, { documentId, page: page ?? 1, value });
}

function ToCheckRow({ value }: { value: ValueToCheck }) {
  const t = useText();
  return (
    <>
      <Mark kind={value.mark} label={t(`workOrder.marks.${value.mark}`)} />
      <span className="w-52 shrink-0 truncate text-ink-2">
        {value.line !== null && `${t('job.overview.line', { line: value.line })}, `}
        {t(`recordFields.${value.field}`)}
      </span>
      <span
        className={`min-w-0 truncate ${value.mark === 'doubtful' ? 'border-b border-dotted border-amber-solid' : 'border border-dashed border-violet-solid px-1'}`}
      >
        {value.value}
      </span>
      <span className="ml-auto shrink-0 text-caption text-ink-3">
        {value.mark === 'doubtful' && t('job.overview.sure', { percent: value.sureness })}
        {value.mark === 'unverified' && t('job.overview.notFound')}
        {value.mark === 'disagree' && t('workOrder.marks.disagree')}
      </span>
      <span className="w-10 shrink-0 text-right text-caption text-ink-3">
        {value.page !== null && t('job.overview.page', { page: value.page })}
      </span>
    </>
  );
}
