import type { Document } from '@tallyport/contracts/document-extraction/document';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { clsx } from 'clsx';
import { ChevronLeft } from 'lucide-react';
import { customsAnswer } from '../../../components/trade/customs-answer.js';
import { JobStatusBar } from '../../../components/trade/job-status-bar.js';
import { TypeChip } from '../../../components/trade/type-chip.js';
import { Button } from '../../../components/ui/button.js';
import { PreviousNext } from '../../../components/ui/previous-next.js';
import { useText } from '../../../i18n/use-text.js';

interface ReviewHeaderProps {
  readonly job: WorkOrder;
  readonly document: Document;
  readonly documents: readonly Document[];
  readonly left: number;
  readonly isPast: boolean;
  onDocument(document: Document): void;
  onDone(): void;
  onClose(): void;
}

/** What is reviewed, of which job, and the way on. Done is dashed while something is left. */
export function ReviewHeader({ job, document, documents, left, isPast, onDocument, onDone, onClose }: ReviewHeaderProps) {
  const t = useText();
  const at = documents.findIndex(({ id }) => id === document.id);
  const [before, after] = [documents[at - 1], documents[at + 1]];
  return (
    <header className="flex h-[46px] shrink-0 items-center gap-3 border-b border-line px-3">
      <Button size="small" variant="bare" icon={ChevronLeft} onClick={onClose} {...(!isPast && { keys: 'escape' })}>
        {t('documents.backToList')}
      </Button>
      <h1 className="min-w-0 truncate border-l border-line pl-3 text-section" title={document.file_name}>
        {document.file_name}
      </h1>
      <TypeChip segments={document.segments} />
      <span className="flex shrink-0 items-center gap-2 text-ink-2 max-[1360px]:hidden">
        <JobStatusBar status={job.job_status} answer={customsAnswer(job.n10_data)} />
        {t(`workOrder.status.${job.job_status}`)}
      </span>
      <span className="ml-auto shrink-0 text-caption text-ink-2">
        {t('review.documentOf', { number: at + 1, total: documents.length })}
      </span>
      <PreviousNext
        along="list"
        previous={{ label: t('review.keys.previousDocument'), keys: 'shift+k', go: before ? () => onDocument(before) : null }}
        next={{ label: t('review.keys.nextDocument'), keys: 'shift+j', go: after ? () => onDocument(after) : null }}
      />
      <Button keys="shift+enter" onClick={onDone} variant={left === 0 ? 'primary' : 'plain'} className={clsx(left > 0 && 'border-dashed')}>
        {t('review.done')}
      </Button>
    </header>
  );
}
