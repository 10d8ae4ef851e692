import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { buttonLook } from '../../../components/ui/button.js';
import { KeysStrip } from '../../../components/ui/keys-strip.js';
import { Link } from '../../../components/ui/link.js';
import { Failed, Loading, Standing } from '../../../components/ui/states.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import { keepRecentJob } from '../../../lib/session/recent-jobs.js';
import { workOrderQueries } from '../api/queries.js';
import { withTab } from './job-address.js';
import { JobHeader } from './job-header.js';
import type { JobTab } from './job-tab.js';
import { JobTabLinks } from './job-tab-links.js';
import { PastBanner } from './past-banner.js';

const NO_JOB = { id: '', code: '', importer_name: null };

/** The page of one job: its header, its tabs, and the tab that the address names, now or as of a past moment. */
export function JobPage({ jobId, tabs }: { jobId: string; tabs: readonly JobTab[] }) {
  const { org, me } = useDesk();
  const [search] = useSearchParams();
  const asOf = search.get('as_of') ?? undefined;
  const present = useQuery(workOrderQueries.detail(org.id, jobId));
  // Moving along the track, the last frame stays until the next one is there.
  const past = useQuery({
    ...workOrderQueries.detail(org.id, jobId, asOf),
    enabled: asOf !== undefined,
    placeholderData: (shown) => shown ?? present.data,
  });
  const shown = asOf === undefined ? present : past;
  const { id, code, importer_name } = present.data === undefined || present.data === '404' ? NO_JOB : present.data;

  useEffect(() => {
    if (id !== '') keepRecentJob(org.id, me.id, { id, code, importer_name });
  }, [org.id, me.id, id, code, importer_name]);

  if (shown.isLoadingError) return <Failed error={shown.error} onRetry={() => void shown.refetch()} />;
  if (shown.data === undefined) return <Loading rows={12} />;
  if (shown.data === '404') return <NotAvailable />;
  const now = present.data === '404' ? undefined : present.data;
  return <LoadedJob job={shown.data} now={now} asOf={asOf} tabs={tabs} />;
}

interface LoadedJobProps {
  readonly job: WorkOrder;
  /** The job as it stands today, to say what is different then. */
  readonly now: WorkOrder | undefined;
  readonly asOf: string | undefined;
  readonly tabs: readonly JobTab[];
}

function LoadedJob({ job, now, asOf, tabs }: LoadedJobProps) {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find(({ id }) => id === search.get('tab')) ?? tabs[0];
  const Page = tab?.page;

  useShortcuts(
    tabs.flatMap(({ id, letter }) => {
      if (letter === undefined) return [];
      const run = () => setSearch((current) => withTab(current, id));
      return [{ keys: `alt+${letter}`, label: t(`job.tabs.${id}`), run, minor: true }];
    }),
  );

  return (
    <div className={clsx('flex min-h-0 flex-1 flex-col', asOf !== undefined && 'border-2 border-past')}>
      {asOf !== undefined && <PastBanner job={job} asOf={asOf} />}
      {!tab?.takesStage && (
        <>
          <JobHeader job={job} now={asOf === undefined ? undefined : now} asOf={asOf} />
          <JobTabLinks job={job} tabs={tabs.filter(({ takesStage }) => !takesStage)} chosen={tab?.id} />
        </>
      )}
      <section aria-label={tab && t(`job.tabs.${tab.id}`)} className={clsx('flex min-h-0 flex-1 flex-col', asOf !== undefined && 'veiled')}>
        <Suspense fallback={<Loading />}>{Page && <Page job={job} asOf={asOf} />}</Suspense>
      </section>
      <KeysStrip />
    </div>
  );
}

function NotAvailable() {
  const t = useText();
  const { org } = useDesk();
  return (
    <Standing title={t('problems.work-order.not-found')}>
      <Link to={`/organization/${org.id}/jobs`} className={buttonLook()}>
        {t('shell.toShipments')}
      </Link>
    </Standing>
  );
}
