import type { CannotSay as Reason } from '@tallyport/contracts/declaration/cannot-compute';
import { useCannotWords } from '../../../components/trade/cannot-words.js';
import { Mark } from '../../../components/trade/mark.js';
import { useText } from '../../../i18n/use-text.js';

/** Why there is no amount, and what would bring it. A missing row is never taken for nothing. */
export function CannotSay({ reason }: { readonly reason: Reason }) {
  const t = useText();
  const words = useCannotWords();
  return (
    <p role="status" className="mt-1 flex items-start gap-1.5 rounded-control bg-amber-bg px-2 py-1.5 text-amber">
      <Mark kind="unsaid" />
      <span>
        {t('declaration.cannotCompute')} {words(reason)}
      </span>
    </p>
  );
}
