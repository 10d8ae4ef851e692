import type { CheckFinding } from '@tallyport/contracts/check/http';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { checkWords } from '../trade/check-words.js';
import { Mark } from '../trade/mark.js';
import { Button } from '../ui/button.js';

interface FailingChecksProps {
  readonly checks: readonly CheckFinding[];
  onGo(): void;
}

/** Rules of the papers that fail and that nobody let stand: nothing is signed before. */
export function FailingChecks({ checks, onGo }: FailingChecksProps) {
  const t = useText();
  const locale = useLocale();
  if (checks.length === 0) return null;
  return (
    <section aria-label={t('lodgement.sheet.checks')}>
      <h3 className="pb-1 text-section">{t('lodgement.sheet.checks')}</h3>
      <ul className="flex flex-col gap-1">
        {checks.map((check, index) => (
          <li key={`${check.code} ${index}`} className="flex items-baseline gap-2">
            <Mark kind="fails" />
            <span className="min-w-0 flex-1">{checkWords(t, locale, check)}</span>
          </li>
        ))}
      </ul>
      <Button size="small" className="mt-2" onClick={onGo}>
        {t('lodgement.sheet.goToChecks')}
      </Button>
    </section>
  );
}
