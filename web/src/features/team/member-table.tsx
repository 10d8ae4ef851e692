import type { OrgMember } from '@tallyport/contracts/organisation/member-http';
import type { Team } from '@tallyport/contracts/organisation/team-http';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { useCursor } from '../../lib/use-cursor.js';
import { MemberDialog } from './member-dialog.js';
import { MemberRow } from './member-row.js';
import { RemoveDialog } from './remove-dialog.js';

interface MemberTableProps {
  readonly members: readonly OrgMember[];
  readonly teams: readonly Team[];
  readonly mayChange: boolean;
}

const COLUMNS = [
  { id: 'name', width: 'w-[21%]' },
  { id: 'email', width: 'w-[21%]' },
  { id: 'role', width: 'w-[18%]' },
  { id: 'capacities', width: 'w-[15%]' },
  { id: 'teams', width: 'w-[12%]' },
  { id: 'openJobs', width: 'w-[13%] text-right' },
] as const;

/** The members by name, with a cursor that keys move. */
export function MemberTable({ members, teams, mayChange }: MemberTableProps) {
  const t = useText();
  const cursor = useCursor(members.length);
  const current = members[cursor.at];
  const [acts, setActs] = useState<{ on: OrgMember; what: 'change' | 'remove' } | null>(null);
  const close = () => setActs(null);
  const teamsOf = (id: string) => teams.filter((team) => team.members.some((one) => one.id === id));
  useShortcuts([
    { keys: 'j', label: t('team.keys.next'), run: () => cursor.move(1) },
    { keys: 'k', label: t('team.keys.previous'), run: () => cursor.move(-1) },
    { keys: 'arrowdown', label: t('team.keys.next'), run: () => cursor.move(1), minor: true },
    { keys: 'arrowup', label: t('team.keys.previous'), run: () => cursor.move(-1), minor: true },
    ...(mayChange && current
      ? [
          { keys: 'e', label: t('team.edit'), run: () => setActs({ on: current, what: 'change' as const }) },
          { keys: 'x', label: t('team.remove'), run: () => setActs({ on: current, what: 'remove' as const }) },
        ]
      : []),
  ]);
  return (
    <>
      <table aria-label={t('team.table')} className="w-full min-w-[920px] table-fixed">
        <thead>
          <tr className="h-[30px] border-b border-line text-left text-caption text-ink-2">
            {COLUMNS.map(({ id, width }) => (
              <th key={id} scope="col" className={`px-2 font-normal first:pl-5 last:pr-5 ${width}`}>
                {t(`team.columns.${id}`)}
              </th>
            ))}
            {mayChange && (
              <th scope="col" className="w-40 pr-5">
                <span className="sr-only">{t('team.columns.edit')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {members.map((member, index) => (
            <MemberRow
              key={member.id}
              member={member}
              teams={teamsOf(member.id)}
              isCursor={index === cursor.at}
              onPoint={() => cursor.set(index)}
              onAct={mayChange ? (what) => setActs({ on: member, what }) : null}
            />
          ))}
        </tbody>
      </table>
      {acts?.what === 'change' && <MemberDialog member={acts.on} teams={teams} onClose={close} />}
      {acts?.what === 'remove' && <RemoveDialog member={acts.on} colleagues={members} onClose={close} />}
    </>
  );
}
