import type { FoundWorkOrder, ListedWorkOrder } from '@tallyport/contracts/work-order/http';
import type { ReactNode } from 'react';
import { customsAnswer } from '../../../components/trade/customs-answer.js';
import { Deadline } from '../../../components/trade/deadline.js';
import { EntryBadge } from '../../../components/trade/entry-badge.js';
import { JobStatusBar } from '../../../components/trade/job-status-bar.js';
import { MarkCount } from '../../../components/trade/mark.js';
import { PersonAvatar } from '../../../components/trade/person.js';
import { Route } from '../../../components/trade/route.js';
import { Waybill } from '../../../components/trade/waybill.js';
import { NameText } from '../../../components/ui/name-text.js';
import type { Translate } from '../../../i18n/i18n.js';
import { type Desk, zoneOf } from '../../../lib/desk.js';
import { dayOf, showDayInRow } from '../../../lib/format/dates.js';
import { DocumentsCell } from './documents-cell.js';
import { ExportMark } from './export-mark.js';
import { FoundTerms } from './found-terms.js';
import type { ShownColumn } from './list-columns.js';

interface CellContext {
  readonly t: Translate;
  readonly locale: string;
  readonly org: Desk['org'];
}

/** A cell: what it shows, and what stands for that when it changes. */
interface Cell {
  readonly version: unknown;
  readonly shown: ReactNode;
}

/** What a shipment shows in a column. */
export function cellOf(column: ShownColumn, job: ListedWorkOrder, { t, locale, org }: CellContext): Cell {
  const { importer_name, exporter_name, waybill_number, reference, port_of_origin, port_of_dest, date_arrive, deadline, branch } = job;
  const day = (one: string | null) => one && showDayInRow(one, locale, Date.now());
  switch (column) {
    case 'status':
      return statusCell(job, t);
    case 'importer': {
      const name = importer_name ?? job.waybill.receiver_json.name;
      return { version: name, shown: <NameText text={name} absent={<span className="text-ink-3">{t('workOrder.noImporter')}</span>} /> };
    }
    case 'exporter':
      return { version: exporter_name, shown: <NameText text={exporter_name} absent={null} /> };
    case 'waybill':
      return { version: waybill_number, shown: <Waybill number={waybill_number} /> };
    case 'reference':
      return { version: reference, shown: <NameText text={reference} absent={null} /> };
    case 'route':
      return { version: [port_of_origin, port_of_dest], shown: <Route origin={port_of_origin} destination={port_of_dest} /> };
    case 'arrives':
      return { version: date_arrive, shown: <span className="whitespace-nowrap text-ink-2">{day(date_arrive)}</span> };
    case 'deadline':
      return { version: deadline, shown: <Deadline deadline={deadline} status={job.job_status} zone={zoneOf(org, branch)} /> };
    case 'documents':
      return { version: job.documents, shown: <DocumentsCell key={job.id} documents={job.documents} /> };
    case 'to_check':
      return { version: job.to_check, shown: <MarkCount counts={{ ...job.to_check, disagree: job.to_check.disagreements }} isTight /> };
    case 'branch':
      return { version: branch, shown: <NameText text={org.branches_info.find(({ id }) => id === branch)?.name ?? null} absent={null} /> };
    case 'created':
      return { version: '', shown: <span className="text-ink-2">{day(dayOf(job.created_at, zoneOf(org, branch)))}</span> };
    case 'found':
      return { version: '', shown: <FoundTerms terms={(job as Partial<FoundWorkOrder>).found ?? []} /> };
    case 'staff':
      return { version: '', shown: <Staff job={job} t={t} /> };
  }
}

function statusCell(job: ListedWorkOrder, t: Translate): Cell {
  const answer = customsAnswer(job.n10_data);
  const shown = (
    <>
      <JobStatusBar status={job.job_status} answer={answer} />
      {answer ? <EntryBadge answer={answer} /> : <span className="truncate text-ink-2">{t(`workOrder.status.${job.job_status}`)}</span>}
      {job.freight_export?.group === 'waiting' && <ExportMark label={t('workOrder.exportFailed')} />}
    </>
  );
  return { version: [job.job_status, answer, job.freight_export], shown };
}

function Staff({ job, t }: { job: ListedWorkOrder; t: Translate }) {
  return (
    <span className="flex gap-[3px]">
      <PersonAvatar person={job.compiler} nobody={t('workOrder.noCompiler')} />
      <PersonAvatar person={job.broker} nobody={t('workOrder.noBroker')} />
    </span>
  );
}
