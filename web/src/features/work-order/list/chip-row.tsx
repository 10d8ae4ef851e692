import { lazy, type ReactNode, Suspense } from 'react';
import { addTexts } from '../../../i18n/i18n.js';
import type { Selection } from '../bulk/use-selection.js';
import { FilterBar } from './filter-bar.js';
import type { JobList } from './use-job-list.js';

const BulkBar = lazy(async () => {
  const [{ BulkBar }] = await Promise.all([import('../bulk/bulk-bar.js'), addTexts('finding')]);
  return { default: BulkBar };
});

/** What the list is narrowed to; once something is selected, what may be done with it. */
export function ChipRow({ jobs: { written, go, selection }, children }: { readonly jobs: JobList; readonly children: ReactNode }) {
  const filters = (
    <FilterBar address={written} onChange={go}>
      {children}
    </FilterBar>
  );
  if (!hasSome(selection)) return filters;
  return (
    <Suspense fallback={filters}>
      <BulkBar selection={selection} />
    </Suspense>
  );
}

function hasSome(selection: Selection | undefined): selection is Selection {
  return selection !== undefined && selection.jobs.length > 0;
}
