import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { buttonLook } from '../../components/ui/button.js';
import { Link } from '../../components/ui/link.js';
import { Empty, Failed, Loading } from '../../components/ui/states.js';
import { useText } from '../../i18n/use-text.js';
import { isAdmin, useDesk } from '../../lib/desk.js';
import { BillChoice } from './bill-choice.js';
import { DifferenceTable } from './difference-table.js';
import { ExchangeHead } from './exchange-head.js';
import { FetchProgress } from './fetch-progress.js';
import { InTheWay } from './in-the-way.js';
import { NotSent } from './not-sent.js';
import { exchangeQueries } from './queries.js';

interface ExportsTabProps {
  readonly job: WorkOrder;
  readonly asOf: string | undefined;
  /** The exports of the job with their attempts: another feature shows them. */
  readonly JobExports: ComponentType<{ job: WorkOrder }>;
}

/** What the job is in the freight system, what sending it now would change there, and every export of it. */
export function ExportsTab({ job, asOf, JobExports }: ExportsTabProps) {
  const t = useText();
  if (asOf !== undefined) return <Empty title={t('exports.onlyNow')} hint={t('exports.onlyNowHint')} />;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <BeforeSending job={job} />
      <JobExports job={job} />
    </div>
  );
}

function BeforeSending({ job }: { readonly job: WorkOrder }) {
  const t = useText();
  const desk = useDesk();
  const { org } = desk;
  const syncs = useQuery(exchangeQueries.syncs(org.id, job.id));
  const fetched = syncs.data?.results ?? [];
  const newest = fetched[0] ?? null;
  const look = fetched.find(({ kind, state }) => kind === 'look' && state === 'done') ?? null;
  const preview = useQuery({
    ...exchangeQueries.preview(org.id, job.id, look?.id ?? null),
    enabled: syncs.data !== undefined,
    placeholderData: (known) => known,
  });
  if (syncs.isLoadingError) return <Failed error={syncs.error} onRetry={() => void syncs.refetch()} />;
  if (preview.isLoadingError) return <Failed error={preview.error} onRetry={() => void preview.refetch()} />;
  if (!preview.data) return <Loading rows={10} rowHeight={28} className="min-h-0 flex-1" />;
  const { system } = preview.data;
  if (system === null)
    return (
      <Empty title={t('exports.noSystem')} hint={t(isAdmin(desk) ? 'exports.noSystemAdmin' : 'exports.noSystemAsk')}>
        {isAdmin(desk) && (
          <Link to={`/organization/${org.id}/settings/cargowise_setting?system=new`} className={buttonLook()}>
            {t('exports.toSettings')}
          </Link>
        )}
      </Empty>
    );
  return (
    <section aria-label={t('exports.before')} className="flex min-h-0 flex-1 flex-col">
      <ExchangeHead job={job} preview={preview.data} system={system} look={look} isFetching={newest?.state === 'running'} />
      <div className="flex min-h-0 flex-1">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
        <div className="min-w-0 flex-1 overflow-y-auto -outline-offset-2" tabIndex={0}>
          <InTheWay job={job} preview={preview.data} />
          <DifferenceTable preview={preview.data} look={look} />
        </div>
        <aside className="flex w-[340px] shrink-0 flex-col gap-4 overflow-y-auto border-l border-line bg-sunken px-4 py-3">
          {newest && <FetchProgress sync={newest} branchId={job.branch} />}
          <BillChoice job={job} />
          <NotSent job={job} preview={preview.data} />
        </aside>
      </div>
    </section>
  );
}
