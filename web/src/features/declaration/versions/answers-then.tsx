import type { SpokenWord } from '@tallyport/contracts/lodgement/lodgement';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../../lib/desk.js';
import { showMoment } from '../../../lib/format/dates.js';

/** What customs said of one version, in the order in which it came. */
export function AnswersThen({ answers }: { readonly answers: readonly SpokenWord[] }) {
  const t = useText();
  const locale = useLocale();
  const { org, branch } = useDesk();
  const zone = zoneOf(org, branch?.id);
  if (answers.length === 0) return <p className="text-ink-2">{t('versions.facts.noAnswer')}</p>;
  return (
    <ol>
      {answers.map((word, index) => (
        <li key={`${word.recorded_at} ${index}`} className="flex items-baseline gap-3">
          <time dateTime={word.recorded_at} className="w-40 shrink-0 text-caption text-ink-2">
            {showMoment(word.recorded_at, locale, zone, zone)}
          </time>
          <span className="font-medium">{t(`lodgement.timeline.words.${word.event}`)}</span>
          <span className="min-w-0 truncate text-ink-2">
            {[word.entry_status && t(`lodgement.statuses.${word.entry_status}`), ...word.referral_codes].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  );
}
