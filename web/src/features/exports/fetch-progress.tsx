import type { Sync } from '@tallyport/contracts/freight-export/sync';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../lib/desk.js';
import { showTimeWithSeconds } from '../../lib/format/dates.js';

const COUNTS = ['read', 'new', 'changed', 'same'] as const;

/** With these the lines are what the freight system said; with the others they are ours, and the cause says the same. */
const SAYS_WHY: ReadonlySet<Sync['cause']> = new Set(['refused', 'not-there']);

/** How far the last fetch is: what was read there, and what of it is new, changed or the same. */
export function FetchProgress({ sync, branchId }: { readonly sync: Sync; readonly branchId: string | null }) {
  const t = useText();
  const locale = useLocale();
  const { org } = useDesk();
  const said = sync.cause === null || SAYS_WHY.has(sync.cause) ? sync.lines : [];
  const time = showTimeWithSeconds(sync.ended_at ?? sync.requested_at, locale, zoneOf(org, branchId));
  return (
    <section aria-label={t('exports.fetch.label')} aria-busy={sync.state === 'running'}>
      <h3 className="text-caption text-ink-2">{t('exports.fetch.label')}</h3>
      <p role="status" className={sync.state === 'failed' ? 'text-red' : undefined}>
        {t(`exports.fetch.${sync.state}`, { time })}
      </p>
      <dl className="flex gap-3 pt-0.5 text-caption text-ink-2">
        {COUNTS.map((count) => (
          <div key={count} className="flex gap-1">
            <dt>{t(`exports.fetch.counts.${count}`)}</dt>
            <dd className="text-ink">{sync[count]}</dd>
          </div>
        ))}
      </dl>
      {sync.cause !== null && sync.kind !== 'pull' && (
        <p className="pt-1 text-caption text-ink-2">{t(`exports.pull.causes.${sync.cause}`, { key: sync.key })}</p>
      )}
      {said.map(({ severity, text }, index) => (
        <p key={`${index} ${text}`} className={severity === 'error' ? 'text-caption text-red' : 'text-caption text-ink-2'}>
          {text}
        </p>
      ))}
    </section>
  );
}
