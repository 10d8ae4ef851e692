import type { Document } from '@tallyport/contracts/document-extraction/document';
import { cancelExtraction, extractAllDocuments, retryExtraction, withdrawDocument } from '@tallyport/contracts/document-extraction/http';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../components/ui/toast.js';
import { problemText } from '../../../i18n/problem-text.js';
import { useText } from '../../../i18n/use-text.js';
import { call } from '../../../lib/api/call.js';
import { useDesk } from '../../../lib/desk.js';
import { queryKeys } from '../../../lib/query-keys.js';
import { useCommand } from '../../../lib/use-command.js';

/** What a person may do with the documents of a job. A failure is told; the list then shows what really stands. */
export function useDocumentCommands(jobId: string) {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  const job = { o: org.id, id: jobId };
  const refresh = () => void cache.invalidateQueries({ queryKey: queryKeys.job(org.id, jobId) });
  const failing = (title: string) => ({ onSettled: refresh, onError: (error: Error) => toast.error(problemText(error), { title }) });

  return {
    cancel: useCommand(
      (document: string, idempotencyKey) => call(cancelExtraction, { ...job, document }, { idempotencyKey }),
      failing(t('documents.notCancelled')),
    ),
    retry: useCommand(
      (document: string, idempotencyKey) => call(retryExtraction, { ...job, document }, { idempotencyKey }),
      failing(t('documents.notRetried')),
    ),
    readAll: useCommand(
      (_: void, idempotencyKey) => call(extractAllDocuments, job, { idempotencyKey }),
      failing(t('documents.notRetried')),
    ),
    withdraw: useCommand(
      (document: Document, idempotencyKey) => call(withdrawDocument, { ...job, document: document.id }, { idempotencyKey }),
      {
        ...failing(t('documents.notWithdrawn')),
        onSuccess: (_, document) => toast.success(t('documents.withdrawn', { name: document.file_name })),
      },
    ),
  };
}
