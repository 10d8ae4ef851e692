import type { Document } from '@tallyport/contracts/document-extraction/document';
import { keepDocument, moveDocument } from '@tallyport/contracts/document-extraction/http';
import type { KeptFor } from '@tallyport/contracts/document-extraction/stray';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQueryClient } from '@tanstack/react-query';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useDesk } from '../../lib/desk.js';
import { queryKeys } from '../../lib/query-keys.js';
import { useCommand } from '../../lib/use-command.js';
import { toast } from '../ui/toast.js';

type Job = Pick<WorkOrder, 'id' | 'code'>;

/** What can be done about a paper that seems to be of another job: keep it here, or give it to that job. */
export function useStrayCommands({ id: document, work_order_id: jobId, file_name: name }: Document) {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  const place = { o: org.id, id: jobId, document };
  const refresh = () => void cache.invalidateQueries({ queryKey: queryKeys.job(org.id, jobId) });
  const onError = (error: Error) => toast.error(problemText(error));
  return {
    keep: useCommand(
      (findings: readonly KeptFor[], idempotencyKey) => {
        const kept_for = findings.map(({ reason, said }) => ({ reason, said }));
        return call(keepDocument, { ...place, body: { kept_for } }, { idempotencyKey });
      },
      { onSettled: refresh, onError },
    ),
    move: useCommand((to: Job, idempotencyKey) => call(moveDocument, { ...place, body: { work_order_id: to.id } }, { idempotencyKey }), {
      onSettled: refresh,
      onError,
      onSuccess: (_, to) => {
        toast.success(t('documents.stray.moved', { name, code: to.code }));
        void cache.invalidateQueries({ queryKey: queryKeys.job(org.id, to.id) });
      },
    }),
  };
}
