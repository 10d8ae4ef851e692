import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { customsAnswer } from '../../../components/trade/customs-answer.js';
import { EntryBadge } from '../../../components/trade/entry-badge.js';
import { JobStatusSteps } from '../../../components/trade/job-status-bar.js';
import { Route } from '../../../components/trade/route.js';
import { CopyCode } from '../../../components/ui/copy-button.js';
import { NameText } from '../../../components/ui/name-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { showDay } from '../../../lib/format/dates.js';
import { ExportBadge } from './export-badge.js';
import { JobFacts } from './job-facts.js';
import { JobMenu } from './job-menu.js';
import { NextStepButton } from './next-step-button.js';

interface JobHeadProps {
  readonly job: WorkOrder;
  /** The job as it stands today, while `job` is a past one. */
  readonly now: WorkOrder | undefined;
  /** The past moment that is shown; nothing may be changed then. */
  readonly asOf: string | undefined;
}

/** What this job is, how far it is, and the one next step: the same on every tab. */
export function JobHeader({ job, now, asOf }: JobHeadProps) {
  const t = useText();
  const locale = useLocale();
  const answer = customsAnswer(job.n10_data);
  const voyage = [job.vessel, job.voyage].filter(Boolean).join(' ');
  const arrival = job.date_arrive && t('job.arrivesOn', { day: showDay(job.date_arrive, locale) });

  return (
    <header className="flex shrink-0 flex-col gap-3 px-5 pt-2.5 pb-1">
      <div className="flex min-h-7 min-w-0 items-center gap-3">
        <div className="flex shrink-0 items-center gap-0.5">
          <h1 className="identifier text-title">{job.code}</h1>
          <CopyCode text={job.code} />
        </div>
        <NameText text={job.importer_name ?? t('workOrder.noImporter')} className="min-w-0 text-section font-medium" />
        {job.deleted && <span className="shrink-0 rounded-control bg-red-bg px-1.5 font-semibold text-red">{t('job.isDeleted')}</span>}
        {answer && <EntryBadge answer={answer} />}
        <ExportBadge of={job.freight_export} />
        <Fact>{(job.port_of_origin ?? job.port_of_dest) && <Route origin={job.port_of_origin} destination={job.port_of_dest} />}</Fact>
        <Fact>{[voyage, arrival].filter(Boolean).join(t('common.comma'))}</Fact>
        {asOf === undefined && (
          <div className="ml-auto flex shrink-0 items-center gap-2">
            <JobMenu job={job} />
            <NextStepButton job={job} />
          </div>
        )}
      </div>
      <div className="flex items-start gap-7">
        <JobStatusSteps status={job.job_status} answer={answer} {...(now && { now: now.job_status })} />
        <JobFacts job={job} asOf={asOf} />
      </div>
    </header>
  );
}

function Fact({ children }: { children: React.ReactNode }) {
  return children ? <span className="min-w-0 truncate border-l border-line pl-3 text-ink-2">{children}</span> : null;
}
