import type { Sync } from '@tallyport/contracts/freight-export/sync';

/** A fetch as it stands now: one whose time is over has failed, even where nobody is there any more to record that. */
export function standingSync(sync: Sync, now: number): Sync {
  if (sync.state !== 'running' || sync.ends_by === null || Date.parse(sync.ends_by) > now) return sync;
  return { ...sync, state: 'failed', cause: 'timeout', ended_at: sync.ends_by };
}
