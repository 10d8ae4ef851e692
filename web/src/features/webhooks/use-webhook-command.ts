import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { useDesk } from '../../lib/desk.js';
import { useCommand } from '../../lib/use-command.js';
import { webhookQueries } from './queries.js';

/** A command about endpoints; after it everything of them is asked for anew, and `said` is told. */
export function useWebhookCommand<Reply, Input = void>(
  send: (orgId: string, input: Input, idempotencyKey: string) => Promise<Reply>,
  said?: string,
) {
  const { org } = useDesk();
  const cache = useQueryClient();
  return useCommand<Reply, Input>((input, idempotencyKey) => send(org.id, input, idempotencyKey), {
    onSuccess: async () => {
      if (said !== undefined) toast.plain(said);
      await cache.invalidateQueries({ queryKey: webhookQueries.all(org.id) });
    },
    onError: (error) => toast.error(problemText(error)),
  });
}
