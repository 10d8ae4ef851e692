import { type ListedWorkOrder, updateJobStatus } from '@tallyport/contracts/work-order/http';
import type { JobStatus } from '@tallyport/contracts/work-order/job-status';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../../components/ui/toast.js';
import { problemText } from '../../../i18n/problem-text.js';
import { useText } from '../../../i18n/use-text.js';
import { call } from '../../../lib/api/call.js';
import { useDesk } from '../../../lib/desk.js';
import { useCommand } from '../../../lib/use-command.js';
import { cacheWorkOrder } from '../api/cache-work-order.js';
import { needsReason } from '../model/next-step.js';

export interface Move {
  readonly job: ListedWorkOrder;
  readonly to: JobStatus;
}

/** Moves cards by the rules of the job's page. A card stands in its new column at once, and goes back when the step is refused. */
export function useMove() {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  const [asked, setAsked] = useState<Move | null>(null);
  const [underWay, setUnderWay] = useState<ReadonlyMap<string, JobStatus>>(new Map());
  const arrive = (id: string) => setUnderWay((before) => new Map([...before].filter(([other]) => other !== id)));
  const command = useCommand(
    ({ job, to, reason }: Move & { readonly reason: string | null }, idempotencyKey) =>
      call(updateJobStatus, { o: org.id, id: job.id, body: { job_status: to, reason } }, { idempotencyKey }),
    {
      onSuccess: (written) => cacheWorkOrder(cache, org.id, written),
      onError: (error, { job, to }) =>
        toast.error(problemText(error), {
          title: t('finding.board.kept', {
            code: job.code,
            now: t(`workOrder.status.${job.job_status}`),
            wanted: t(`workOrder.status.${to}`),
          }),
        }),
      onSettled: (_reply, _error, { job }) => arrive(job.id),
    },
  );
  const send = (move: Move, reason: string | null) => {
    setUnderWay((before) => new Map([...before, [move.job.id, move.to]]));
    command.mutate({ ...move, reason });
  };
  return {
    asked,
    /** Where a card stands: in the column to which it is on its way, else in that of its status. */
    standsIn: ({ id, job_status }: ListedWorkOrder): JobStatus => underWay.get(id) ?? job_status,
    move(job: ListedWorkOrder, to: JobStatus): void {
      if (to === job.job_status || underWay.has(job.id)) return;
      if (needsReason(job.job_status, to)) setAsked({ job, to });
      else send({ job, to }, null);
    },
    confirm(reason: string): void {
      if (asked) send(asked, reason);
      setAsked(null);
    },
    cancel: () => setAsked(null),
  };
}
