import { exportToCustoms, type FreightExchange, type SyncCargowise, syncCargowise } from '@tallyport/contracts/freight-export/job-http';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { lastWritten } from '../../lib/api/last-written.js';
import { useDesk } from '../../lib/desk.js';
import { queryKeys } from '../../lib/query-keys.js';
import { useCommand } from '../../lib/use-command.js';

/** What a person begins on the tab: an exchange with the freight system, or the snapshot for customs. */
export type Exchange = SyncCargowise | { readonly action: 'customs'; readonly reason?: string };

/** Begins an exchange. All presses of one wish carry one key, so that a double click has one effect (fault 102). */
export function useExchange(jobId: string) {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  return useCommand<FreightExchange, Exchange>(
    (wish, idempotencyKey) => {
      const at = { o: org.id, id: jobId };
      const carried = { idempotencyKey, ifPosition: lastWritten() };
      if (wish.action !== 'customs') return call(syncCargowise, { ...at, body: wish }, carried);
      return call(exportToCustoms, { ...at, body: wish.reason === undefined ? {} : { reason: wish.reason } }, carried);
    },
    {
      onSuccess: async (_, { action }) => {
        await cache.invalidateQueries({ queryKey: queryKeys.job(org.id, jobId) });
        if (action !== 'look' && action !== 'pull') toast.plain(t(`exports.begun.${action}`));
      },
      onError: (error, { action }) => toast.error(problemText(error), { title: t(`exports.failed.${action}`) }),
    },
  );
}
