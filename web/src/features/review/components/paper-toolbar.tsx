import type { PageText } from '@tallyport/contracts/document-extraction/page-text';
import { Minus, PanelLeft, Plus, RotateCw } from 'lucide-react';
import { Button, IconButton } from '../../../components/ui/button.js';
import { PreviousNext } from '../../../components/ui/previous-next.js';
import { useText } from '../../../i18n/use-text.js';
import type { Paper } from '../model/use-paper.js';

interface PaperToolbarProps {
  readonly paper: Paper;
  readonly scale: number;
  readonly page: number;
  readonly pages: number;
  readonly text: PageText | null;
  readonly hasTranslations: boolean;
  onPage(page: number): void;
}

/** Over the paper: which page, how large, and how it was read. */
export function PaperToolbar({ paper, scale, page, pages, text, hasTranslations, onPage }: PaperToolbarProps) {
  const t = useText();
  const read = [text && t(`review.methods.${text.method}`), text?.language === 'zh' && t('review.chinese')].filter(Boolean);
  return (
    <div
      role="toolbar"
      aria-label={t('review.paperTools')}
      className="flex h-9 shrink-0 items-center gap-1 border-b border-line px-2 text-caption"
    >
      <IconButton
        icon={PanelLeft}
        size="small"
        label={t('review.keys.thumbnails')}
        keys="h"
        aria-pressed={paper.thumbnails}
        onClick={() => paper.toggle('thumbnails')}
      />
      <span className="px-1 whitespace-nowrap text-ink-2">{t('review.pageOf', { page, pages })}</span>
      <PreviousNext
        along="pages"
        previous={{ label: t('common.previousPage'), keys: '[', go: page <= 1 ? null : () => onPage(page - 1) }}
        next={{ label: t('common.nextPage'), keys: ']', go: page >= pages ? null : () => onPage(page + 1) }}
      />
      <span className="mx-1 h-4 border-l border-line" />
      <IconButton icon={Minus} size="small" label={t('review.keys.smaller')} keys="-" onClick={() => paper.step(scale, -1)} />
      <span className="w-11 text-center">{t('review.percent', { percent: Math.round(scale * 100) })}</span>
      <IconButton icon={Plus} size="small" label={t('review.keys.larger')} keys="+" onClick={() => paper.step(scale, 1)} />
      <Button size="small" variant="bare" keys="0" onClick={paper.fit}>
        {t(paper.zoom === 'width' ? 'review.fitPage' : 'review.fitWidth')}
      </Button>
      <IconButton icon={RotateCw} size="small" label={t('review.keys.rotate')} keys="o" onClick={paper.rotate} />
      <span className="ml-auto min-w-0 truncate text-ink-3">{read.join(t('common.comma'))}</span>
      {hasTranslations && (
        <Button size="small" keys="l" aria-pressed={paper.translations} onClick={() => paper.toggle('translations')}>
          {t(paper.translations ? 'review.originalOnly' : 'review.withEnglish')}
        </Button>
      )}
    </div>
  );
}
