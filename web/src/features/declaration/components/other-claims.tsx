import type { OtherClaim } from '@tallyport/domain/duty/other-claims';
import { clsx } from 'clsx';
import { Button } from '../../../components/ui/button.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { showCents } from '../../../lib/format/figures.js';

interface OtherClaimsProps {
  readonly claims: readonly OtherClaim[];
  readonly tried: OtherClaim | null;
  /** A certificate among the papers names a rule of origin: what is lacking is a look at it. */
  readonly hasCertificate: boolean;
  onTry(claim: OtherClaim | null): void;
  /** Null where nothing may be changed. */
  readonly onClaim: ((claim: OtherClaim) => void) | null;
}

/** Claims that the line does not make, each with what it would save and what it lacks. */
export function OtherClaims({ claims, tried, hasCertificate, onTry, onClaim }: OtherClaimsProps) {
  const t = useText();
  const locale = useLocale();
  if (claims.length === 0) return null;
  return (
    <section aria-label={t('declaration.claims.title')} className="flex flex-col gap-1.5">
      <h3 className="text-caption text-ink-2">{t('declaration.claims.title')}</h3>
      {claims.map((claim) => {
        const isTried = tried !== null && nameOf(tried) === nameOf(claim);
        return (
          <div key={nameOf(claim)} className={clsx('rounded-control border px-2 py-1.5', isTried ? 'border-accent-solid' : 'border-line')}>
            <p className="flex items-baseline gap-2">
              <span className="font-medium">{nameOf(claim)}</span>
              <span className="ml-auto">{t('declaration.claims.saves', { amount: showCents(claim.saving, locale) })}</span>
            </p>
            <p className="text-caption text-ink-2">
              {hasCertificate && claim.claim.preference
                ? t('declaration.claims.certificateThere')
                : `${t('declaration.claims.notUsed')} ${claim.lacks.map((lack) => t(`declaration.claims.lacks.${lack}`, { what: claim.restsOn })).join(t('common.comma'))}`}
            </p>
            <p className="flex gap-1.5 pt-1">
              <Button size="small" aria-pressed={isTried} onClick={() => onTry(isTried ? null : claim)}>
                {t('declaration.claims.whatIf')}
              </Button>
              {onClaim && (
                <Button size="small" onClick={() => onClaim(claim)}>
                  {t('declaration.claims.claim')}
                </Button>
              )}
            </p>
          </div>
        );
      })}
    </section>
  );
}

/** `ChAFTA from CN`, `treatment 001 by TCO 1234567`. */
export function nameOf({ claim, restsOn }: OtherClaim): string {
  return claim.preference ? `${claim.preference.scheme} · ${claim.preference.origin}` : `${claim.treatment?.code ?? ''} · ${restsOn}`;
}
