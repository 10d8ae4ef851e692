import { ASSESSMENT_REASONS } from '@tallyport/contracts/reference/assessment-reason';
import { type ClearanceMoment, clearanceMoments } from '@tallyport/domain/lodgement/clearance-moments';
import { clsx } from 'clsx';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { wordsOf } from '../../lib/code-words.js';
import { useDesk, zoneOf } from '../../lib/desk.js';
import { showMoment } from '../../lib/format/dates.js';
import type { Clearance } from './use-clearance.js';

const COLUMNS = 'grid grid-cols-[minmax(0,1fr)_9.5rem_minmax(0,1fr)] gap-x-4';

/** What was signed and what customs said, on one axis of time, the newest first: the cargo on its left, the declaration on its right. */
export function Timeline({ clearance: { declaration, reports } }: { readonly clearance: Clearance }) {
  const t = useText();
  const moments = clearanceMoments(declaration === null ? reports : [declaration, ...reports]);
  if (moments.length === 0) return null;
  return (
    <section aria-label={t('lodgement.timeline.title')} className="px-5 py-3">
      <h3 className="pb-1 text-section">{t('lodgement.timeline.title')}</h3>
      <div aria-hidden="true" className={clsx(COLUMNS, 'pb-1 text-caption text-ink-2')}>
        <span className="text-right">{t('lodgement.clearance.sides.cargo')}</span>
        <span />
        <span>{t('lodgement.clearance.sides.declaration')}</span>
      </div>
      <ol>
        {moments.map((moment, index) => (
          // Moments are never taken away, and new ones stand above: counted from the end each keeps its place.
          <MomentRow key={moments.length - index} moment={moment} />
        ))}
      </ol>
    </section>
  );
}

function MomentRow({ moment }: { readonly moment: ClearanceMoment }) {
  const t = useText();
  const locale = useLocale();
  const { org, branch } = useDesk();
  const zone = zoneOf(org, branch?.id);
  const isCargo = moment.side === 'cargo';
  return (
    <li className={clsx(COLUMNS, 'items-baseline')}>
      <time
        dateTime={moment.at}
        className="order-2 self-stretch bg-[linear-gradient(var(--line),var(--line))] bg-[length:1px_100%] bg-center bg-no-repeat py-[7px] text-center text-caption text-ink-2"
      >
        <span className="bg-surface px-1">{showMoment(moment.at, locale, zone, zone)}</span>
      </time>
      <p className={clsx('min-w-0 py-1.5', isCargo ? 'order-1 text-right' : 'order-3')}>
        <span className="sr-only">{t(`lodgement.clearance.sides.${moment.side}`)}: </span>
        {moment.kind === 'signed' ? <Signed moment={moment} /> : <Said moment={moment} />}
      </p>
      <span aria-hidden="true" className={isCargo ? 'order-3' : 'order-1'} />
    </li>
  );
}

function Signed({ moment: { message } }: { readonly moment: Extract<ClearanceMoment, { kind: 'signed' }> }) {
  const t = useText();
  const { purpose, version, signed_by, phase, failure, failure_reason, reason } = message;
  const why = failure_reason === undefined ? failure : t(`lodgement.timeline.failures.${failure_reason}`, { detail: failure });
  const what = t(`lodgement.stepNames.${purpose}`);
  const more = [t(`lodgement.timeline.phases.${phase}`), why ?? '', reason ?? ''].filter((text) => text !== '');
  return (
    <>
      <span className="font-medium">
        {t('lodgement.timeline.signed', { what, version, who: signed_by.name, licence: signed_by.licence_number })}
      </span>{' '}
      <span className="text-ink-2">{more.join(' · ')}</span>
    </>
  );
}

function Said({ moment: { word, isLate } }: { readonly moment: Extract<ClearanceMoment, { kind: 'said' }> }) {
  const t = useText();
  const locale = useLocale();
  const referrals = word.referral_codes.map((code) => {
    const known = ASSESSMENT_REASONS.entries.find((entry) => entry.code === code);
    return known ? `${code} (${wordsOf(known, locale)})` : code;
  });
  const more = [
    word.entry_status === null ? '' : t(`lodgement.statuses.${word.entry_status}`),
    word.cargo_status === null ? '' : t('lodgement.timeline.cargo', { status: word.cargo_status }),
    ...referrals,
  ].filter((text) => text !== '');
  return (
    <>
      <span className="font-medium">{t(`lodgement.timeline.words.${word.event}`)}</span>{' '}
      <span className="text-ink-2">{more.join(' · ')}</span>
      {!word.expected && (
        <span className="ml-2 rounded-mark bg-amber-bg px-1.5 text-caption text-amber">{t('lodgement.timeline.unexpected')}</span>
      )}
      {isLate && <span className="ml-2 rounded-mark bg-amber-bg px-1.5 text-caption text-amber">{t('lodgement.timeline.late')}</span>}
    </>
  );
}
