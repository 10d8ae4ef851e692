import type { Lodgement } from '@tallyport/contracts/lodgement/lodgement';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../lib/desk.js';
import { showMoment } from '../../lib/format/dates.js';

interface Moment {
  readonly key: string;
  readonly at: string;
  readonly text: string;
  readonly more: string;
  readonly isUnexpected: boolean;
}

/** What was signed and what customs said, the newest first. */
export function Timeline({ lodgement }: { readonly lodgement: Lodgement }) {
  const t = useText();
  const locale = useLocale();
  const { org, branch } = useDesk();
  const zone = zoneOf(org, branch?.id);
  const signed = lodgement.messages.map((message): Moment => {
    const { signed_by } = message;
    return {
      key: message.control_reference,
      at: message.signed_at,
      text: t('lodgement.timeline.signed', {
        what: t(`lodgement.stepNames.${message.purpose}`),
        version: message.version,
        who: signed_by.name,
        licence: signed_by.licence_number,
      }),
      more: [t(`lodgement.timeline.phases.${message.phase}`), message.failure ?? '', message.reason ?? '']
        .filter((text) => text !== '')
        .join(' · '),
      isUnexpected: false,
    };
  });
  const said = lodgement.words.map((word, index): Moment => {
    const status = word.entry_status === null ? '' : t(`lodgement.statuses.${word.entry_status}`);
    return {
      key: `${word.recorded_at} ${index}`,
      at: word.recorded_at,
      text: t(`lodgement.timeline.words.${word.event}`),
      more: [status, word.cargo_status === null ? '' : t('lodgement.timeline.cargo', { status: word.cargo_status }), ...word.referral_codes]
        .filter((text) => text !== '')
        .join(' · '),
      isUnexpected: !word.expected,
    };
  });
  const moments = [...signed, ...said].toSorted((a, b) => (a.at < b.at ? 1 : -1));
  return (
    <section aria-label={t('lodgement.timeline.title')} className="px-5 py-3">
      <h3 className="pb-1 text-section">{t('lodgement.timeline.title')}</h3>
      <ol className="flex flex-col border-l border-line pl-4">
        {moments.map((moment) => (
          <li key={moment.key} className="relative py-1">
            <span aria-hidden="true" className="absolute top-2.5 -left-[19px] size-1.5 rounded-full bg-ink-3" />
            <span className="flex items-baseline gap-3">
              <time dateTime={moment.at} className="w-40 shrink-0 text-caption text-ink-2">
                {showMoment(moment.at, locale, zone, zone)}
              </time>
              <span className="font-medium">{moment.text}</span>
              <span className="min-w-0 truncate text-ink-2">{moment.more}</span>
              {moment.isUnexpected && (
                <span className="rounded-mark bg-amber-bg px-1.5 text-caption text-amber">{t('lodgement.timeline.unexpected')}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
