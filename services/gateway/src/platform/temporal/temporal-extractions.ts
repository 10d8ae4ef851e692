import { ExtractionRuns } from '@tallyport/temporal/extraction-runs';
import type { Temporal } from '@tallyport/temporal/temporal';
import type { CancelExtraction, ExtractionRef } from '@tallyport/workflows/document-extraction/messages';
import type { ExtractionProcess } from './processes.js';
import { unavailable } from './unavailable.js';

/** Readings as workflows. Cancelling starts the run where there is none yet, so that a reading that waits in line can be stopped too. */
export class TemporalExtractions implements ExtractionProcess {
  private readonly runs: ExtractionRuns;

  constructor(temporal: Temporal) {
    this.runs = new ExtractionRuns(temporal);
  }

  async cancel(document: ExtractionRef, request: CancelExtraction): Promise<void> {
    await this.runs.cancel(document, request).catch((error: unknown) => {
      throw unavailable(error);
    });
  }
}
