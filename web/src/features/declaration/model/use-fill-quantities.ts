import { calcInvoiceLinesCustomsUq } from '@tallyport/contracts/classification/line-http';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../components/ui/toast.js';
import { problemText } from '../../../i18n/problem-text.js';
import { useText } from '../../../i18n/use-text.js';
import { call } from '../../../lib/api/call.js';
import { lastWritten } from '../../../lib/api/last-written.js';
import { useDesk } from '../../../lib/desk.js';
import { queryKeys } from '../../../lib/query-keys.js';
import { useCommand } from '../../../lib/use-command.js';

/** Fills what follows from the classification of each line, and says why others were left. */
export function useFillQuantities(jobId: string) {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  const command = useCommand(
    (_: undefined, idempotencyKey) =>
      call(calcInvoiceLinesCustomsUq, { o: org.id, id: jobId }, { idempotencyKey, ifPosition: lastWritten() }),
    {
      onSuccess: ({ results, count, filled }) => {
        const why = results.find(({ outcome }) => outcome === 'none')?.why;
        toast.plain(
          why === undefined
            ? t('declaration.filled', { filled, count })
            : t('declaration.filledFirstOther', { filled, count, because: t(`declaration.uncounted.${why}`) }),
        );
        void cache.invalidateQueries({ queryKey: queryKeys.job(org.id, jobId) });
      },
      onError: (error) => toast.error(problemText(error)),
    },
  );
  return { run: () => command.mutate(undefined), isPending: command.isPending };
}
