import type { JobTerm } from '@tallyport/contracts/work-order/job-term';
import { NameText } from '../../../components/ui/name-text.js';
import { useText } from '../../../i18n/use-text.js';

/** What the terms of a search were found in. */
export function FoundTerms({ terms }: { readonly terms: readonly JobTerm[] }) {
  const t = useText();
  return (
    <span className="flex min-w-0 gap-3">
      {terms.map(({ field, text }) => (
        <span key={`${field} ${text}`} className="flex min-w-0 gap-1.5">
          <span className="shrink-0 text-ink-3">{t(`finding.search.fields.${field}`)}</span>
          <NameText text={text} />
        </span>
      ))}
    </span>
  );
}
