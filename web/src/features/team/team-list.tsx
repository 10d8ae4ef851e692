import type { OrgMember } from '@tallyport/contracts/organisation/member-http';
import type { Team } from '@tallyport/contracts/organisation/team-http';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { useText } from '../../i18n/use-text.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { DeleteTeamDialog } from './delete-team-dialog.js';
import { TeamDialog } from './team-dialog.js';
import { TeamRow } from './team-row.js';

interface TeamListProps {
  readonly teams: readonly Team[];
  readonly members: readonly OrgMember[];
  readonly mayChange: boolean;
}

const COLUMNS = [
  { id: 'name', width: 'w-[24%]' },
  { id: 'people', width: '' },
  { id: 'shipments', width: 'w-[120px]' },
] as const;

type Act = { readonly what: 'save'; readonly on: Team | null } | { readonly what: 'delete'; readonly on: Team };

/** The teams by name, with who is in them and the way to their shipments. */
export function TeamList({ teams, members, mayChange }: TeamListProps) {
  const t = useText();
  const [act, setAct] = useState<Act | null>(null);
  const close = () => setAct(null);
  const make = () => setAct({ what: 'save', on: null });
  useShortcuts(mayChange ? [{ keys: 't', label: t('teams.add'), run: make }] : []);
  return (
    <section aria-labelledby="teams" className="pt-5">
      <div className="flex h-8 items-center gap-3 px-5">
        <h2 id="teams" className="flex-1 text-section">
          {t('teams.title')}
        </h2>
        {mayChange && (
          <Button size="small" keys="t" onClick={make}>
            {t('teams.add')}
          </Button>
        )}
      </div>
      {teams.length === 0 ? (
        <p className="px-5 text-ink-2">{t('teams.none')}</p>
      ) : (
        <table aria-label={t('teams.table')} className="w-full min-w-[860px] table-fixed">
          <thead>
            <tr className="h-[30px] border-b border-line text-left text-caption text-ink-2">
              {COLUMNS.map(({ id, width }) => (
                <th key={id} scope="col" className={`px-2 font-normal first:pl-5 ${width}`}>
                  {t(`teams.columns.${id}`)}
                </th>
              ))}
              {mayChange && (
                <th scope="col" className="w-44 pr-5">
                  <span className="sr-only">{t('teams.columns.act')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {teams.map((team) => (
              <TeamRow key={team.id} team={team} onAct={mayChange ? (what) => setAct({ what, on: team }) : null} />
            ))}
          </tbody>
        </table>
      )}
      {act?.what === 'save' && <TeamDialog team={act.on} members={members} onClose={close} />}
      {act?.what === 'delete' && <DeleteTeamDialog team={act.on} onClose={close} />}
    </section>
  );
}
