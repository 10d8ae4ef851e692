import { useParams } from 'react-router-dom';
import { JobPage } from '../../features/work-order/job/job-page.js';
import { JOB_TABS } from '../job-tabs.js';

export function JobRoute() {
  const { jobId = '' } = useParams();
  return <JobPage key={jobId} jobId={jobId} tabs={JOB_TABS} />;
}
