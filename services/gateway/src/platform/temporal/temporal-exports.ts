import type { ExportCommand } from '@tallyport/contracts/freight-export/export-commands';
import type { ExportKind } from '@tallyport/contracts/freight-export/export-standing';
import { ExportRuns } from '@tallyport/temporal/export-runs';
import type { Temporal } from '@tallyport/temporal/temporal';
import type { Recorded } from '@tallyport/workflows/support/messages';
import { explained } from './explained.js';
import type { ExportProcess } from './processes.js';

/** Exports as workflows. */
export class TemporalExports implements ExportProcess {
  private readonly runs: ExportRuns;

  constructor(temporal: Temporal) {
    this.runs = new ExportRuns(temporal);
  }

  async send(kind: ExportKind, command: ExportCommand): Promise<Recorded> {
    return this.runs.send(kind, command).catch((error: unknown) => {
      throw explained(error);
    });
  }
}
