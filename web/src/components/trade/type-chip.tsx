import type { Document } from '@tallyport/contracts/document-extraction/document';
import { useText } from '../../i18n/use-text.js';

/** What the paper is: its code, or its title where it has none; several for a file with several documents. */
export function TypeChip({ segments }: { segments: Document['segments'] }) {
  const t = useText();
  return segments.map(({ from_page, type, title }) => {
    const name = type === 'other' ? (title ?? t('documents.types.other')) : t(`documents.types.${type}`);
    return (
      <span
        key={from_page}
        data-tip={name}
        className="max-w-28 shrink-0 truncate rounded-mark bg-hover px-1.5 text-count/[18px] font-semibold text-ink-2"
      >
        {type === 'other' ? name : type}
      </span>
    );
  });
}
