import { JOB_STATUSES, type JobStatus, segmentsOf } from '@tallyport/contracts/work-order/job-status';
import { clsx } from 'clsx';
import { Anchor, OctagonAlert } from 'lucide-react';
import { useText } from '../../i18n/use-text.js';
import type { CustomsAnswer } from './customs-answer.js';

interface JobStatusBarProps {
  readonly status: JobStatus;
  readonly answer: CustomsAnswer | null;
}

/** The five strokes of a job, 12 by 6: filled up to its status; all red when customs hold it, all green when cleared. */
export function JobStatusBar({ status, answer }: JobStatusBarProps) {
  const name = useStatusName(status, answer);
  return (
    <span role="img" aria-label={name} className="inline-flex gap-0.5">
      {JOB_STATUSES.map((step) => (
        <span key={step} className={clsx('h-1.5 w-3 rounded-[2px] forced-colors:border', strokeOf(step, status, answer))} />
      ))}
    </span>
  );
}

/** The same bar over the header of the job, with a word under each stroke. `was` hatches the present step of a past moment. */
export function JobStatusSteps({ status, answer, now }: JobStatusBarProps & { readonly now?: JobStatus }) {
  const t = useText();
  const name = useStatusName(status, answer);
  const LodgedIcon = answer?.kind === 'held' ? OctagonAlert : Anchor;
  return (
    <ol aria-label={name} className="grid w-[660px] max-w-full grid-cols-5 gap-0.5">
      {JOB_STATUSES.map((step) => (
        <li key={step} aria-current={step === status ? 'step' : undefined} className="relative min-w-0">
          {now === step && step !== status && (
            <span className="absolute right-1 bottom-full text-count text-ink-3">{t('job.nowHere')}</span>
          )}
          <span
            className={clsx(
              'block h-1.5 rounded-[2px] forced-colors:border',
              now === step && step !== status ? 'hatched' : strokeOf(step, status, answer),
            )}
          />
          <span
            className={clsx(
              'mt-1.5 flex items-center gap-1 truncate pr-2 text-caption',
              step === status ? 'font-semibold text-ink' : 'text-ink-3',
              step === 'lodged' && answer?.kind === 'held' && 'text-red',
              step === 'lodged' && answer?.kind === 'cleared' && 'text-green',
            )}
          >
            {step === 'lodged' && <LodgedIcon className="size-3 shrink-0" strokeWidth={1.8} aria-hidden="true" />}
            {step === 'lodged' && answer?.kind === 'cleared' ? t('workOrder.cleared') : t(`workOrder.status.${step}`)}
          </span>
        </li>
      ))}
    </ol>
  );
}

function strokeOf(step: JobStatus, status: JobStatus, answer: CustomsAnswer | null): string {
  if (answer?.kind === 'held') return 'bg-red-solid';
  if (answer?.kind === 'cleared') return 'bg-green-solid';
  return segmentsOf(step) <= segmentsOf(status) ? 'bg-bar' : 'bg-bar-off';
}

/** "Ready for Compile, step 2 of 5", and what customs said. */
function useStatusName(status: JobStatus, answer: CustomsAnswer | null): string {
  const t = useText();
  const label = t(`workOrder.status.${status}`);
  if (answer?.kind === 'held') return t('workOrder.statusHeld', { status: label });
  if (answer?.kind === 'cleared') return t('workOrder.statusCleared', { status: label });
  return t('workOrder.statusStep', { status: label, step: segmentsOf(status) });
}
