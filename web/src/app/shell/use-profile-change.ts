import type { CurrentUser } from '@tallyport/contracts/organisation/http';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { queryKeys } from '../../lib/query-keys.js';

/** A change of one's own licence: the desk knows it from then on, and what goes wrong is said. */
export function useProfileChange<Input = void>(send: (input: Input) => Promise<CurrentUser>, onDone: (input: Input) => void) {
  const t = useText();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (user, input) => {
      cache.setQueryData(queryKeys.me, user);
      onDone(input);
    },
    onError: (error) => toast.error(problemText(error), { title: t('licence.failed') }),
  });
}
