import type { BodyInputOf } from '@tallyport/contracts/define-operation';
import {
  type Invitation,
  inviteMember,
  type MadeInvitation,
  resendInvitation,
  revokeInvitation,
} from '@tallyport/contracts/organisation/invitation-http';
import { type OrgMember, removeMember } from '@tallyport/contracts/organisation/member-http';
import { useQueryClient } from '@tanstack/react-query';
import { nameOf } from '../../components/trade/person.js';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useDesk } from '../../lib/desk.js';
import { useCommand } from '../../lib/use-command.js';
import { teamQueries } from './queries.js';
import { useRefetchMembers } from './use-refetch-members.js';

export type InvitationWish = BodyInputOf<typeof inviteMember>;

const sayWhy = { onError: (error: Error) => toast.error(problemText(error)) };

export function useRemoveMember({ id, ...person }: OrgMember) {
  const t = useText();
  const { org } = useDesk();
  const refetch = useRefetchMembers();
  return useCommand((_: void, idempotencyKey) => call(removeMember, { o: org.id, member: id }, { idempotencyKey }), {
    ...sayWhy,
    onSuccess: () => {
      refetch();
      toast.success(t('team.removed', { name: nameOf(person) }));
    },
  });
}

function useRefetchInvitations(): () => void {
  const { org } = useDesk();
  const cache = useQueryClient();
  return () => void cache.invalidateQueries({ queryKey: teamQueries.invitations(org.id).queryKey });
}

/** Invites. The link is in the answer alone: it never comes into the cache of queries. */
export function useInvite() {
  const { org } = useDesk();
  const onSuccess = useRefetchInvitations();
  return useCommand((body: InvitationWish, idempotencyKey) => call(inviteMember, { o: org.id, body }, { idempotencyKey }), {
    ...sayWhy,
    onSuccess,
    gcTime: 0,
  });
}

/** Sends it again, or makes its link anew. */
export function useRenewInvitation() {
  const t = useText();
  const { org } = useDesk();
  const refetch = useRefetchInvitations();
  const onSuccess = ({ email }: MadeInvitation) => {
    refetch();
    if (email !== null) toast.success(t('team.onItsWay', { email }));
  };
  return useCommand(({ id }: Invitation, idempotencyKey) => call(resendInvitation, { o: org.id, invitation: id }, { idempotencyKey }), {
    ...sayWhy,
    onSuccess,
    gcTime: 0,
  });
}

export function useRevokeInvitation() {
  const t = useText();
  const { org } = useDesk();
  const refetch = useRefetchInvitations();
  return useCommand(({ id }: Invitation, idempotencyKey) => call(revokeInvitation, { o: org.id, invitation: id }, { idempotencyKey }), {
    ...sayWhy,
    onSuccess: () => {
      refetch();
      toast.success(t('team.revoked'));
    },
  });
}
