import type { ListedWorkOrder } from '@tallyport/contracts/work-order/http';
import { clsx } from 'clsx';
import { Deadline } from '../../../components/trade/deadline.js';
import { MarkCount } from '../../../components/trade/mark.js';
import { PersonAvatar } from '../../../components/trade/person.js';
import { Route } from '../../../components/trade/route.js';
import { NameText } from '../../../components/ui/name-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../../lib/desk.js';
import { cellOf } from '../list/shipment-cells.js';

export const CARD_HEIGHT = 84;

interface CardProps {
  readonly job: ListedWorkOrder;
  readonly active?: boolean;
  readonly isMoving?: boolean;
}

/** A shipment in three lines: who, from where and when, what is left to do and until when. */
export function Card({ job, active = false, isMoving = false }: CardProps) {
  const t = useText();
  const locale = useLocale();
  const { org } = useDesk();
  return (
    <div
      className={clsx(
        'flex h-[76px] flex-col justify-between rounded-panel border px-2.5 py-1.5',
        active ? 'border-accent-solid bg-select' : 'border-line bg-surface',
        isMoving && 'text-ink-2',
      )}
    >
      <span className="flex min-w-0 items-center gap-2">
        <span className="identifier shrink-0 font-medium">{job.code}</span>
        <NameText
          text={job.importer_name ?? job.waybill.receiver_json.name}
          absent={<span className="text-ink-3">{t('workOrder.noImporter')}</span>}
        />
      </span>
      <span className="flex min-w-0 items-center justify-between gap-2 text-caption text-ink-2">
        <Route origin={job.port_of_origin} destination={job.port_of_dest} />
        {cellOf('arrives', job, { t, locale, org }).shown}
      </span>
      <span className="flex min-w-0 items-center gap-2 text-caption">
        <MarkCount counts={{ ...job.to_check, disagree: job.to_check.disagreements }} isTight />
        <span className="ml-auto">
          <Deadline deadline={job.deadline} status={job.job_status} zone={zoneOf(org, job.branch)} />
        </span>
        <PersonAvatar person={job.broker ?? job.compiler} nobody={t('workOrder.noBroker')} />
      </span>
    </div>
  );
}
