import type { LodgementCommand } from '@tallyport/contracts/lodgement/commands';
import { LodgementRuns } from '@tallyport/temporal/lodgement-runs';
import type { Temporal } from '@tallyport/temporal/temporal';
import type { Recorded } from '@tallyport/workflows/support/messages';
import { explained } from './explained.js';
import type { LodgementProcess } from './processes.js';

/** Lodgements as workflows. */
export class TemporalLodgements implements LodgementProcess {
  private readonly runs: LodgementRuns;

  constructor(temporal: Temporal) {
    this.runs = new LodgementRuns(temporal);
  }

  async send(command: LodgementCommand): Promise<Recorded> {
    return this.runs.send(command).catch((error: unknown) => {
      throw explained(error);
    });
  }
}
