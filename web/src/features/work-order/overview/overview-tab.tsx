import type { JobTabProps } from '../job/job-tab.js';
import { ExportFailures } from './export-failures.js';
import { FailingChecksList } from './failing-checks-list.js';
import { JobFactsPanel } from './job-facts-panel.js';
import { JobOffers } from './job-offers.js';
import { NextCard } from './next-card.js';
import { PapersPanel } from './papers-panel.js';
import { ToCheckList } from './to-check-list.js';

/** What is this job, what is wrong, what do I do. */
export function OverviewTab({ job, asOf }: JobTabProps) {
  return (
    <div className="flex min-h-0 flex-1">
      <div className="min-w-0 flex-1 overflow-y-auto">
        {asOf === undefined && <JobOffers job={job} />}
        {asOf === undefined && <NextCard job={job} />}
        {asOf === undefined && <ExportFailures job={job} />}
        <FailingChecksList job={job} asOf={asOf} />
        <ToCheckList job={job} asOf={asOf} />
      </div>
      <aside className="w-[400px] shrink-0 overflow-y-auto border-l border-line bg-sunken px-4 py-3 min-[1680px]:w-[560px]">
        <JobFactsPanel job={job} readOnly={asOf !== undefined} />
        <PapersPanel job={job} asOf={asOf} />
      </aside>
    </div>
  );
}
