import type { SyncActivities } from '@tallyport/workflows/freight-sync/activities';
import { readSyncPage, type SyncPorts } from '../freight-export/read-sync-page.js';
import { alive } from './alive.js';

/** Reading from freight systems. */
export function syncActivities(ports: SyncPorts): SyncActivities {
  return { readPage: (page) => alive((signal) => readSyncPage(ports, page, signal)) };
}
