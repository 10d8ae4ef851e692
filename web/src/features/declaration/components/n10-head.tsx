import { shownFlags } from '@tallyport/contracts/lodgement/entry-status';
import type { Lodgement } from '@tallyport/contracts/lodgement/lodgement';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { JOB_STATUSES, type JobStatus, segmentsOf } from '@tallyport/contracts/work-order/job-status';
import { clsx } from 'clsx';
import { useText } from '../../../i18n/use-text.js';

interface N10HeadProps {
  readonly declaration: ShippingRecord;
  readonly lodgement: Lodgement | null;
  readonly status: JobStatus | null;
}

/** What the report is of, how far the job is, and what customs said of it; in words, since it is read on paper. */
export function N10Head({ declaration: { fields }, lodgement, status }: N10HeadProps) {
  const t = useText();
  const flags = shownFlags(lodgement?.n10_data.last_dsa_history_info?.parsed_data.line_status ?? []);
  const said = [
    lodgement?.ics_identifier && t('declaration.n10.identifier', { identifier: lodgement.ics_identifier }),
    lodgement?.accepted_version != null && t('declaration.n10.version', { version: lodgement.accepted_version }),
    t(`lodgement.statuses.${lodgement?.declaration_status ?? 'not_lodged'}`),
    flags !== '' && t('declaration.n10.flags', { flags }),
  ];
  return (
    <header className="flex flex-col gap-2">
      <h1 className="text-title">
        {t('declaration.n10.title', {
          nature: String(fields.entry_nature?.value ?? 'N10'),
          reference: String(fields.broker_reference?.value ?? ''),
        })}
      </h1>
      <p>{said.filter(Boolean).join(t('common.comma'))}</p>
      {status && (
        <ol aria-label={t('workOrder.statusStep', { status: t(`workOrder.status.${status}`), step: segmentsOf(status) })} className="flex">
          {JOB_STATUSES.map((step) => (
            <li
              key={step}
              aria-current={step === status ? 'step' : undefined}
              className={clsx(
                '-ml-px flex-1 border px-2 py-0.5 text-center first:ml-0',
                step === status ? 'relative border-ink font-semibold' : 'border-line',
              )}
            >
              {t(`workOrder.status.${step}`)}
            </li>
          ))}
        </ol>
      )}
    </header>
  );
}
