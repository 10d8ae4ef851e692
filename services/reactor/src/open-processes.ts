import type { ExtractionRuns } from '@tallyport/temporal/extraction-runs';
import type pg from 'pg';
import { allOpenExtractions } from './open-extractions.js';
import { startOrClose } from './start-or-close.js';

/** A kind of process whose workflow has to run while its stream is open. */
export interface ProcessKind {
  readonly name: string;
  /** Starts, or finds running, the workflow of every open stream. Answers how many there are. */
  startAll(log: pg.Pool): Promise<number>;
}

/**
 * Every kind of process that waits for something by itself. A `workOrder` workflow does not: it comes back with the
 * next command and loads what it needs then.
 */
export function processKinds(extractions: ExtractionRuns): readonly ProcessKind[] {
  return [{ name: 'extractions', startAll: (log) => startExtractions(log, extractions) }];
}

async function startExtractions(log: pg.Pool, extractions: ExtractionRuns): Promise<number> {
  const open = await allOpenExtractions(log);
  for (const one of open) await startOrClose({ log, extractions }, one);
  return open.length;
}
