import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { MARKS, Mark } from '../../../components/trade/mark.js';
import { PagePicture } from '../../../components/trade/page-picture.js';
import { useText } from '../../../i18n/use-text.js';
import type { Doubt } from '../model/queue.js';
import { pageOf } from '../model/reading-order.js';

interface ThumbnailsProps {
  readonly jobId: string;
  readonly documentId: string;
  readonly pages: number;
  readonly page: number;
  readonly doubts: readonly Doubt[];
  onPage(page: number): void;
}

/** The pages in small, with what waits on each. */
export function Thumbnails({ jobId, documentId, pages, page, doubts, onPage }: ThumbnailsProps) {
  const t = useText();
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (page > 0) current.current?.scrollIntoView({ block: 'nearest' });
  }, [page]);
  return (
    <nav
      aria-label={t('review.thumbnails')}
      className="flex w-[72px] shrink-0 flex-col items-center gap-2 overflow-y-auto border-r border-line bg-sunken py-2"
    >
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => {
        const here = doubts.filter(({ value }) => pageOf(value) === number);
        const worst = MARKS.find((mark) => here.some((doubt) => doubt.mark === mark));
        return (
          <button
            key={number}
            ref={number === page ? current : undefined}
            type="button"
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
            className="relative shrink-0"
          >
            <span className="sr-only">{t('documents.pageNumber', { page: number })}</span>
            <span aria-hidden="true">
              <PagePicture
                jobId={jobId}
                documentId={documentId}
                page={number}
                ready
                className={clsx('h-[70px] w-[50px]', number === page && 'outline-2 outline-offset-1 outline-accent-solid')}
              />
            </span>
            {worst && (
              <span className="absolute -top-1 -right-1.5 flex items-center gap-0.5 rounded-full bg-surface px-1 text-count shadow-float">
                <Mark kind={worst} /> <span aria-hidden="true">{here.length}</span>
                <span className="sr-only">{t('review.toCheck', { count: here.length })}</span>
              </span>
            )}
            <span aria-hidden="true" className={clsx('block text-center text-count', number === page ? 'font-semibold' : 'text-ink-2')}>
              {number}
            </span>
          </button>
        );
      })}
    </nav>
  );
}
