import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDesk } from '../../../lib/desk.js';
import { jobChecksQuery } from '../../../lib/records/job-checks-query.js';
import { jobRecordsQuery } from '../../../lib/records/job-records-query.js';
import { recordFlagsQuery } from '../../../lib/records/record-flags-query.js';
import { checkPapers, type PaperChecks } from './failing-checks.js';

/** What the rules say of a job's papers, now or as of a moment; null until that is known. */
export function usePaperChecks(job: WorkOrder, asOf: string | undefined): PaperChecks | null {
  const { org } = useDesk();
  const { data: checks } = useQuery(jobChecksQuery(org.id, job.id, asOf));
  const { data: records } = useQuery(jobRecordsQuery(org.id, job.id, asOf));
  const { data: flags } = useQuery(recordFlagsQuery(org.id, job.id, asOf !== undefined));
  return useMemo(() => (checks && records ? checkPapers(checks, records, flags ?? []) : null), [checks, records, flags]);
}
