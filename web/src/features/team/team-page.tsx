import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { KeysStrip } from '../../components/ui/keys-strip.js';
import { Failed, Loading } from '../../components/ui/states.js';
import { useText } from '../../i18n/use-text.js';
import { isAdmin, readsSettingsOfAdmins, useDesk } from '../../lib/desk.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { teamsQuery } from '../../lib/teams-query.js';
import { InvitationList } from './invitation-list.js';
import { InviteDialog } from './invite-dialog.js';
import { MemberTable } from './member-table.js';
import { teamQueries } from './queries.js';
import { TeamList } from './team-list.js';

/** Who belongs to the organisation, as whom, in which teams, and who is invited. */
export function TeamPage() {
  const t = useText();
  const desk = useDesk();
  const mayChange = isAdmin(desk);
  const queries = [teamQueries.members(desk.org.id), teamsQuery(desk.org.id)] as const;
  const [members, teams] = useQueries({ queries });
  const [invites, setInvites] = useState(false);
  useShortcuts(mayChange ? [{ keys: 'n', label: t('team.invite'), run: () => setInvites(true) }] : []);

  const failed = [members, teams].find(({ isLoadingError }) => isLoadingError);
  const retry = () => [members, teams].forEach(({ isLoadingError, refetch }) => isLoadingError && void refetch());
  if (failed) return <Failed error={failed.error} onRetry={retry} />;
  if (!members.data || !teams.data) return <Loading rows={6} className="flex-1" />;
  return (
    <>
      <div className="flex h-11 shrink-0 items-center gap-3 border-b border-line px-5">
        <span className="min-w-0 flex-1 truncate text-caption text-ink-3">{t('team.hint')}</span>
        {mayChange && (
          <Button variant="primary" keys="n" onClick={() => setInvites(true)}>
            {t('team.invite')}
          </Button>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
      <div className="min-h-0 flex-1 overflow-auto -outline-offset-2" tabIndex={0}>
        <MemberTable members={members.data.results} teams={teams.data.results} mayChange={mayChange} />
        <TeamList teams={teams.data.results} members={members.data.results} mayChange={mayChange} />
        {readsSettingsOfAdmins(desk) && <InvitationList mayChange={mayChange} />}
      </div>
      <KeysStrip />
      {invites && <InviteDialog onClose={() => setInvites(false)} />}
    </>
  );
}
