import { lazy } from 'react';
import type { JobTab } from '../features/work-order/job/job-tab.js';
import { addTexts } from '../i18n/i18n.js';

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
  {
    id: 'certificate_of_origin',
    letter: 'c',
    page: lazy(async () => ({ default: (await import('../features/records/tabs.js')).CertificatesOfOriginTab })),
  },
  {
    id: 'packing_declaration',
    letter: 'k',
    page: lazy(async () => ({ default: (await import('../features/records/tabs.js')).PackingDeclarationsTab })),
  },
  {
    id: 'fumigation_certificate',
    letter: 'f',
    isSeldom: true,
    page: lazy(async () => ({ default: (await import('../features/records/tabs.js')).FumigationCertificatesTab })),
  },
  {
    id: 'china_export_declarations',
    letter: 'h',
    isSeldom: true,
    page: lazy(async () => ({ default: (await import('../features/records/tabs.js')).ChinaExportDeclarationsTab })),
  },
  {
    id: 'declaration',
    letter: 'l',
    page: lazy(async () => ({ default: (await import('./routes/declaration-with-checks.js')).DeclarationWithChecks })),
  },
  { id: 'edi', letter: 'm', page: lazy(async () => ({ default: (await import('../features/edi/edi-tab.js')).EdiTab })) },
  {
    id: 'exports',
    letter: 'e',
    page: lazy(async () => {
      const [{ ExportsWithAttempts }] = await Promise.all([import('./routes/exports-with-attempts.js'), addTexts('operations')]);
      return { default: ExportsWithAttempts };
    }),
  },
  { id: 'workflow', letter: 'w', page: lazy(async () => ({ default: (await import('../features/history/workflow-tab.js')).WorkflowTab })) },
  {
    id: 'extracted_files',
    letter: 'x',
    page: lazy(async () => ({ default: (await import('../features/segments/segments-tab.js')).SegmentsTab })),
  },
  {
    id: 'data_tables',
    letter: 't',
    isSeldom: true,
    page: lazy(async () => ({ default: (await import('../features/data-tables/data-tables-tab.js')).DataTablesTab })),
  },
  {
    id: 'review',
    takesStage: true,
    page: lazy(async () => ({ default: (await import('../features/review/review-tab.js')).ReviewTab })),
  },
];
