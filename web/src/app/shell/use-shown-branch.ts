import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { workOrderQueries } from '../../features/work-order/api/queries.js';
import { type Branch, useDesk } from '../../lib/desk.js';

/** The branch of what is on the screen: the job's own, or the one to which the list is narrowed; null is all of them. */
export function useShownBranch(jobId: string | undefined): Branch | null {
  const { org } = useDesk();
  const [search] = useSearchParams();
  const job = useQuery({ ...workOrderQueries.detail(org.id, jobId ?? ''), enabled: jobId !== undefined });
  const shown = jobId === undefined ? search.get('branch') : job.data === '404' ? null : job.data?.branch;
  return org.branches_info.find(({ id }) => id === shown) ?? null;
}
