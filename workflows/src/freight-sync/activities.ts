import type { SyncCounts, SyncEvent } from '@tallyport/contracts/freight-export/sync-events';
import type { SyncRef } from './messages.js';

type DataOf<Type extends SyncEvent['type']> = Extract<SyncEvent, { type: Type }>['data'];

/** Where reading goes on: what was counted, and the last key that was kept. */
export interface SyncPage extends SyncRef {
  readonly counts: SyncCounts;
  readonly after: string | null;
}

/** A page was kept and there are more; all was read; it cannot be read. */
export type PageRead =
  | { readonly kind: 'more'; readonly counts: SyncCounts; readonly after: string }
  | ({ readonly kind: 'finished' } & Omit<DataOf<'sync.finished'>, 'syncId'>)
  | ({ readonly kind: 'failed' } & Omit<DataOf<'sync.failed'>, 'syncId'>);

/** Reading from a freight system, on the queue `exports`. Reading changes nothing there, so that it may be repeated. */
export interface SyncActivities {
  /** Reads one page, or the one job, and keeps it. */
  readPage(page: SyncPage): Promise<PageRead>;
}
