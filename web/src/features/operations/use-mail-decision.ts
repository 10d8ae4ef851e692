import type { OutgoingEmail } from '@tallyport/contracts/outbound-email/http';
import { countEmailAsSent, sendEmailAgain } from '@tallyport/contracts/outbound-email/http';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useDesk } from '../../lib/desk.js';
import { useCommand } from '../../lib/use-command.js';
import { exportQueries } from './queries.js';

/** What a person says of a mail: it arrived, or it goes once more. */
export function useMailDecision(mail: OutgoingEmail | undefined, done: () => void) {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  const params = { o: org.id, email: mail?.id ?? '' };
  const after = async (words: string) => {
    toast.plain(words);
    done();
    await cache.invalidateQueries({ queryKey: exportQueries.all(org.id) });
  };
  const onError = (error: Error) => toast.error(problemText(error));
  const arrived = useCommand(
    (reason: string, idempotencyKey) => call(countEmailAsSent, { ...params, body: { reason } }, { idempotencyKey }),
    { onSuccess: () => after(t('operations.mails.counted')), onError },
  );
  const again = useCommand((reason: string, idempotencyKey) => call(sendEmailAgain, { ...params, body: { reason } }, { idempotencyKey }), {
    onSuccess: ({ to }) => after(t('operations.mails.goes', { to: to.join(', ') })),
    onError,
  });
  return { arrived, again };
}
