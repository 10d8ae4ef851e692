import type { ComponentProps } from 'react';
import { ExportsTab } from '../../features/exports/exports-tab.js';
import { JobExports } from '../../features/operations/job-exports.js';

/** What is exchanged with the freight system, with the exports of the job as the cockpit shows them. */
export function ExportsWithAttempts(props: Omit<ComponentProps<typeof ExportsTab>, 'JobExports'>) {
  return <ExportsTab {...props} JobExports={JobExports} />;
}
