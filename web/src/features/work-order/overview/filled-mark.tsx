import type { JobOffers } from '@tallyport/contracts/work-order/offers-http';
import { FileText } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../../components/ui/link.js';
import { useText } from '../../../i18n/use-text.js';
import { evidenceOf } from './job-offers.js';

type Filled = JobOffers['filled'][number];

/** Beside a fact that a paper filled: the way to its page. */
export function FilledMark({ filled }: { filled: Filled | undefined }) {
  const t = useText();
  const [search] = useSearchParams();
  if (filled === undefined) return null;
  const evidence = evidenceOf(search, filled.from);
  if (evidence === null) return null;
  const label = t('offers.filled', { page: evidence.page });
  return (
    <Link to={{ search: evidence.search }} aria-label={label} data-tip={label} className="shrink-0 text-ink-3 hover:text-ink">
      <FileText className="icon" aria-hidden="true" />
    </Link>
  );
}
