import type { AssessedEntry } from '@tallyport/domain/duty/assessed-entry';
import { less } from '@tallyport/domain/lodgement/versions/amounts-of';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { showChange, showDecimal } from '../../../lib/format/figures.js';
import { CannotSay } from './cannot-say.js';
import { chargeName } from './charge-name.js';

const SHOWN = ['customs_value', 'transport_and_insurance', 'duty', 'dumping_duty', 'wet', 'gst_payable', 'gst_deferred', 'lct'] as const;
/** Shown even when there is nothing of it. */
const ALWAYS: ReadonlySet<string> = new Set(['customs_value', 'transport_and_insurance', 'duty', 'gst_payable']);

interface TotalsBarProps {
  readonly assessed: AssessedEntry;
  /** What the version that customs has lodged makes due; null where it has none. */
  readonly lodged: { readonly version: number; readonly due: string } | null;
}

/** What is due on the whole declaration, or why nobody can say yet, and what that is more or less than customs has. */
export function TotalsBar({ assessed: { totals, reason, charges, due }, lodged }: TotalsBarProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <footer
      role="group"
      aria-label={t('declaration.totals.title')}
      className="flex h-10 shrink-0 items-center gap-5 border-t border-line bg-sunken px-5"
    >
      {due === null && reason && <CannotSay reason={reason} />}
      {totals &&
        SHOWN.filter((name) => ALWAYS.has(name) || totals[name] !== '0.00').map((name) => (
          <Amount key={name} label={t(`declaration.totals.${name}`)} amount={showDecimal(totals[name], locale)} />
        ))}
      {totals && charges.length > 0 && (
        <Amount
          label={t('declaration.totals.charges')}
          amount={charges.map(({ amount }) => showDecimal(amount, locale)).join(' + ')}
          hint={charges.map(({ charge, amount }) => `${chargeName(t, charge)} ${showDecimal(amount, locale)}`).join(t('common.comma'))}
        />
      )}
      {due !== null && (
        <span className="ml-auto flex items-baseline gap-2 whitespace-nowrap">
          {lodged && (
            <span className="mr-3 flex items-baseline gap-1.5">
              <span className="text-caption text-ink-2">{t('versions.since', { version: lodged.version })}</span>
              <b className="font-semibold">{showChange(less(due, lodged.due) ?? '0.00', locale)}</b>
            </span>
          )}
          <span className="text-ink-2">{t('declaration.totals.due')}</span>
          <b className="text-check">AUD {showDecimal(due, locale)}</b>
        </span>
      )}
    </footer>
  );
}

function Amount({ label, amount, hint }: { readonly label: string; readonly amount: string; readonly hint?: string }) {
  return (
    <span className="flex items-baseline gap-1.5 whitespace-nowrap" title={hint}>
      <span className="text-caption text-ink-2">{label}</span>
      <b className="font-semibold">{amount}</b>
    </span>
  );
}
