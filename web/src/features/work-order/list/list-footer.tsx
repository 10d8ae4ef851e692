import { Mark, type MarkKind } from '../../../components/trade/mark.js';
import { Keys } from '../../../components/ui/keys.js';
import { PreviousNext } from '../../../components/ui/previous-next.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { showCount } from '../../../lib/format/figures.js';
import { ExportMark } from './export-mark.js';

interface ListFooterProps {
  readonly page: number;
  readonly pages: number;
  readonly pageSize: number;
  readonly count: number | undefined;
  readonly onTurn: (page: number) => void;
}

/** What the marks of the column To check mean. */
const TO_CHECK = ['fails', 'disagree', 'unverified', 'doubtful'] as const satisfies readonly MarkKind[];

/** Which part of the list this is, what its marks mean, and the pages. */
export function ListFooter({ page, pages, pageSize, count, onTurn }: ListFooterProps) {
  const t = useText();
  const locale = useLocale();
  const figure = (value: number) => showCount(value, locale);
  const first = (page - 1) * pageSize + 1;

  return (
    <footer className="flex h-10 shrink-0 items-center gap-4 border-t border-line px-5 text-caption text-ink-2">
      <span>
        {count === undefined
          ? t('common.unknown')
          : count === 0
            ? t('workOrder.list.none')
            : t('workOrder.list.range', {
                first: figure(first),
                last: figure(Math.min(count, first + pageSize - 1)),
                total: figure(count),
                count,
              })}
      </span>
      <span className="flex items-center gap-4 border-l border-line pl-4">
        <span className="flex items-center gap-1.5">
          <ExportMark /> {t('workOrder.marks.exportFailed')}
        </span>
        {TO_CHECK.map((mark) => (
          <span key={mark} className="flex items-center gap-1.5">
            <Mark kind={mark} /> {t(`workOrder.marks.${mark}`)}
          </span>
        ))}
      </span>
      <span className="ml-auto flex items-center gap-1.5">
        <Keys keys="?" /> {t('common.allKeys')}
      </span>
      <span>{t('workOrder.list.page', { page: figure(page), pages: figure(pages) })}</span>
      <PreviousNext
        along="pages"
        previous={{ label: t('common.previousPage'), keys: '[', go: page <= 1 ? null : () => onTurn(page - 1) }}
        next={{ label: t('common.nextPage'), keys: ']', go: page >= pages ? null : () => onTurn(page + 1) }}
      />
    </footer>
  );
}
