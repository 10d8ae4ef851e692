import { lazy } from 'react';
import type { JobTab } from '../features/work-order/job/job-tab.js';

/** The tabs of the job page in their order. Each is a chunk of its own. */
export const JOB_TABS: readonly JobTab[] = [
  {
    id: 'overview',
    letter: 'o',
    page: lazy(async () => ({ default: (await import('../features/work-order/overview/overview-tab.js')).OverviewTab })),
  },
  {
    id: 'documents',
    letter: 'd',
    page: lazy(async () => ({ default: (await import('../features/documents/documents-tab.js')).DocumentsTab })),
    count: ({ documents }) => documents.total,
  },
  { id: 'waybills', letter: 'b', page: lazy(async () => ({ default: (await import('../features/records/tabs.js')).WaybillsTab })) },
  {
    id: 'invoices',
    letter: 'i',
    page: lazy(async () => ({ default: (await import('./routes/invoices-with-codes.js')).InvoicesWithCodes })),
  },
  {
    id: 'packing_lists',
    letter: 'p',
    page: lazy(async () => ({ default: (await import('../features/records/tabs.js')).PackingListsTab })),
  },
  { id: 'workflow', letter: 'w', page: lazy(async () => ({ default: (await import('../features/history/workflow-tab.js')).WorkflowTab })) },
  {
    id: 'review',
    takesStage: true,
    page: lazy(async () => ({ default: (await import('../features/review/review-tab.js')).ReviewTab })),
  },
];
