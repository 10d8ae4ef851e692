import type { BodyInputOf } from '@tallyport/contracts/define-operation';
import { type ApiKey, createApiKey, revokeApiKey } from '@tallyport/contracts/organisation/api-key-http';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useDesk } from '../../lib/desk.js';
import { keyNamesQuery } from '../../lib/people.js';
import { useCommand } from '../../lib/use-command.js';
import { apiKeyQueries } from './queries.js';

export type KeyWish = BodyInputOf<typeof createApiKey>;

/** What was written is fetched again, with the names that histories show. */
function useRefetch(): () => void {
  const { org } = useDesk();
  const cache = useQueryClient();
  return () => {
    void cache.invalidateQueries({ queryKey: apiKeyQueries.list(org.id).queryKey });
    void cache.invalidateQueries({ queryKey: keyNamesQuery(org.id).queryKey });
  };
}

/** Makes a key. Its secret is in the answer alone: it never comes into the cache of queries. */
export function useMakeKey() {
  const { org } = useDesk();
  const refetch = useRefetch();
  return useCommand((body: KeyWish, idempotencyKey) => call(createApiKey, { o: org.id, body }, { idempotencyKey }), {
    onSuccess: refetch,
    onError: (error) => toast.error(problemText(error)),
    gcTime: 0,
  });
}

export function useRevokeKey() {
  const t = useText();
  const { org } = useDesk();
  const refetch = useRefetch();
  return useCommand(({ id }: ApiKey, idempotencyKey) => call(revokeApiKey, { o: org.id, id }, { idempotencyKey }), {
    onSuccess: ({ name }) => {
      refetch();
      toast.success(t('apiKeys.revoked', { name }));
    },
    onError: (error) => toast.error(problemText(error)),
  });
}
