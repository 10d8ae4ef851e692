import type { BodyInputOf } from '@tallyport/contracts/define-operation';
import type { CurrentUser } from '@tallyport/contracts/organisation/http';
import { updateInfo } from '@tallyport/contracts/organisation/profile-http';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { call } from '../../lib/api/call.js';
import { profileQueries } from './queries.js';

/** A change of one's own account: the page shows what the server answers, and what goes wrong is said. */
export function useOwnChange<Input>(
  send: (input: Input) => Promise<CurrentUser>,
  said: (input: Input) => string,
): UseMutationResult<CurrentUser, Error, Input> {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (user, input) => {
      cache.setQueryData(profileQueries.me().queryKey, user);
      toast.success(said(input));
    },
    onError: (error) => toast.error(problemText(error)),
  });
}

export function useUpdateInfo(me: CurrentUser, said: (input: BodyInputOf<typeof updateInfo>) => string) {
  return useOwnChange((body: BodyInputOf<typeof updateInfo>) => call(updateInfo, { id: me.id, body }), said);
}
