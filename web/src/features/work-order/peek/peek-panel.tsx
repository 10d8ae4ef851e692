import type { ListedWorkOrder } from '@tallyport/contracts/work-order/http';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { nameOf } from '../../../components/trade/person.js';
import { Route } from '../../../components/trade/route.js';
import { IconButton } from '../../../components/ui/button.js';
import { Link } from '../../../components/ui/link.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { showDay } from '../../../lib/format/dates.js';
import { cellOf } from '../list/shipment-cells.js';

interface PeekPanelProps {
  readonly job: ListedWorkOrder;
  readonly onClose: () => void;
}

/** A shipment at a glance, over the right edge of the list: it follows the cursor, and takes no focus. */
export function PeekPanel({ job, onClose }: PeekPanelProps) {
  const t = useText();
  const locale = useLocale();
  const { org } = useDesk();
  const shown = (column: Parameters<typeof cellOf>[0]) => cellOf(column, job, { t, locale, org }).shown;
  const day = (one: string | null) => one && showDay(one, locale);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('workOrder.fields.importer_id'), shown('importer')],
    [t('workOrder.fields.exporter_id'), shown('exporter')],
    [t('workOrder.fields.notify_party_id'), job.notify_party_name],
    [t('workOrder.columns.waybill'), shown('waybill')],
    [t('workOrder.columns.route'), <Route key="route" origin={job.port_of_origin} destination={job.port_of_dest} />],
    [t('workOrder.fields.vessel'), [job.vessel, job.voyage].filter(Boolean).join(' ')],
    [t('workOrder.fields.date_depart'), day(job.date_depart)],
    [t('workOrder.fields.date_arrive'), day(job.date_arrive)],
    [t('workOrder.fields.deadline'), shown('deadline')],
    [t('workOrder.columns.documents'), shown('documents')],
    [t('workOrder.columns.toCheck'), shown('to_check')],
    [t('account.role.compiler'), job.compiler && nameOf(job.compiler)],
    [t('account.role.broker'), job.broker && nameOf(job.broker)],
    [t('workOrder.fields.branch'), shown('branch')],
    [t('workOrder.fields.reference'), job.reference],
    [t('workOrder.fields.note'), job.note],
  ];
  return (
    <aside
      aria-label={t('finding.peek.label', { code: job.code })}
      className="absolute inset-y-0 right-0 z-20 flex w-[420px] flex-col bg-surface shadow-float"
    >
      <header className="flex items-center gap-3 border-b border-line px-4 py-2.5">
        <Link to={`/organization/${org.id}/jobs/${job.id}`} className="identifier text-section hover:underline">
          {job.code}
        </Link>
        <span className="flex min-w-0 flex-1 items-center gap-2">{shown('status')}</span>
        <IconButton icon={X} label={t('common.close')} keys="space" onClick={onClose} />
      </header>
      <dl className="grid min-h-0 flex-1 auto-rows-min grid-cols-[120px_1fr] gap-x-3 gap-y-1.5 overflow-y-auto px-4 py-3">
        {facts.map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-caption leading-5 text-ink-2">{name}</dt>
            <dd className="flex min-w-0 items-center gap-2 break-words">
              {value || <span className="text-ink-3">{t('common.empty')}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
