import type { Standing } from '@tallyport/contracts/organisation/roles';
import type { ProblemCode } from '@tallyport/contracts/problem';
import type { JobStatus } from '@tallyport/contracts/work-order/job-status';

/**
 * Why a job may not be received at a status, or null: the steps that it leaves out are not a way around who may do them.
 * *Lodged* is what customs answers, or a broker's word with a reason, on a job that is there.
 */
export function refusalOfReceiving(status: JobStatus, { role }: Standing): ProblemCode | null {
  if (status === 'lodged') return 'invalid-input';
  if (status === 'accepted' && role !== 'broker') return 'not-allowed';
  return null;
}
