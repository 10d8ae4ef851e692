import type { Sync } from '@tallyport/contracts/freight-export/sync';
import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../lib/desk.js';
import { showMoment } from '../../lib/format/dates.js';
import { Button } from '../ui/button.js';

const COUNTS = ['read', 'new', 'changed', 'same', 'gone'] as const;
type What = 'organisations' | 'products' | 'job_products';

interface FetchStripProps {
  readonly what: What;
  readonly sync: Sync;
  /** What the freight system is called. */
  readonly name: string;
  /** Asks anew; null for who may not, or while that would be too much. */
  readonly onRetry: (() => void) | null;
}

/** How far the newest fetch from a freight system is: what was read there, what that came to here, and why it ended where it failed. */
export function FetchStrip({ what, sync, name, onRetry }: FetchStripProps) {
  const t = useText();
  const locale = useLocale();
  const { org, branch } = useDesk();
  const zone = zoneOf(org, branch?.id);
  const at = showMoment(sync.ended_at ?? sync.requested_at, locale, zone, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const isFailed = sync.state === 'failed';
  const absent = sync.lines.filter(({ severity }) => severity === 'info');
  return (
    <StripRow label={t(`freightFetch.of.${what}`)} isBusy={sync.state === 'running'} isBad={isFailed}>
      <p role="status" className={isFailed ? 'text-red' : 'text-ink-2'}>
        {t(`freightFetch.${sync.state}`, { name, at })} {sync.cause !== null && t(`freightFetch.causes.${sync.cause}`)}
      </p>
      {(!isFailed || sync.read > 0) && (
        <dl className="flex gap-3 text-ink-2">
          {COUNTS.filter((count) => count !== 'gone' || sync.gone > 0).map((count) => (
            <div key={count} className="flex gap-1">
              <dt>{t(`freightFetch.counts.${count}`)}</dt>
              <dd className="tabular-nums text-ink">{sync[count]}</dd>
            </div>
          ))}
        </dl>
      )}
      {absent.length > 0 && (
        <span className="min-w-0 truncate text-ink-3" data-tip={absent.map(({ text }) => text).join(t('common.comma'))}>
          {t('freightFetch.absent', { count: absent.length })}
        </span>
      )}
      {isFailed && onRetry && (
        <Button size="small" onClick={onRetry}>
          {t('freightFetch.retry')}
        </Button>
      )}
    </StripRow>
  );
}

interface StripRowProps {
  readonly label: string;
  readonly isBusy?: boolean;
  readonly isBad?: boolean;
  readonly children: ReactNode;
}

/** One line below the head of a screen; along its edge something moves while it is busy. */
export function StripRow({ label, isBusy = false, isBad = false, children }: StripRowProps) {
  return (
    <section
      aria-label={label}
      aria-busy={isBusy}
      className={`relative flex min-h-8 shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-5 py-1 text-caption ${isBad ? 'bg-red-bg' : 'bg-sunken'}`}
    >
      {children}
      {isBusy && <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.5 animate-pulse bg-ink-3" />}
    </section>
  );
}
