import type { Document } from '@tallyport/contracts/document-extraction/document';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Deadline } from '../../../components/trade/deadline.js';
import { MarkCount } from '../../../components/trade/mark.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../../lib/desk.js';
import { jobChecksQuery } from '../../../lib/records/job-checks-query.js';
import { overviewQueries } from '../overview/queries.js';
import { AssigneeMenu } from './assignee-menu.js';

/** The four facts beside the bar: what is to check, until when, and who. */
export function JobFacts({ job, asOf }: { job: WorkOrder; asOf: string | undefined }) {
  const t = useText();
  const { org } = useDesk();
  const readOnly = asOf !== undefined;
  const { data: documents = [] } = useQuery(overviewQueries.documents(org.id, job.id, asOf));
  const { data: checks } = useQuery(jobChecksQuery(org.id, job.id, asOf));
  const toCheck = { fails: checks?.tally.fails ?? 0, ...marksOf(documents) };
  return (
    <dl className="ml-auto flex shrink-0 gap-7">
      <Fact label={t('workOrder.columns.toCheck')} className="min-w-20">
        {toCheck.fails + toCheck.unverified + toCheck.doubtful > 0 ? (
          <MarkCount counts={toCheck} />
        ) : (
          <span className="text-ink-3">{t('job.nothing')}</span>
        )}
      </Fact>
      <Fact label={t('workOrder.columns.deadline')}>
        {job.deadline ? (
          <Deadline deadline={job.deadline} status={job.job_status} zone={zoneOf(org, job.branch)} />
        ) : (
          <span className="text-ink-3">{t('common.empty')}</span>
        )}
      </Fact>
      <Fact label={t('account.role.compiler')}>
        <AssigneeMenu job={job} role="compiler" readOnly={readOnly} />
      </Fact>
      <Fact label={t('account.role.broker')}>
        <AssigneeMenu job={job} role="broker" readOnly={readOnly} />
      </Fact>
    </dl>
  );
}

/** What the overview lists, counted: the same on every tab. */
function marksOf(documents: readonly Document[]) {
  const standing = documents.filter(({ withdrawn }) => !withdrawn);
  return {
    unverified: standing.reduce((sum, { unverified }) => sum + unverified, 0),
    doubtful: standing.reduce((sum, { doubtful }) => sum + doubtful, 0),
  };
}

function Fact({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="text-caption text-ink-3">{label}</dt>
      <dd className="flex min-h-5 items-center font-medium">{children}</dd>
    </div>
  );
}
