import { exportWorkflowId } from '@tallyport/workflows/freight-export/messages';
import type { Config } from '../../../config.js';

/** The address at which Temporal shows the run of an export; null where the installation names no such pages. */
export function workflowPage(config: Pick<Config, 'TEMPORAL_PAGES_ADDRESS' | 'TEMPORAL_NAMESPACE'>, exportId: string): string | null {
  const { TEMPORAL_PAGES_ADDRESS: pages, TEMPORAL_NAMESPACE: namespace } = config;
  if (pages === '') return null;
  const [within, run] = [namespace, exportWorkflowId(exportId)].map(encodeURIComponent);
  return `${pages.replace(/\/+$/, '')}/namespaces/${within}/workflows/${run}`;
}
