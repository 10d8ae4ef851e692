import { ASSESSMENT_REASONS } from '@tallyport/contracts/reference/assessment-reason';
import { type Blocker, blockersOf } from '@tallyport/domain/lodgement/clearance';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { wordsOf } from '../../lib/code-words.js';
import { Mark } from '../trade/mark.js';
import type { Clearance } from './use-clearance.js';

/** Lines that are named before the others are only counted. */
const NAMED_LINES = 8;

/** Whether the goods may be given out; and if not, what stands in the way on either side, and who has to act. */
export function ClearanceState({ clearance: { declaration, reports } }: { readonly clearance: Clearance }) {
  const t = useText();
  const blockers = blockersOf(declaration, reports);
  return (
    <section aria-label={t('lodgement.clearance.title')} className="border-b border-line-soft px-5 py-3">
      <h3 className="flex items-center gap-2 pb-1 text-section">
        {blockers.length === 0 && <Mark kind="holds" />}
        {t(blockers.length === 0 ? 'lodgement.clearance.deliverable' : 'lodgement.clearance.notYet')}
      </h3>
      {blockers.length === 0 && <p className="text-ink-2">{t('lodgement.clearance.because')}</p>}
      <ul className="grid grid-cols-[max-content_max-content_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1">
        {blockers.map((blocker) => (
          <li key={`${blocker.side} ${blocker.reason} ${blocker.code}`} className="contents">
            <span className="text-ink-2">{t(`lodgement.clearance.sides.${blocker.side}`)}</span>
            <span className="justify-self-start rounded-mark bg-amber-bg px-1.5 text-caption text-amber">
              {t(`lodgement.clearance.who.${blocker.who}`)}
            </span>
            <BlockerWords blocker={blocker} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function BlockerWords({ blocker: { reason, code, lines } }: { readonly blocker: Blocker }) {
  const t = useText();
  const locale = useLocale();
  switch (reason) {
    case 'outstanding': {
      const named = lines.slice(0, NAMED_LINES).join(t('common.comma'));
      const others = lines.length - NAMED_LINES;
      return (
        <span>
          {t('lodgement.clearance.outstanding', { flag: flagName(t, code), count: lines.length, lines: named })}
          {others > 0 && ` ${t('lodgement.clearance.others', { count: others })}`}
        </span>
      );
    }
    case 'referral': {
      const known = ASSESSMENT_REASONS.entries.find((entry) => entry.code === code);
      return (
        <span>
          <b className="font-mono text-caption font-medium">{code}</b>{' '}
          {known ? wordsOf(known, locale) : t('lodgement.clearance.unknownCode')}
        </span>
      );
    }
    default:
      return <span>{t(`lodgement.clearance.reasons.${reason}`, { code })}</span>;
  }
}

function flagName(t: ReturnType<typeof useText>, flag: string): string {
  switch (flag) {
    case 'asc_dec':
    case 'asc_scr':
    case 'aqis_dec':
    case 'aqis_scr':
      return t(`workOrder.flagNames.${flag}`);
    default:
      return flag;
  }
}
