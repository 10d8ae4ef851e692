import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useSearchParams } from 'react-router-dom';
import { TabLinks } from '../../../components/ui/tab-links.js';
import { useText } from '../../../i18n/use-text.js';
import { withTab } from './job-address.js';
import type { JobTab } from './job-tab.js';

/** The tabs of the job as links: each has an address, which keeps the moment one looks at. */
export function JobTabLinks({ job, tabs, chosen }: { job: WorkOrder; tabs: readonly JobTab[]; chosen: JobTab['id'] | undefined }) {
  const t = useText();
  const [search] = useSearchParams();
  return (
    <div className="shrink-0 border-b border-line">
      <TabLinks
        label={t('workOrder.tabsOf', { code: job.code })}
        chosen={chosen ?? ''}
        tabs={tabs.map(({ id, count }) => ({
          id,
          label: t(`workOrder.tabs.${id}`),
          count: count?.(job),
          to: { search: `?${withTab(search, id)}` },
        }))}
      />
    </div>
  );
}
