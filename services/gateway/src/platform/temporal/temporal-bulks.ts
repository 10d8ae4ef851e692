import type { BulkCommand } from '@tallyport/contracts/freight-export/bulk-commands';
import { BulkRuns } from '@tallyport/temporal/bulk-runs';
import type { Temporal } from '@tallyport/temporal/temporal';
import type { Recorded } from '@tallyport/workflows/support/messages';
import { explained } from './explained.js';
import type { BulkProcess } from './processes.js';

/** Steps for many exports as workflows. */
export class TemporalBulks implements BulkProcess {
  private readonly runs: BulkRuns;

  constructor(temporal: Temporal) {
    this.runs = new BulkRuns(temporal);
  }

  async send(command: BulkCommand): Promise<Recorded> {
    return this.runs.send(command).catch((error: unknown) => {
      throw explained(error);
    });
  }
}
