import type { SyncCommand } from '@tallyport/contracts/freight-export/sync-commands';
import { SyncRuns } from '@tallyport/temporal/sync-runs';
import type { Temporal } from '@tallyport/temporal/temporal';
import type { SyncRef } from '@tallyport/workflows/freight-sync/messages';
import type { Recorded } from '@tallyport/workflows/support/messages';
import { explained } from './explained.js';
import type { SyncProcess } from './processes.js';

/** Fetches from freight systems as workflows. */
export class TemporalSyncs implements SyncProcess {
  private readonly runs: SyncRuns;

  constructor(temporal: Temporal) {
    this.runs = new SyncRuns(temporal);
  }

  async send(ref: SyncRef, command: SyncCommand): Promise<Recorded> {
    return this.runs.send(ref, command).catch((error: unknown) => {
      throw explained(error);
    });
  }
}
