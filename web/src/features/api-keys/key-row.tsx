import type { ApiKey } from '@tallyport/contracts/organisation/api-key-http';
import { clsx } from 'clsx';
import { nameOf } from '../../components/trade/person.js';
import { Button } from '../../components/ui/button.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../lib/desk.js';
import { dayOf, showDay, showMoment } from '../../lib/format/dates.js';

interface KeyRowProps {
  readonly apiKey: ApiKey;
  readonly isCursor: boolean;
  onPoint(): void;
  readonly onRevoke: ((key: ApiKey) => void) | null;
}

const TONES: Readonly<Record<ApiKey['state'], string>> = {
  active: 'bg-green-bg text-green',
  expired: 'bg-amber-bg text-amber',
  revoked: 'bg-hover text-ink-2',
};

/** One key. What ended is quiet. */
export function KeyRow({ apiKey, isCursor, onPoint, onRevoke }: KeyRowProps) {
  const t = useText();
  const locale = useLocale();
  const { org, branch } = useDesk();
  const zone = zoneOf(org, branch?.id);
  const { name, scopes, state, made_by, maker_left, last_used_at, expires_at, revoked_at, revoked_by } = apiKey;
  const day = (at: string) => showDay(dayOf(at, zone), locale);
  const maker = made_by ? nameOf(made_by) : t('apiKeys.somebody');
  const revoker = revoked_by ? nameOf(revoked_by) : t('apiKeys.somebody');
  const never = <span className="text-ink-3">{t('apiKeys.never')}</span>;
  return (
    <tr
      aria-selected={isCursor}
      onClick={onPoint}
      className={clsx('h-9 cursor-default border-b border-line-soft', isCursor ? 'bg-select' : 'hover:bg-hover')}
    >
      <th scope="row" title={name} className={clsx('truncate pr-2 pl-5 text-left font-medium', state === 'revoked' && 'text-ink-2')}>
        {name}
      </th>
      <td className="truncate px-2">
        <span className="flex gap-1">
          {scopes.map((scope) => (
            <span key={scope} data-tip={t(`apiKeys.scopeHints.${scope}`)} className="rounded-mark bg-hover px-1.5 text-caption text-ink-2">
              {t(`apiKeys.scopes.${scope}`)}
            </span>
          ))}
        </span>
      </td>
      <td className="truncate px-2">
        <span className={clsx('inline-flex h-5 items-center rounded-mark px-1.5 text-caption', TONES[state])}>
          {t(`apiKeys.states.${state}`)}
        </span>
        {revoked_at !== null && (
          <span className="pl-2 text-caption text-ink-3">{t('apiKeys.revokedBy', { at: day(revoked_at), name: revoker })}</span>
        )}
      </td>
      <td className="truncate px-2">{maker_left ? t('apiKeys.makerLeft', { name: maker }) : maker}</td>
      <td className="truncate px-2 text-ink-2">{last_used_at === null ? never : showMoment(last_used_at, locale, zone, zone)}</td>
      <td className="truncate px-2 text-ink-2">{expires_at === null ? never : day(expires_at)}</td>
      {onRevoke !== null && (
        <td className="pr-5 text-right">
          {state !== 'revoked' && (
            <Button size="small" aria-label={t('apiKeys.revokeOf', { name })} onClick={() => onRevoke(apiKey)}>
              {t('apiKeys.revoke')}
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}
