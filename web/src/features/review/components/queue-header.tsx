import { clsx } from 'clsx';
import { PreviousNext } from '../../../components/ui/previous-next.js';
import { useText } from '../../../i18n/use-text.js';
import type { Queue } from '../model/use-queue.js';

interface QueueHeaderProps {
  readonly queue: Queue;
  readonly values: number;
  readonly isSaving: boolean;
  onStep(by: 1 | -1): void;
}

/** More segments than this would be hairs. */
const MOST_SEGMENTS = 16;

/** How much is left, and how far one is. */
export function QueueHeader({ queue, values, isSaving, onStep }: QueueHeaderProps) {
  const t = useText();
  const { doubts, total, done } = queue;
  const atRest = values === 0 ? t('review.nothingRead') : t('review.nothingDoubtful', { count: values });
  const title = doubts.length > 0 ? t('review.toCheck', { count: doubts.length }) : atRest;
  return (
    <header className="flex h-9 shrink-0 items-center gap-3 border-b border-line px-4">
      <h2 className="text-section">{title}</h2>
      {total > 1 && total <= MOST_SEGMENTS && (
        <span aria-hidden="true" className="flex gap-0.5 max-[1360px]:hidden">
          {Array.from({ length: total }, (_, index) => (
            <span
              key={index}
              className={clsx('h-1.5 w-2.5 rounded-[2px]', index < done ? 'bg-bar' : index === done ? 'bg-amber-solid' : 'bg-bar-off')}
            />
          ))}
        </span>
      )}
      {total > 0 && <span className="text-caption text-ink-2">{t('review.doneOf', { done, total })}</span>}
      <span className="ml-auto text-caption text-ink-3">{isSaving && t('common.saving')}</span>
      {doubts.length > 0 && (
        <PreviousNext
          along="list"
          previous={{ label: t('review.keys.previous'), keys: 'k', go: () => onStep(-1) }}
          next={{ label: t('review.keys.next'), keys: 'j', go: () => onStep(1) }}
        />
      )}
    </header>
  );
}
