import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import type { ReactNode } from 'react';
import { Waybill } from '../../../components/trade/waybill.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../../lib/desk.js';
import { showDay, showMoment } from '../../../lib/format/dates.js';

/** What the job says of its shipment and its parties, as text: changing it is a deed of its own. */
export function JobFactsPanel({ job }: { job: WorkOrder }) {
  const t = useText();
  const locale = useLocale();
  const { org } = useDesk();
  const zone = zoneOf(org, job.branch);
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const branch = org.branches_info.find(({ id }) => id === job.branch);
  const day = (value: string | null) => value && showDay(value, locale);
  const moment = (value: string | null) => value && showMoment(value, locale, zone, here);

  return (
    <>
      <Facts
        title={t('workOrder.groups.parties')}
        facts={[
          [t('workOrder.fields.importer_id'), job.importer_name],
          [t('workOrder.fields.exporter_id'), job.exporter_name],
          [t('workOrder.fields.notify_party_id'), job.notify_party_name],
        ]}
      />
      <Facts
        title={t('workOrder.groups.transport')}
        facts={[
          [t('workOrder.fields.waybill_number'), job.waybill_number && <Waybill number={job.waybill_number} />],
          [t('workOrder.fields.port_of_origin'), job.port_of_origin],
          [t('workOrder.fields.port_of_dest'), job.port_of_dest],
          [t('workOrder.fields.vessel'), [job.vessel, job.voyage].filter(Boolean).join(' ')],
          [t('workOrder.fields.date_depart'), day(job.date_depart)],
          [t('workOrder.fields.date_arrive'), day(job.date_arrive)],
        ]}
      />
      <Facts
        title={t('workOrder.groups.job')}
        facts={[
          [t('workOrder.fields.order_type'), t(`workOrder.orderTypes.${job.order_type}`)],
          [t('workOrder.fields.branch'), branch?.name],
          [t('workOrder.fields.deadline'), moment(job.deadline)],
          [t('workOrder.fields.reference'), job.reference],
          [t('workOrder.fields.note'), job.note],
          [t('workOrder.created'), moment(job.created_at)],
        ]}
      />
    </>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly (readonly [string, ReactNode])[] }) {
  const t = useText();
  return (
    <section className="pb-4">
      <h2 className="pb-1 text-caption font-semibold text-ink-2">{title}</h2>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label} className="flex min-h-7 items-center gap-3 border-b border-line-soft">
            <dt className="w-32 shrink-0 text-caption text-ink-2">{label}</dt>
            <dd className="identifier min-w-0 truncate">{value || <span className="text-ink-3">{t('common.empty')}</span>}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
