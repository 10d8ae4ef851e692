import { buttonLook } from '../../components/ui/button.js';
import { Tally } from '../../components/ui/tally.js';
import { useText } from '../../i18n/use-text.js';

const POINTS = ['read', 'declare', 'exchange'] as const;

/** What the product is, for somebody who came by its address, and the ways in. */
export function LandingPage() {
  const t = useText();
  return (
    <main className="grid h-full place-content-center overflow-y-auto bg-surface px-5 py-10">
      <div className="flex max-w-[560px] flex-col gap-5">
        <p className="flex items-center gap-3 text-section">
          <Tally />
          {t('common.product')}
        </p>
        <h1 className="text-title">{t('landing.what')}</h1>
        <ul className="flex flex-col gap-2 text-ink-2">
          {POINTS.map((point) => (
            <li key={point}>{t(`landing.${point}`)}</li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-2">
          <a href="/login" className={buttonLook({ variant: 'primary' })}>
            {t('account.signIn')}
          </a>
          <a href="/sign_up" className={buttonLook()}>
            {t('account.signUp')}
          </a>
          <a href="/tariff" className={buttonLook({ variant: 'bare' })}>
            {t('landing.tariff')}
          </a>
        </p>
      </div>
    </main>
  );
}
