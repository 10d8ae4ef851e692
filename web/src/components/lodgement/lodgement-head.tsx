import { shownFlags } from '@tallyport/contracts/lodgement/entry-status';
import type { Lodgement } from '@tallyport/contracts/lodgement/lodgement';
import { type Actor, blockersOfOne } from '@tallyport/domain/lodgement/clearance';
import { clsx } from 'clsx';
import { isNamed } from '../../i18n/is-named.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { showCents } from '../../lib/format/figures.js';
import { LodgementStateText } from './lodgement-state-text.js';

const TONES: Readonly<Partial<Record<Lodgement['declaration_status'], string>>> = {
  held: 'bg-red-bg text-red',
  clear: 'bg-green-bg text-green',
  authority_to_deal: 'bg-green-bg text-green',
  finalised: 'bg-green-bg text-green',
};

/** Where a declaration or cargo report stands with customs, who has to act, and what customs computed. */
export function LodgementHead({ lodgement, isChanged }: { readonly lodgement: Lodgement; readonly isChanged: boolean }) {
  const t = useText();
  const locale = useLocale();
  const { declaration_status: status, n10_data, cargo_status, amounts } = lodgement;
  const difference = lodgement.difference.filter(({ amount }) => Number(amount) !== 0);
  const flags = shownFlags(n10_data.last_dsa_history_info?.parsed_data.line_status ?? []);
  const facts = [
    [t('lodgement.messages.identifier'), lodgement.ics_identifier],
    [t('lodgement.messages.cargo'), cargo_status],
  ].filter(([, value]) => value !== null && value !== '');
  return (
    <section aria-label={t('lodgement.messages.title')} className="flex flex-col gap-2 border-b border-line-soft px-5 py-3">
      <p className="flex items-center gap-3">
        <span className={clsx('inline-flex h-6 items-center gap-1.5 rounded-mark px-2 font-semibold', TONES[status] ?? 'bg-hover')}>
          {t(`lodgement.statuses.${status}`)}
          {flags !== '' && <span className="border-l border-current/30 pl-1.5 font-mono text-count">{flags}</span>}
        </span>
        <span className="text-ink-2">{t(`lodgement.messages.acts.${actorOf(lodgement)}`)}</span>
        {isChanged && <span className="rounded-mark bg-amber-bg px-2 py-0.5 text-amber">{t('lodgement.messages.notSent')}</span>}
        {lodgement.edi_ended && <span className="rounded-mark bg-amber-bg px-2 py-0.5 text-amber">{t('lodgement.messages.ediEnded')}</span>}
      </p>
      <dl className="flex flex-wrap gap-x-8 gap-y-1">
        <div className="flex gap-2">
          <dt className="text-ink-2">{t('lodgement.messages.state')}</dt>
          <dd className="font-medium">
            <LodgementStateText state={lodgement.lodgement_state} />
          </dd>
        </div>
        {facts.map(([name, value]) => (
          <div key={name} className="flex gap-2">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
        {amounts
          .filter(({ amount }) => Number(amount) !== 0)
          .map(({ qualifier, amount, currency }) => (
            <div key={qualifier} className="flex gap-2">
              <dt className="text-ink-2">
                {isNamed('lodgement.qualifiers', qualifier) ? t(`lodgement.qualifiers.${qualifier}`) : qualifier}
              </dt>
              <dd className="font-medium">
                {currency} {showCents(amount, locale)}
              </dd>
            </div>
          ))}
      </dl>
      {difference.length > 0 && (
        <p className="text-ink-2">
          {t('lodgement.messages.difference')}{' '}
          {difference
            .map(
              ({ qualifier, amount, currency }) =>
                `${isNamed('lodgement.qualifiers', qualifier) ? t(`lodgement.qualifiers.${qualifier}`) : qualifier} ${currency} ${showCents(amount, locale)}`,
            )
            .join(t('common.comma'))}
        </p>
      )}
    </section>
  );
}

/** Who has to act for it to go on; what is over waits for nobody. */
function actorOf(lodgement: Lodgement): Actor | 'released' | 'nobody' {
  const { declaration_status: status, kind } = lodgement;
  if (status === 'authority_to_deal') return 'released';
  if (status === 'withdrawn' || status === 'finalised') return 'nobody';
  return blockersOfOne(lodgement, kind)[0]?.who ?? 'nobody';
}
