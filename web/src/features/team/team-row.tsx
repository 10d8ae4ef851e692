import type { Team } from '@tallyport/contracts/organisation/team-http';

import { nameOf, PersonAvatar } from '../../components/trade/person.js';
import { Button } from '../../components/ui/button.js';
import { Link } from '../../components/ui/link.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';

interface TeamRowProps {
  readonly team: Team;
  /** Null for who only reads. */
  readonly onAct: ((what: 'save' | 'delete') => void) | null;
}

/** So many people stand with a face; all of them by name beside. */
const FACES = 5;

/** One team: who is in it, and the way to their shipments. */
export function TeamRow({ team, onAct }: TeamRowProps) {
  const t = useText();
  const { org } = useDesk();
  const { id, name, members } = team;
  return (
    <tr className="h-9 border-b border-line-soft hover:bg-hover">
      <th scope="row" className="truncate pr-2 pl-5 text-left font-medium">
        {name}
      </th>
      <td className="px-2">
        {members.length === 0 ? (
          <span className="text-ink-3">{t('teams.nobody')}</span>
        ) : (
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="flex shrink-0 gap-0.5">
              {members.slice(0, FACES).map((member) => (
                <PersonAvatar key={member.id} person={member} nobody="" />
              ))}
            </span>
            <span className="truncate">{members.map(nameOf).join(t('common.comma'))}</span>
          </span>
        )}
      </td>
      <td className="px-2">
        <Link
          to={`/organization/${org.id}/jobs?team=${id}`}
          aria-label={t('teams.showOf', { name })}
          className="text-accent hover:underline"
        >
          {t('teams.show')}
        </Link>
      </td>
      {onAct !== null && (
        <td className="pr-5 text-right">
          <span className="inline-flex gap-1">
            <Button size="small" aria-label={t('teams.editOf', { name })} onClick={() => onAct('save')}>
              {t('teams.edit')}
            </Button>
            <Button size="small" aria-label={t('teams.removeOf', { name })} onClick={() => onAct('delete')}>
              {t('teams.remove')}
            </Button>
          </span>
        </td>
      )}
    </tr>
  );
}
