import { type OrgMember, putMember } from '@tallyport/contracts/organisation/member-http';
import { putMemberTeams } from '@tallyport/contracts/organisation/team-http';
import { nameOf } from '../../components/trade/person.js';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useDesk } from '../../lib/desk.js';
import { useCommand } from '../../lib/use-command.js';
import type { Standing } from './standing-choice.js';
import { useRefetchMembers } from './use-refetch-members.js';

/** What changes of a member; null is what stays. */
interface Wish {
  readonly standing: Standing | null;
  readonly teams: readonly string[] | null;
}

/** Writes what changed of a member. What the first of two calls wrote stays, and pressed again only the second is left to do. */
export function useSaveMember({ id, ...person }: OrgMember) {
  const t = useText();
  const { org } = useDesk();
  const refetch = useRefetchMembers();
  const where = { o: org.id, member: id };
  const standing = useCommand(({ user_type, capacities }: Standing, idempotencyKey) =>
    call(putMember, { ...where, body: { user_type, capacities: [...capacities] } }, { idempotencyKey }),
  );
  const teams = useCommand((ids: readonly string[], idempotencyKey) =>
    call(putMemberTeams, { ...where, body: { teams: [...ids] } }, { idempotencyKey }),
  );
  const save = async (wish: Wish, onSaved: () => void) => {
    try {
      if (wish.standing !== null) await standing.mutateAsync(wish.standing);
      if (wish.teams !== null) await teams.mutateAsync(wish.teams);
      toast.success(t('team.saved', { name: nameOf(person) }));
      onSaved();
    } catch (error) {
      toast.error(problemText(error));
    }
    refetch();
  };
  return { save, isPending: standing.isPending || teams.isPending };
}
