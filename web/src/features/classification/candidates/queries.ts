import { refuseTariffCode, suggestTariffCodes } from '@tallyport/contracts/classification/line-http';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../components/ui/toast.js';
import { problemText } from '../../../i18n/problem-text.js';
import { call } from '../../../lib/api/call.js';
import { useDesk } from '../../../lib/desk.js';
import { queryKeys, shows } from '../../../lib/query-keys.js';
import { useCommand } from '../../../lib/use-command.js';

interface LineAddress {
  readonly orgId: string;
  readonly jobId: string;
  readonly recordId: string;
  readonly lineId: string;
}

export const candidateQueries = {
  ofLine: ({ orgId, jobId, recordId, lineId }: LineAddress) =>
    queryOptions({
      queryKey: [...queryKeys.job(orgId, jobId), 'tariff-suggestions', recordId, lineId],
      queryFn: async ({ signal }) => {
        const page = await call(suggestTariffCodes, { o: orgId, id: jobId, record: recordId, query: { line: lineId } }, { signal });
        return page.results[0] ?? null;
      },
      meta: shows('invoice'),
    }),
};

/** Refuses a code for the goods of a line: it is put aside for them from now on. */
export function useRefusal(line: Omit<LineAddress, 'orgId'>) {
  const { org } = useDesk();
  const cache = useQueryClient();
  const { jobId, recordId, lineId } = line;
  return useCommand(
    (code: string, idempotencyKey) =>
      call(refuseTariffCode, { o: org.id, id: jobId, record: recordId, body: { line_id: lineId, code } }, { idempotencyKey }),
    {
      onSuccess: (suggestion) => cache.setQueryData(candidateQueries.ofLine({ orgId: org.id, ...line }).queryKey, suggestion),
      onError: (error) => toast.error(problemText(error)),
      onSettled: () => cache.invalidateQueries({ queryKey: queryKeys.job(org.id, jobId) }),
    },
  );
}
