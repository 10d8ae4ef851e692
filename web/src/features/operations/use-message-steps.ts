import { matchFreightMessage, setFreightMessageAside } from '@tallyport/contracts/freight-export/freight-message-http';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useDesk } from '../../lib/desk.js';
import { useCommand } from '../../lib/use-command.js';
import { exportQueries } from './queries.js';

/** Where a message belongs, or that it belongs nowhere. */
export function useMessageSteps(messageId: string, done: () => void) {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  const params = { o: org.id, freight_message: messageId };
  const after = async (words: string) => {
    toast.plain(words);
    done();
    await cache.invalidateQueries({ queryKey: exportQueries.all(org.id) });
  };
  const onError = (error: Error) => toast.error(problemText(error));
  const match = useCommand(
    ({ id }: { readonly id: string; readonly code: string }, idempotencyKey) =>
      call(matchFreightMessage, { ...params, body: { export: id } }, { idempotencyKey }),
    { onSuccess: (_, { code }) => after(t('operations.unmatched.matched', { code })), onError },
  );
  const setAside = useCommand(
    (reason: string, idempotencyKey) => call(setFreightMessageAside, { ...params, body: { reason } }, { idempotencyKey }),
    { onSuccess: () => after(t('operations.unmatched.aside')), onError },
  );
  return { match, setAside };
}
