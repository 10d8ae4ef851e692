import type { OrgMember } from '@tallyport/contracts/organisation/member-http';
import type { Team } from '@tallyport/contracts/organisation/team-http';
import { clsx } from 'clsx';
import { Face, nameOf } from '../../components/trade/person.js';
import { Button } from '../../components/ui/button.js';
import { languageOf } from '../../components/ui/name-text.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { showCount } from '../../lib/format/figures.js';

interface MemberRowProps {
  readonly member: OrgMember;
  /** Those that the person is in. */
  readonly teams: readonly Team[];
  readonly isCursor: boolean;
  onPoint(): void;
  /** Null for who only reads. */
  readonly onAct: ((what: 'change' | 'remove') => void) | null;
}

/** One member: a broker's licence stands beside the role. */
export function MemberRow({ member, teams, isCursor, onPoint, onAct }: MemberRowProps) {
  const t = useText();
  const locale = useLocale();
  const { me } = useDesk();
  const { id, email, user_type, capacities, license_number, open_jobs } = member;
  const name = nameOf(member);
  const teamNames = teams.map((team) => team.name).join(t('common.comma'));
  return (
    <tr
      aria-selected={isCursor}
      onClick={onPoint}
      className={clsx('h-9 cursor-default border-b border-line-soft', isCursor ? 'bg-select' : 'hover:bg-hover')}
    >
      <th scope="row" className="truncate pr-2 pl-5 text-left font-medium">
        <span className="flex items-center gap-2">
          <Face person={member} />
          <span lang={languageOf(name)} className="truncate">
            {name}
          </span>
          {id === me.id && <span className="text-caption font-normal text-ink-3">{t('team.you')}</span>}
        </span>
      </th>
      <td className="truncate px-2 text-ink-2" data-tip={email} data-tip-cut>
        {email}
      </td>
      <td className="truncate px-2">
        {user_type === null ? (
          <span className="text-ink-3">{t(capacities.length === 0 ? 'team.noRoleYet' : 'team.noRole')}</span>
        ) : (
          t(`account.role.${user_type}`)
        )}
        {user_type === 'broker' && license_number !== null && (
          <span className="identifier pl-2 text-caption text-ink-3">{t('team.licence', { number: license_number })}</span>
        )}
      </td>
      <td className="truncate px-2">
        <span className="flex gap-1">
          {capacities.map((capacity) => (
            <span
              key={capacity}
              data-tip={t(`team.capacityMeans.${capacity}`)}
              className="rounded-mark bg-hover px-1.5 text-caption text-ink-2"
            >
              {t(`team.capacity.${capacity}`)}
            </span>
          ))}
        </span>
      </td>
      <td className="truncate px-2 text-ink-2" data-tip={teamNames} data-tip-cut>
        {teamNames}
      </td>
      <td className={clsx('px-2 text-right tabular-nums', onAct === null && 'pr-5', open_jobs === 0 && 'text-ink-3')}>
        {showCount(open_jobs, locale)}
      </td>
      {onAct !== null && (
        <td className="pr-5 text-right">
          <span className="inline-flex gap-1">
            <Button size="small" aria-label={t('team.editOf', { name })} onClick={() => onAct('change')}>
              {t('team.edit')}
            </Button>
            <Button size="small" aria-label={t('team.removeOf', { name })} onClick={() => onAct('remove')}>
              {t('team.remove')}
            </Button>
          </span>
        </td>
      )}
    </tr>
  );
}
