import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import { causeWords } from '../../../components/trade/cause-words.js';
import { Mark } from '../../../components/trade/mark.js';
import { Link } from '../../../components/ui/link.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { jobExportsQuery } from '../../../lib/job-exports-query.js';

/** Exports of the job that wait for a person: why, and the way to where they are repaired. Without one there is nothing to see. */
export function ExportFailures({ job }: { readonly job: WorkOrder }) {
  const t = useText();
  const { org } = useDesk();
  const { data } = useQuery(jobExportsQuery(org.id, job.id));
  const failed = (data?.results ?? []).filter(({ group, state }) => group === 'waiting' || state === 'waiting_for_person');
  if (failed.length === 0) return null;
  return (
    <section aria-label={t('exports.failures')} className="border-b border-line px-5 py-3">
      <h2 className="pb-1 text-section">{t('exports.failures')}</h2>
      <ul>
        {failed.map(({ id, kind, cause, detail }) => (
          <li key={id}>
            <Link to="?tab=exports" className="-mx-2 flex min-h-8 items-center gap-2 rounded-control px-2 py-1 hover:bg-hover">
              <Mark kind="fails" />
              <span className="font-medium">{t(`exports.failed.${kind}`)}</span>
              <span className="min-w-0 truncate text-ink-2">{cause ? causeWords(t, cause) : detail}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
