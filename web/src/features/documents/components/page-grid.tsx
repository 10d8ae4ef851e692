import type { Document, Extraction } from '@tallyport/contracts/document-extraction/document';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { clsx } from 'clsx';
import { PagePicture } from '../../../components/trade/page-picture.js';
import { useText } from '../../../i18n/use-text.js';
import { hasPictures, type Reading } from '../model/reading.js';

interface PageGridProps {
  readonly job: WorkOrder;
  readonly document: Document;
  readonly extraction: Extraction;
  readonly reading: Reading;
  onPage(page: number): void;
}

/** Six pages across: the read ones, the one under way with a line on it, the waiting ones paler. */
export function PageGrid({ job, document, extraction, reading, onPage }: PageGridProps) {
  const t = useText();
  const pages = reading.pages ?? 0;
  const read = new Map(extraction.pages_read.map((page) => [page.page, page]));
  const current = reading.state === 'running' && reading.step === 'extracting' ? Math.max(reading.pagesRead, read.size) + 1 : null;
  const canOpen = hasPictures({ ...document, extraction }, reading);
  return (
    <ol aria-label={t('documents.pagesTitle')} className="grid grid-cols-6 gap-x-2.5 gap-y-2 border-b border-line px-4 pb-4">
      {Array.from({ length: pages }, (_, index) => index + 1).map((page) => {
        const isRead = read.has(page) || page <= reading.pagesRead;
        const method = read.get(page)?.method;
        return (
          <li key={page} className={clsx(!isRead && page !== current && 'opacity-60')}>
            <button
              type="button"
              disabled={!canOpen}
              aria-label={t('documents.openPage', { page })}
              onClick={() => onPage(page)}
              className={clsx(
                'relative block w-full rounded-mark hover:not-disabled:ring-2 hover:not-disabled:ring-control',
                page === current && 'outline-2 outline-offset-1 outline-accent-solid',
              )}
            >
              <PagePicture jobId={job.id} documentId={document.id} page={page} ready={canOpen} className="aspect-[1/1.41] w-full" />
              {page === current && <span aria-hidden="true" className="reading-line absolute inset-x-0 h-0.5 bg-accent-solid" />}
            </button>
            <span className="flex justify-between pt-0.5 text-count text-ink-3">
              {page}
              <span className={clsx(page === current && 'font-semibold text-accent')}>
                {page === current ? t('documents.reads') : method ? t(`documents.methods.${method}`) : isRead ? '' : t('documents.waits')}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
