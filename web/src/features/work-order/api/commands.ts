import { allocateAssignee, deleteWorkOrder, updateJobStatus, type WorkOrder } from '@tallyport/contracts/work-order/http';
import type { JobStatus } from '@tallyport/contracts/work-order/job-status';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../components/ui/toast.js';
import { problemText } from '../../../i18n/problem-text.js';
import { useText } from '../../../i18n/use-text.js';
import { call } from '../../../lib/api/call.js';
import { useDesk } from '../../../lib/desk.js';
import { queryKeys } from '../../../lib/query-keys.js';
import { useCommand } from '../../../lib/use-command.js';
import { cacheWorkOrder } from './cache-work-order.js';

/** One step forward, or back with a reason. After a failure the old status stands again, and the toast names both. */
export function useChangeStatus(job: WorkOrder) {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  return useCommand(
    (body: { job_status: JobStatus; reason: string | null }, idempotencyKey) =>
      call(updateJobStatus, { o: org.id, id: job.id, body }, { idempotencyKey }),
    {
      onSuccess: (written) => cacheWorkOrder(cache, org.id, written),
      onError: (error, { job_status }) =>
        toast.error(problemText(error), {
          title: t('job.statusKept', { now: t(`workOrder.status.${job.job_status}`), wanted: t(`workOrder.status.${job_status}`) }),
        }),
    },
  );
}

/** Gives the job to a compiler or a broker, or takes it back. */
export function useAssign(job: WorkOrder) {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  return useCommand(
    (body: { user_id: string | null; user_type: 'compiler' | 'broker' }, idempotencyKey) =>
      call(allocateAssignee, { o: org.id, id: job.id, body }, { idempotencyKey }),
    {
      onSuccess: (written) => cacheWorkOrder(cache, org.id, written),
      onError: (error) => toast.error(problemText(error), { title: t('job.notAssigned') }),
    },
  );
}

/** Deletes the job; its page has nothing to show any more. */
export function useDeleteJob(job: WorkOrder, onDeleted: () => void) {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  return useCommand((_: void, idempotencyKey) => call(deleteWorkOrder, { o: org.id, id: job.id }, { idempotencyKey }), {
    onSuccess: () => {
      toast.done('delete', t('job.deleted', { code: job.code }));
      onDeleted();
      cache.removeQueries({ queryKey: queryKeys.job(org.id, job.id) });
      void cache.invalidateQueries({ queryKey: queryKeys.jobLists(org.id) });
    },
    onError: (error) => toast.error(problemText(error), { title: t('job.notDeleted', { code: job.code }) }),
  });
}
