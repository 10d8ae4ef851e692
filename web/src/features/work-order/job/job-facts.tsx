import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import type { ReactNode } from 'react';
import { Deadline } from '../../../components/trade/deadline.js';
import { MarkCount } from '../../../components/trade/mark.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../../lib/desk.js';
import { AssigneeMenu } from './assignee-menu.js';

/** The four facts beside the bar: what is to check, until when, and who. */
export function JobFacts({ job, readOnly }: { job: WorkOrder; readOnly: boolean }) {
  const t = useText();
  const { org } = useDesk();
  return (
    <dl className="ml-auto flex shrink-0 gap-7">
      <Fact label={t('workOrder.columns.toCheck')}>
        {job.documents.doubtful > 0 ? (
          <MarkCount counts={{ doubtful: job.documents.doubtful }} />
        ) : (
          <span className="text-ink-3">{t('workOrder.nothing')}</span>
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

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-ink-3">{label}</dt>
      <dd className="flex min-h-5 items-center font-medium">{children}</dd>
    </div>
  );
}
