import type { PageText } from '@tallyport/contracts/document-extraction/page-text';
import { TriangleAlert } from 'lucide-react';
import { useText } from '../../../i18n/use-text.js';

/** What people should know of this page before they trust it; one quiet line, nothing where there is nothing. */
export function PageFlags({ flags }: { flags: PageText['flags'] }) {
  const t = useText();
  if (flags.length === 0) return null;
  return (
    <ul
      aria-label={t('review.flags')}
      className="flex shrink-0 flex-col border-b border-line bg-amber-bg px-3 py-1 text-caption text-amber"
    >
      {flags.map(({ kind, message }) => (
        <li key={`${kind} ${message}`} className="flex items-center gap-2">
          <TriangleAlert className="icon-small" aria-hidden="true" /> {message}
        </li>
      ))}
    </ul>
  );
}
