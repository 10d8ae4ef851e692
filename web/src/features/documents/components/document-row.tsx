import type { Document } from '@tallyport/contracts/document-extraction/document';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { StrayLine } from '../../../components/stray/stray-line.js';
import { ExtractionTrack } from '../../../components/trade/extraction-track.js';
import { MarkCount } from '../../../components/trade/mark.js';
import { PagePicture } from '../../../components/trade/page-picture.js';
import { TypeChip } from '../../../components/trade/type-chip.js';
import { Button } from '../../../components/ui/button.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { documentQueries } from '../../../lib/documents/document-queries.js';
import { hasPictures, isUnderWay, readingOf } from '../model/reading.js';
import { DOCUMENT_COLUMNS } from './document-columns.js';
import { fileSize } from './file-size.js';
import { ReadingLine } from './reading-line.js';

interface DocumentRowProps {
  readonly document: Document;
  readonly isChosen: boolean;
  /** Absent where nothing may be changed: in the past, and for those who only read. */
  readonly actions: { onCancel(): void; onRetry(): void } | null;
  onChoose(): void;
  onOpen(): void;
}

/** One document: how it looks, what it is, how far its reading is, what wants to be checked. */
export function DocumentRow({ document, isChosen, actions, onChoose, onOpen }: DocumentRowProps) {
  const t = useText();
  const { org } = useDesk();
  const { data: progress } = useQuery(documentQueries.progress(org.id, document.work_order_id, document.id));
  const reading = readingOf(document, progress);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the name within is the button; the row only makes it larger
    <li
      aria-current={isChosen}
      onClick={onChoose}
      className={clsx(
        `relative ${DOCUMENT_COLUMNS} h-[54px] border-b border-line-soft px-5`,
        isChosen ? 'bg-select shadow-[inset_3px_0_0_var(--accent-solid)]' : 'hover:bg-hover',
      )}
    >
      <PagePicture
        jobId={document.work_order_id}
        documentId={document.id}
        page={1}
        ready={hasPictures(document, reading)}
        className="h-10 w-[30px]"
      />
      <span className="min-w-0">
        <button type="button" onClick={onChoose} className="flex max-w-full items-center gap-2 text-left font-medium">
          <span className="truncate" title={document.file_name}>
            {document.file_name}
          </span>
          <TypeChip segments={document.segments} />
        </button>
        {document.stray.some(({ kept }) => !kept) ? (
          <StrayLine document={document} />
        ) : (
          <Facts document={document} pages={reading?.pages ?? null} />
        )}
      </span>
      {reading && (
        <span className="flex flex-col gap-1">
          <ExtractionTrack state={reading.state} step={reading.step} />
          <ReadingLine document={document} reading={reading} />
        </span>
      )}
      <span className="flex items-center justify-end gap-3">
        <MarkCount counts={{ unverified: document.unverified, doubtful: document.doubtful }} />
        {reading?.state === 'completed' && (
          <Button size="small" onClick={onOpen}>
            {t(document.unverified + document.doubtful > 0 ? 'documents.check' : 'documents.open')}
          </Button>
        )}
        {actions && reading && <RowAction state={reading.state} step={reading.step} actions={actions} />}
      </span>
    </li>
  );
}

function Facts({ document, pages }: { document: Document; pages: number | null }) {
  const t = useText();
  const method = document.extraction?.pages_read[0]?.method;
  const counted = pages === null ? fileSize(t, document.bytes) : pages === 1 ? t('documents.page') : t('documents.pages', { count: pages });
  const facts = [counted, method && t(`documents.methods.${method}`), document.copy_of !== null && t('documents.copyOf')].filter(Boolean);
  return <span className="block truncate text-caption text-ink-3">{facts.join(t('common.comma'))}</span>;
}

function RowAction({
  state,
  step,
  actions,
}: {
  state: NonNullable<ReturnType<typeof readingOf>>['state'];
  step: NonNullable<ReturnType<typeof readingOf>>['step'];
  actions: NonNullable<DocumentRowProps['actions']>;
}) {
  const t = useText();
  if (isUnderWay(state)) {
    return (
      <Button size="small" variant="bare" onClick={actions.onCancel}>
        {t('documents.cancel')}
      </Button>
    );
  }
  if (state === 'completed') return null;
  return (
    <Button size="small" onClick={actions.onRetry}>
      {step === null ? t('documents.retry') : t('documents.retryFrom', { step: t(`job.extraction.steps.${step}`) })}
    </Button>
  );
}
