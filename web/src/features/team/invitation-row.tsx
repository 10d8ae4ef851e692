import type { Invitation } from '@tallyport/contracts/organisation/invitation-http';
import { nameOf } from '../../components/trade/person.js';
import { Button } from '../../components/ui/button.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { showAge } from '../../lib/format/age.js';
import { useMinute } from '../../lib/format/use-minute.js';
import { MailState } from './mail-state.js';

interface InvitationRowProps {
  readonly invitation: Invitation;
  /** Null for who only reads. */
  readonly onRenew: ((invitation: Invitation) => void) | null;
  onRevoke(invitation: Invitation): void;
}

/** One invitation that waits: for whom, as whom, how old. */
export function InvitationRow({ invitation, onRenew, onRevoke }: InvitationRowProps) {
  const t = useText();
  const locale = useLocale();
  const now = useMinute();
  const { email, user_type, capacities, made_by, created_at, expires_at } = invitation;
  const who = email ?? t('team.anybody');
  const again = email === null ? 'linkAnew' : 'sendAgain';
  const isExpired = invitation.is_expired || Date.parse(expires_at) <= now;
  const role = user_type === null ? [] : [t(`account.role.${user_type}`)];
  const as = [...role, ...capacities.map((capacity) => t(`team.capacity.${capacity}`))].join(t('common.comma'));
  return (
    <tr className="h-9 border-b border-line-soft hover:bg-hover">
      <th scope="row" className="truncate pr-2 pl-5 text-left font-medium">
        {email ?? <span className="font-normal text-ink-2">{who}</span>}
      </th>
      <td className="truncate px-2">{as || <span className="text-ink-3">{t('team.chooses')}</span>}</td>
      <td className="truncate px-2">
        <MailState mail={invitation.mail} />
      </td>
      <td className="truncate px-2 text-ink-2">{showAge(created_at, now, locale)}</td>
      <td className="truncate px-2 text-ink-2">{made_by && nameOf(made_by)}</td>
      <td className="truncate px-2 text-ink-2">
        {isExpired ? (
          <span className="inline-flex h-5 items-center rounded-mark bg-amber-bg px-1.5 text-caption text-amber">{t('team.expired')}</span>
        ) : (
          showAge(expires_at, now, locale)
        )}
      </td>
      {onRenew !== null && (
        <td className="pr-5 text-right">
          <span className="inline-flex gap-1">
            <Button size="small" aria-label={t(`team.${again}Of`, { who })} onClick={() => onRenew(invitation)}>
              {t(`team.${again}`)}
            </Button>
            <Button size="small" aria-label={t('team.revokeOf', { who })} onClick={() => onRevoke(invitation)}>
              {t('team.revoke')}
            </Button>
          </span>
        </td>
      )}
    </tr>
  );
}
