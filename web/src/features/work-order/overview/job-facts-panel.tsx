import { OrderType } from '@tallyport/contracts/work-order/details';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Waybill } from '../../../components/trade/waybill.js';
import { CopyCode } from '../../../components/ui/copy-button.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../../lib/desk.js';
import { showDay, showMoment } from '../../../lib/format/dates.js';
import { ChosenFactRow } from './chosen-fact-row.js';
import type { TypedFact } from './fact-forms.js';
import { FactRow } from './fact-row.js';
import { FilledMark } from './filled-mark.js';
import { offersQuery } from './offer-queries.js';
import { PartyFactRow } from './party-fact-row.js';
import { TypedFactRow } from './typed-fact-row.js';

const PARTIES = ['importer_id', 'exporter_id', 'notify_party_id'] as const;

/** What the job says of its parties and its shipment. Each is changed where it stands. */
export function JobFactsPanel({ job, readOnly }: { job: WorkOrder; readOnly: boolean }) {
  const t = useText();
  const locale = useLocale();
  const { org, role } = useDesk();
  const zone = zoneOf(org, job.branch);
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const day = (value: string | null) => value && showDay(value, locale);
  const moment = (value: string | null) => value && showMoment(value, locale, zone, here);

  const { data: papers } = useQuery({ ...offersQuery(org.id, job.id), enabled: !readOnly });
  const mark = (field: string) => <FilledMark filled={papers?.filled.find((one) => one.field === field)} />;
  const fixed = readOnly || role === null;
  const typed = (field: TypedFact, shown: ReactNode = job[field], aside = mark(field)) => (
    <TypedFactRow job={job} field={field} readOnly={fixed} aside={aside}>
      {shown}
    </TypedFactRow>
  );

  return (
    <>
      <Group title={t('workOrder.groups.parties')}>
        {PARTIES.map((field) => (
          <PartyFactRow key={field} job={job} field={field} readOnly={fixed} aside={mark(field)} />
        ))}
      </Group>
      <Group title={t('workOrder.groups.transport')}>
        {typed(
          'waybill_number',
          job.waybill_number && <Waybill number={job.waybill_number} />,
          <>
            {mark('waybill_number')}
            {job.waybill_number && <CopyCode text={job.waybill_number} />}
          </>,
        )}
        {typed('port_of_origin')}
        {typed('port_of_dest')}
        {typed('vessel')}
        {typed('voyage')}
        {typed('date_depart', day(job.date_depart))}
        {typed('date_arrive', day(job.date_arrive))}
      </Group>
      <Group title={t('workOrder.groups.job')}>
        <ChosenFactRow
          job={job}
          field="order_type"
          choices={OrderType.options.map((value) => ({ value, label: t(`workOrder.orderTypes.${value}`) }))}
          readOnly={fixed}
        />
        <ChosenFactRow
          job={job}
          field="branch"
          choices={org.branches_info.map(({ id, name }) => ({ value: id, label: name }))}
          readOnly={fixed}
        />
        {typed('deadline', moment(job.deadline))}
        {typed('reference')}
        {typed('note')}
        <FactRow label={t('job.created')}>{moment(job.created_at)}</FactRow>
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="pb-4">
      <h2 className="pb-1 text-caption font-semibold text-ink-2">{title}</h2>
      <dl>{children}</dl>
    </section>
  );
}
