import type { JobStatus } from '../work-order/job-status.js';
import { defineCodeList } from './code-list.js';

/** Labels of the job statuses, to the letter of the specification. */
export const JOB_STATUS_LIST = defineCodeList<JobStatus>('job_status', [
  ['received', 'Job Received', '已收单'],
  ['compile', 'Ready for Compile', '待制单'],
  ['available', 'Available', '可接单'],
  ['accepted', 'Accepted', '已接单'],
  ['lodged', 'Lodged', '已申报'],
]);
