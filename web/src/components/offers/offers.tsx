import { ArrowRight, ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/use-text.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { Button } from '../ui/button.js';
import { Link } from '../ui/link.js';

/** A value that is offered beside the one that stands, and where its paper says it. */
export interface Offer {
  readonly key: string;
  readonly label: string;
  /** Null where nothing stands. */
  readonly current: string | null;
  readonly offered: string;
  /** The page of the paper, and the address at which it is shown. */
  readonly evidence: { readonly page: number; readonly search: string } | null;
  onTake(): void;
  onKeep(): void;
}

interface OffersProps {
  /** In a sentence: who offers what. */
  readonly sentence: string;
  readonly offers: readonly Offer[];
  /** False where nothing may be changed. */
  readonly mayAnswer: boolean;
  /** Whether each offer is shown at once, or only their number. */
  readonly startsOpen?: boolean;
  /** What has been answered just now, with the way back. */
  readonly answered?: ReactNode;
  onTakeAll(): void;
  onKeepAll(): void;
}

/**
 * What papers, readings or other systems offer against what stands, everywhere alike: it stays until a person takes or keeps it,
 * each value alone or all with one key.
 */
export function Offers({ sentence, offers, mayAnswer, startsOpen = false, answered = null, onTakeAll, onKeepAll }: OffersProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(startsOpen);
  const isWaiting = offers.length > 0;
  useShortcuts(mayAnswer && isWaiting ? [{ keys: 'shift+t', label: t('offers.takeAll'), run: onTakeAll }] : []);
  if (!isWaiting && answered === null) return null;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <section aria-label={t('offers.title')} className="shrink-0 border-b border-line bg-amber-bg text-caption text-amber">
      <div role="status" className="flex min-h-8 items-center gap-2 px-4">
        {isWaiting && (
          <button
            type="button"
            aria-expanded={isOpen}
            className="flex min-w-0 items-center gap-1 text-left hover:underline"
            onClick={() => setIsOpen(!isOpen)}
          >
            <Chevron className="icon shrink-0" aria-hidden="true" />
            <span className="min-w-0 truncate">{sentence}</span>
          </button>
        )}
        {answered}
        <span className="ml-auto" />
        {mayAnswer && isWaiting && (
          <>
            <Button size="small" keys="shift+t" onClick={onTakeAll}>
              {t('offers.takeAll')}
            </Button>
            <Button size="small" onClick={onKeepAll}>
              {t('offers.keepAll')}
            </Button>
          </>
        )}
      </div>
      {isOpen && isWaiting && (
        <ul className="max-h-56 overflow-y-auto border-t border-line-soft pb-1">
          {offers.map((offer) => (
            <OfferRow key={offer.key} offer={offer} mayAnswer={mayAnswer} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OfferRow({ offer, mayAnswer }: { offer: Offer; mayAnswer: boolean }) {
  const t = useText();
  const { label, current, offered, evidence } = offer;
  return (
    <li className="flex min-h-7 items-center gap-2 px-4 text-ink">
      <span className="w-40 shrink-0 truncate text-ink-2">{label}</span>
      <span className="max-w-64 min-w-0 truncate text-ink-2" data-tip={current ?? undefined} data-tip-cut>
        {current ?? t('common.empty')}
      </span>
      <ArrowRight className="icon shrink-0 text-ink-3" aria-label={t('offers.instead')} />
      <span className="min-w-0 truncate font-semibold" data-tip={offered} data-tip-cut>
        {offered}
      </span>
      {evidence && (
        <Link to={{ search: evidence.search }} className="shrink-0 text-accent hover:underline">
          {t('records.onPage', { page: evidence.page })}
        </Link>
      )}
      <span className="ml-auto" />
      {mayAnswer && (
        <>
          <Button size="small" variant="bare" aria-label={t('offers.takeNamed', { field: label, value: offered })} onClick={offer.onTake}>
            {t('offers.take')}
          </Button>
          <Button size="small" variant="bare" aria-label={t('offers.keepNamed', { field: label })} onClick={offer.onKeep}>
            {t('offers.keep')}
          </Button>
        </>
      )}
    </li>
  );
}
