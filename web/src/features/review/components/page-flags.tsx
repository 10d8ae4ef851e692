import type { PageText } from '@tallyport/contracts/document-extraction/page-text';
import { TriangleAlert } from 'lucide-react';
import type { Translate } from '../../../i18n/i18n.js';
import { isNamed } from '../../../i18n/is-named.js';
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
      {flags.map((flag) => (
        <li key={`${flag.kind} ${flag.message}`} className="flex items-center gap-2">
          <TriangleAlert className="icon-small" aria-hidden="true" /> {flagWords(t, flag)}
        </li>
      ))}
    </ul>
  );
}

/** A page that was read before kinds came with their counts says itself what is to be known of it. */
function flagWords(t: Translate, { kind, count, message }: PageText['flags'][number]): string {
  if (!isNamed('review.flagged', kind)) return message;
  if (count === undefined) return COUNTLESS.has(kind) ? t(`review.flagged.${kind}`) : message;
  return t(`review.flagged.${kind}`, { count });
}

const COUNTLESS: ReadonlySet<string> = new Set(['photograph', 'text disagrees with picture', 'instructions']);
