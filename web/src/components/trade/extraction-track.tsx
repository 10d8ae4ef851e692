import { EXTRACTION_STEPS, type ExtractionState, type ExtractionStep } from '@tallyport/contracts/document-extraction/steps';
import { clsx } from 'clsx';
import { useText } from '../../i18n/use-text.js';

interface ExtractionTrackProps {
  readonly state: ExtractionState;
  /** The step under way, or the one at which it ended; null while it waits in line. */
  readonly step: ExtractionStep | null;
}

/** Eleven ticks, one a step. The twelfth state, failed, turns the tick where it happened red; a cancelled one is hatched. */
export function ExtractionTrack({ state, step }: ExtractionTrackProps) {
  const t = useText();
  const at = step === null ? -1 : EXTRACTION_STEPS.indexOf(step);
  const name = t('job.extraction.name', {
    state: t(`job.extraction.states.${state}`),
    step: step === null ? '' : t(`job.extraction.steps.${step}`),
    number: at + 1,
  });
  return (
    <span role="img" aria-label={name} className="flex gap-0.5">
      {EXTRACTION_STEPS.map((tick, index) => (
        <span key={tick} className={clsx('h-1.5 flex-1 rounded-[2px] forced-colors:border', tickOf(index, at, state))} />
      ))}
    </span>
  );
}

function tickOf(index: number, at: number, state: ExtractionState): string {
  if (state === 'completed' || index < at) return 'bg-bar';
  if (index > at) return 'bg-bar-off';
  switch (state) {
    case 'failed':
      return 'bg-red-solid';
    case 'cancelled':
      return 'hatched';
    case 'running':
      return 'bg-accent-solid';
    case 'waiting':
      return 'bg-bar-off';
  }
}
