import type { Document } from '@tallyport/contracts/document-extraction/document';
import { clsx } from 'clsx';
import { Button } from '../../../components/ui/button.js';
import { useText } from '../../../i18n/use-text.js';
import { isUnderWay } from '../model/reading.js';
import { roundedSeconds } from '../model/time-left.js';
import { showSeconds } from './duration.js';

interface RunStripProps {
  readonly documents: readonly Document[];
  readonly actions: { onCancelAll(): void; onReadAll(): void } | null;
}

/** Over the rows: how many are being read, how many pages, how long still, and the one thing to do about it. */
export function RunStrip({ documents, actions }: RunStripProps) {
  const t = useText();
  const underWay = documents.filter(({ extraction }) => isUnderWay(extraction?.state));
  const pages = sum(documents, ({ extraction }) => extraction?.pages ?? 0);
  const read = sum(documents, ({ extraction }) => extraction?.pages_read.length ?? 0);
  const pace = underWay.map(({ extraction }) => extraction?.pace).find((known) => known != null);
  const left = pages - read;
  const time = (msPerPage: number) => showSeconds(t, roundedSeconds(left * msPerPage));
  const usualRange = (from: string, to: string) => (from === to ? [] : [t('documents.usual', { from, to })]);
  const title =
    underWay.length > 0
      ? t('documents.reading', { reading: underWay.length, total: documents.length })
      : documents.length === 1
        ? t('documents.oneRead')
        : t('documents.allRead', { total: documents.length });
  return (
    <header className="shrink-0 border-b border-line px-5 pt-2">
      <div className="flex h-7 items-center gap-4">
        <h2 className="text-section">{title}</h2>
        {underWay.length > 0 && pages > 0 && <span className="text-ink-2">{t('documents.pagesOf', { read, pages })}</span>}
        {underWay.length > 0 && pace && left > 0 && (
          <span className="text-ink-2">
            {[t('documents.about', { time: time(pace.median_ms) }), ...usualRange(time(pace.p20_ms), time(pace.p80_ms))].join(
              t('common.comma'),
            )}
          </span>
        )}
        <span className="ml-auto" />
        {actions && underWay.length > 0 && (
          <Button size="small" variant="bare" onClick={actions.onCancelAll}>
            {t('documents.cancelAll')}
          </Button>
        )}
        {actions && underWay.length === 0 && documents.length > 0 && (
          <Button size="small" variant="bare" onClick={actions.onReadAll}>
            {t('documents.readAll')}
          </Button>
        )}
      </div>
      <div aria-hidden="true" className={clsx('mt-2 h-0.5', underWay.length > 0 && 'bg-bar-off')}>
        {underWay.length > 0 && pages > 0 && (
          <div className="h-full bg-accent-solid transition-[width]" style={{ width: `${(100 * read) / pages}%` }} />
        )}
      </div>
    </header>
  );
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
