import type { BodyInputOf } from '@tallyport/contracts/define-operation';
import { createTeam, deleteTeam, putTeam, type Team } from '@tallyport/contracts/organisation/team-http';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useDesk } from '../../lib/desk.js';
import { useCommand } from '../../lib/use-command.js';
import { useRefetchMembers } from './use-refetch-members.js';

type Wish = BodyInputOf<typeof createTeam>;

/** Makes a team, or changes the one that is given: only what differs is sent, so that two who change other things do not undo each other. */
export function useSaveTeam(team: Team | null) {
  const t = useText();
  const { org } = useDesk();
  const refetch = useRefetchMembers();
  const send = ({ name, members = [] }: Wish, idempotencyKey: string) => {
    if (team === null) return call(createTeam, { o: org.id, body: { name, members } }, { idempotencyKey });
    const known = team.members.map(({ id }) => id);
    const isSame = known.length === members.length && known.every((id) => members.includes(id));
    const body: BodyInputOf<typeof putTeam> = { ...(name !== team.name && { name }), ...(!isSame && { members }) };
    return call(putTeam, { o: org.id, team: team.id, body }, { idempotencyKey });
  };
  return useCommand(send, {
    onSuccess: ({ name }) => {
      refetch();
      toast.success(t(team === null ? 'teams.added' : 'teams.saved', { name }));
    },
  });
}

export function useDeleteTeam({ id, name }: Team) {
  const t = useText();
  const { org } = useDesk();
  const refetch = useRefetchMembers();
  return useCommand((_: void, idempotencyKey) => call(deleteTeam, { o: org.id, team: id }, { idempotencyKey }), {
    onError: (error: Error) => toast.error(problemText(error)),
    onSuccess: () => {
      refetch();
      toast.success(t('teams.removed', { name }));
    },
  });
}
