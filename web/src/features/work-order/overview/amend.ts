import type { WorkOrderDetails } from '@tallyport/contracts/work-order/details';
import { putWorkOrder, type WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../../components/ui/toast.js';
import { problemText } from '../../../i18n/problem-text.js';
import { call } from '../../../lib/api/call.js';
import { HttpError } from '../../../lib/api/http-error.js';
import { useDesk } from '../../../lib/desk.js';
import { useCommand } from '../../../lib/use-command.js';
import { cacheWorkOrder } from '../api/cache-work-order.js';
import { workOrderQueries } from '../api/queries.js';

export type Details = Partial<WorkOrderDetails>;

/** What two people wrote into one field. */
export interface Conflict {
  readonly mine: Details;
  readonly theirs: string;
}

/**
 * Changes facts of a job. What was seen is named by its position, so that a field that somebody else changed meanwhile
 * is refused: both values then stand beside each other, and the person chooses.
 */
export function useAmend(job: WorkOrder) {
  const { org } = useDesk();
  const cache = useQueryClient();
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const amend = useCommand(
    ({ changes, seen }: { changes: Details; seen: number | null }, idempotencyKey) =>
      call(
        putWorkOrder,
        { o: org.id, id: job.id, body: { ...changes, ...(seen !== null && { stream_position: seen }) } },
        { idempotencyKey },
      ),
    {
      onSuccess: (written) => {
        setConflict(null);
        cacheWorkOrder(cache, org.id, written);
      },
      onError: (error, { changes }) => {
        const theirs = error instanceof HttpError && error.is('field-conflict') ? error.problem?.conflicts?.[0]?.theirs : undefined;
        if (theirs === undefined) toast.error(problemText(error));
        else setConflict({ mine: changes, theirs: typeof theirs === 'string' ? theirs : JSON.stringify(theirs) });
      },
    },
  );

  return {
    conflict,
    isPending: amend.isPending,
    change: (changes: Details) => amend.mutate({ changes, seen: job.stream_position }),
    /** Against what stands now, whatever it is. */
    insist: () => conflict && amend.mutate({ changes: conflict.mine, seen: null }),
    giveIn: () => {
      setConflict(null);
      void cache.invalidateQueries({ queryKey: workOrderQueries.detail(org.id, job.id).queryKey });
    },
  };
}
