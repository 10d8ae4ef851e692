import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ExtractionTrack } from '../../../components/trade/extraction-track.js';
import { MarkCount } from '../../../components/trade/mark.js';
import { Link } from '../../../components/ui/link.js';
import { Failed } from '../../../components/ui/states.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { withTab } from '../job/job-address.js';
import { overviewQueries } from './queries.js';

/** What an import declaration is made from. */
const EXPECTED = [
  { name: 'waybill', types: ['HBL', 'MBL', 'BL', 'AWB', 'HAWB'] },
  { name: 'invoice', types: ['CIV'] },
  { name: 'packing-list', types: ['PKL'] },
] as const;

/** The papers of the job: present, being read, and missing. */
export function PapersPanel({ job, asOf }: { job: WorkOrder; asOf: string | undefined }) {
  const t = useText();
  const { org } = useDesk();
  const [search] = useSearchParams();
  const documents = useQuery(overviewQueries.documents(org.id, job.id, asOf));
  if (documents.isLoadingError) return <Failed error={documents.error} onRetry={() => void documents.refetch()} />;
  const present = (documents.data ?? []).filter(({ withdrawn }) => !withdrawn);
  const types = present.flatMap(({ segments }) => segments.map(({ type }) => type));
  const missing = documents.data ? EXPECTED.filter(({ types: wanted }) => !wanted.some((type) => types.includes(type))) : [];

  return (
    <section className="pb-4">
      <h2 className="pb-1 text-caption font-semibold text-ink-2">{t('job.overview.papers')}</h2>
      <ul>
        {present.map(({ id, file_name, segments, extraction, doubtful, unverified }) => (
          <li key={id} className="flex min-h-7 items-center gap-3 border-b border-line-soft">
            <Link
              to={{ search: `?${withTab(search, 'documents')}` }}
              className="min-w-0 flex-1 truncate hover:underline"
              data-tip={file_name}
              data-tip-cut
            >
              {file_name}
            </Link>
            {[...new Set(segments.map(({ type }) => type))].map((type) => (
              <span key={type} className="rounded-mark bg-hover px-1.5 text-count font-semibold text-ink-2">
                {type}
              </span>
            ))}
            {extraction && extraction.state !== 'completed' ? (
              <span className="w-20">
                <ExtractionTrack state={extraction.state} step={extraction.step} />
              </span>
            ) : (
              <MarkCount counts={{ doubtful, unverified }} />
            )}
          </li>
        ))}
        {missing.map(({ name }) => (
          <li key={name} className="flex min-h-7 items-center border-b border-line-soft text-ink-3">
            {t(`job.overview.missing.${name}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
