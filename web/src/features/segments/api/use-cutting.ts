import type { Document } from '@tallyport/contracts/document-extraction/document';
import { correctSegments } from '@tallyport/contracts/document-extraction/http';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../components/ui/toast.js';
import { problemText } from '../../../i18n/problem-text.js';
import { useText } from '../../../i18n/use-text.js';
import { call } from '../../../lib/api/call.js';
import { useDesk } from '../../../lib/desk.js';
import { queryKeys } from '../../../lib/query-keys.js';
import { useCommand } from '../../../lib/use-command.js';
import type { Cuts } from '../model/cuts.js';

interface CutsToSave {
  readonly document: Document;
  readonly cuts: Cuts;
}

/** Puts the pieces of a file as a person wants them, against the version that was seen. */
export function useCutting(jobId: string, onDone: (written: Document) => void) {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  return useCommand(
    ({ document, cuts }: CutsToSave, idempotencyKey) =>
      call(
        correctSegments,
        {
          o: org.id,
          id: jobId,
          document: document.id,
          body: {
            segments: cuts.map(({ from, to, type, title }) => ({ from_page: from, to_page: to, type, title })),
            stream_position: document.stream_position,
          },
        },
        { idempotencyKey },
      ),
    {
      onSuccess: onDone,
      onError: (error) => toast.error(problemText(error), { title: t('segments.notCut') }),
      onSettled: () => void cache.invalidateQueries({ queryKey: queryKeys.job(org.id, jobId) }),
    },
  );
}
