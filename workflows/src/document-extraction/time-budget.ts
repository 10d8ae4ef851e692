import { BATCH_LIMIT_MS, EXTRACTION_LIMIT_MS } from '../support/activity-options.js';

/** The ten minutes of an extraction: only the time in which its batches run counts, not the time they wait in line. */
export class TimeBudget {
  private spentMs = 0;

  get isSpent(): boolean {
    return this.spentMs >= EXTRACTION_LIMIT_MS;
  }

  /** How long the next batch may run. */
  get nextBatchMs(): number {
    return Math.max(1_000, Math.min(BATCH_LIMIT_MS, EXTRACTION_LIMIT_MS - this.spentMs));
  }

  spend(ranMs: number): void {
    this.spentMs += ranMs;
  }
}
