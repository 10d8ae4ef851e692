import type { ListedWorkOrder } from '@tallyport/contracts/work-order/http';
import { clsx } from 'clsx';
import { memo } from 'react';
import { customsAnswer } from '../../../components/trade/customs-answer.js';
import { Deadline } from '../../../components/trade/deadline.js';
import { EntryBadge } from '../../../components/trade/entry-badge.js';
import { JobStatusBar } from '../../../components/trade/job-status-bar.js';
import { MarkCount } from '../../../components/trade/mark.js';
import { PersonAvatar } from '../../../components/trade/person.js';
import { Route } from '../../../components/trade/route.js';
import { Waybill } from '../../../components/trade/waybill.js';
import { Link } from '../../../components/ui/link.js';
import { LiveValue } from '../../../components/ui/live-value.js';
import { NameText } from '../../../components/ui/name-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../../lib/desk.js';
import { showDayInRow } from '../../../lib/format/dates.js';
import { COLUMNS } from './columns.js';
import { DocumentsCell } from './documents-cell.js';
import { ExportMark } from './export-mark.js';

interface ShipmentRowProps {
  readonly id: string;
  readonly job: ListedWorkOrder;
  readonly active: boolean;
  readonly onPoint: () => void;
  readonly onOpen: () => void;
}

/** One shipment in one line of 32 px. A cell whose value somebody else just changed washes once. */
export const ShipmentRow = memo(function ShipmentRow({ id, job, active, onPoint, onOpen }: ShipmentRowProps) {
  const t = useText();
  const locale = useLocale();
  const { org } = useDesk();
  const answer = customsAnswer(job.n10_data);
  const importer = job.importer_name ?? job.waybill.receiver_json.name;
  const cell = (value: unknown) => ({ version: JSON.stringify(value), className: 'flex min-w-0 items-center gap-2' });

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid has the keys of all its rows
    <div
      id={id}
      role="row"
      tabIndex={-1}
      aria-selected={active}
      className={clsx(
        COLUMNS,
        'h-8 border-b border-line-soft',
        active ? 'bg-select shadow-[inset_3px_0_0_var(--accent-solid)]' : 'hover:bg-hover',
      )}
      onPointerDown={onPoint}
      onClick={onOpen}
    >
      <span role="gridcell">
        <Link
          to={`/organization/${org.id}/jobs/${job.id}`}
          tabIndex={-1}
          className="identifier font-medium hover:underline"
          onClick={(event) => event.stopPropagation()}
        >
          {job.code}
        </Link>
      </span>
      <span role="gridcell">
        <LiveValue {...cell([job.job_status, answer, job.freight_export])}>
          <JobStatusBar status={job.job_status} answer={answer} />
          {answer ? <EntryBadge answer={answer} /> : <span className="truncate text-ink-2">{t(`workOrder.status.${job.job_status}`)}</span>}
          {job.freight_export?.group === 'waiting' && <ExportMark label={t('workOrder.exportFailed')} />}
        </LiveValue>
      </span>
      <span role="gridcell">
        <LiveValue {...cell(importer)}>
          <NameText text={importer} absent={<span className="text-ink-3">{t('workOrder.noImporter')}</span>} />
        </LiveValue>
      </span>
      <span role="gridcell">
        <LiveValue {...cell(job.waybill_number)}>
          <Waybill number={job.waybill_number} />
        </LiveValue>
      </span>
      <span role="gridcell">
        <LiveValue {...cell([job.port_of_origin, job.port_of_dest])}>
          <Route origin={job.port_of_origin} destination={job.port_of_dest} />
        </LiveValue>
      </span>
      <span role="gridcell" className="text-right text-ink-2">
        <LiveValue version={job.date_arrive ?? ''}>{job.date_arrive && showDayInRow(job.date_arrive, locale, Date.now())}</LiveValue>
      </span>
      <span role="gridcell" className="text-right">
        <LiveValue version={job.deadline ?? ''}>
          <Deadline deadline={job.deadline} status={job.job_status} zone={zoneOf(org, job.branch)} />
        </LiveValue>
      </span>
      <span role="gridcell" className="pl-3">
        <LiveValue {...cell(job.documents)}>
          <DocumentsCell documents={job.documents} />
        </LiveValue>
      </span>
      <span role="gridcell">
        <LiveValue {...cell(job.to_check)}>
          <MarkCount counts={{ ...job.to_check, disagree: job.to_check.disagreements }} isTight />
        </LiveValue>
      </span>
      <span role="gridcell" className="flex gap-[3px]">
        <PersonAvatar person={job.compiler} nobody={t('workOrder.noCompiler')} />
        <PersonAvatar person={job.broker} nobody={t('workOrder.noBroker')} />
      </span>
    </div>
  );
});
