import type { FreightPreview } from '@tallyport/contracts/freight-export/job-http';
import type { Sync } from '@tallyport/contracts/freight-export/sync';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
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
import { KeyDialog } from './pull/key-dialog.js';
import { PullPanel } from './pull/pull-panel.js';
import { exchangeQueries } from './queries.js';
import { useExchange } from './use-exchange.js';

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
  const exchange = useExchange(job.id);
  const [closed, setClosed] = useState<string | null>(null);
  const [asksKey, setAsksKey] = useState(false);
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
  const shown = newest !== null && newest.id !== closed && isForPull(newest, preview.data) ? newest : null;
  const pull = () => exchange.mutate({ action: 'pull', ...(preview.data.key === null && newest?.key ? { key: newest.key } : {}) });
  return (
    <section aria-label={t('exports.before')} className="flex min-h-0 flex-1 flex-col">
      <ExchangeHead
        job={job}
        preview={preview.data}
        system={system}
        look={look}
        isFetching={newest?.state === 'running'}
        onPull={pull}
        onNameKey={() => setAsksKey(true)}
      />
      <div className="flex min-h-0 flex-1">
        <div className="flex min-w-0 flex-1 flex-col overflow-y-auto -outline-offset-2" tabIndex={shown ? undefined : 0}>
          {shown ? (
            <PullPanel
              job={job}
              system={system.name}
              sync={shown}
              onAgain={pull}
              onOtherKey={() => setAsksKey(true)}
              onClose={() => setClosed(shown.id)}
            />
          ) : (
            <>
              <InTheWay job={job} preview={preview.data} />
              <DifferenceTable preview={preview.data} look={look} />
            </>
          )}
        </div>
        <aside className="flex w-[340px] shrink-0 flex-col gap-4 overflow-y-auto border-l border-line bg-sunken px-4 py-3">
          {newest && <FetchProgress sync={newest} branchId={job.branch} />}
          <BillChoice job={job} />
          <NotSent job={job} preview={preview.data} />
        </aside>
      </div>
      {asksKey && (
        <KeyDialog
          system={system.name}
          isPending={exchange.isPending}
          onClose={() => setAsksKey(false)}
          onLook={(key) => exchange.mutate({ action: 'pull', key }, { onSettled: () => setAsksKey(false) })}
        />
      )}
    </section>
  );
}

/** A pull is for taking over; so is the look at a job that was not made from here, until somebody says that it is this one. */
function isForPull({ kind, key }: Sync, preview: FreightPreview): boolean {
  return kind === 'pull' || (preview.key === null && key !== null);
}
