import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { ChevronDown } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Menu } from '../../../components/ui/menu.js';
import { TabLinks } from '../../../components/ui/tab-links.js';
import { useText } from '../../../i18n/use-text.js';
import { withTab } from './job-address.js';
import type { JobTab } from './job-tab.js';

/**
 * The tabs of the job as links: each has an address, which keeps the moment one looks at. The seldom ones stand under More
 * until one of them is looked at; the others never change their places.
 */
export function JobTabLinks({ job, tabs, chosen }: { job: WorkOrder; tabs: readonly JobTab[]; chosen: JobTab['id'] | undefined }) {
  const t = useText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const addressOf = (id: JobTab['id']) => ({ search: `?${withTab(search, id)}` });
  const seldom = tabs.filter(({ isSeldom, id }) => isSeldom && id !== chosen);
  return (
    <div className="flex shrink-0 items-center border-b border-line">
      <TabLinks
        label={t('job.tabsOf', { code: job.code })}
        chosen={chosen ?? ''}
        tabs={tabs
          .filter((tab) => !seldom.includes(tab))
          .map(({ id, count }) => ({ id, label: t(`job.tabs.${id}`), count: count?.(job), to: addressOf(id) }))}
      />
      {seldom.length > 0 && (
        <Menu
          className="flex h-9 items-center gap-1 px-2 font-medium text-ink-2 hover:text-ink"
          entries={seldom.map(({ id, letter }) => ({
            kind: 'item',
            label: t(`job.tabs.${id}`),
            ...(letter !== undefined && { keys: `alt+${letter}` }),
            onSelect: () => void navigate(addressOf(id)),
          }))}
        >
          {t('job.moreTabs')} <ChevronDown className="icon-small" aria-hidden="true" />
        </Menu>
      )}
    </div>
  );
}
