import type { Document } from '@tallyport/contracts/document-extraction/document';
import { clsx } from 'clsx';
import { useText } from '../../../i18n/use-text.js';

interface DocumentListProps {
  readonly documents: readonly Document[];
  readonly chosen: Document | undefined;
  onChoose(document: Document): void;
}

/** The documents whose pages were read. */
export function DocumentList({ documents, chosen, onChoose }: DocumentListProps) {
  const t = useText();
  return (
    <nav aria-label={t('job.tabs.documents')} className="w-60 shrink-0 overflow-y-auto border-r border-line bg-sunken">
      {documents.map((document) => (
        <button
          key={document.id}
          type="button"
          aria-current={document === chosen}
          onClick={() => onChoose(document)}
          className={clsx(
            'flex h-8 w-full items-center gap-2 border-b border-line-soft px-4 text-left -outline-offset-2',
            document === chosen ? 'bg-select shadow-[inset_3px_0_0_var(--accent-solid)]' : 'hover:bg-hover',
          )}
        >
          <span className="min-w-0 flex-1 truncate" title={document.file_name}>
            {document.file_name}
          </span>
          <span className="text-caption text-ink-3">{document.extraction?.pages}</span>
        </button>
      ))}
    </nav>
  );
}
