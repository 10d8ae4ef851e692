import { type Branch, createBranch, putBranch } from '@tallyport/contracts/organisation/branch-http';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../components/ui/toast.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useDesk } from '../../lib/desk.js';
import { queryKeys } from '../../lib/query-keys.js';
import { useCommand } from '../../lib/use-command.js';

type BranchInput = Omit<Branch, 'id'>;

/** Adds a branch, or changes the one that is given. The organisations of the desk are fetched again: they hold their branches. */
export function useSaveBranch(branch: Branch | null) {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  const send = (body: BranchInput, idempotencyKey: string) =>
    branch === null
      ? call(createBranch, { o: org.id, body }, { idempotencyKey })
      : call(putBranch, { o: org.id, branch: branch.id, body }, { idempotencyKey });
  return useCommand(send, {
    onSuccess: ({ name }) => {
      void cache.invalidateQueries({ queryKey: queryKeys.accessible });
      toast.success(t(branch === null ? 'branches.added' : 'branches.saved', { name }));
    },
  });
}
