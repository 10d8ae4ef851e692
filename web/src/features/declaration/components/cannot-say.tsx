import type { CannotSay as Reason } from '@tallyport/domain/duty/assessed-entry';
import { Mark } from '../../../components/trade/mark.js';
import { useText } from '../../../i18n/use-text.js';

/** Why there is no amount, and what would bring it. A missing row is never taken for nothing. */
export function CannotSay({ reason }: { readonly reason: Reason }) {
  const t = useText();
  return (
    <p role="status" className="mt-1 flex items-start gap-1.5 rounded-control bg-amber-bg px-2 py-1.5 text-amber">
      <Mark kind="unsaid" />
      <span>
        {t('declaration.cannotCompute')} {t(`declaration.cannot.${reason.code}`, { about: reason.about })}
      </span>
    </p>
  );
}
