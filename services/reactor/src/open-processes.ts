import { ExtractionRuns } from '@tallyport/temporal/extraction-runs';
import { LodgementRuns } from '@tallyport/temporal/lodgement-runs';
import type { Temporal } from '@tallyport/temporal/temporal';
import type pg from 'pg';
import { allOpenLodgements } from './lodgements.js';
import { allOpenExtractions } from './open-extractions.js';
import { startOrClose } from './start-or-close.js';

/** A kind of process whose workflow has to run while its stream is open. */
export interface ProcessKind {
  readonly name: string;
  /** Starts, or finds running, the workflow of every open stream. Answers how many there are. */
  startAll(log: pg.Pool): Promise<number>;
}

/**
 * Every kind of process that waits for something by itself. A `workOrder` workflow does not, and a `lodgement` workflow only while a
 * message is on its way: it comes back with the next command and loads what it needs then.
 */
export function processKinds(temporal: Temporal): readonly ProcessKind[] {
  const [extractions, lodgements] = [new ExtractionRuns(temporal), new LodgementRuns(temporal)];
  return [
    { name: 'extractions', startAll: (log) => startExtractions(log, extractions) },
    { name: 'lodgements', startAll: (log) => startLodgements(log, lodgements) },
  ];
}

async function startLodgements(log: pg.Pool, lodgements: LodgementRuns): Promise<number> {
  const open = await allOpenLodgements(log);
  for (const one of open) await lodgements.start(one);
  return open.length;
}

async function startExtractions(log: pg.Pool, extractions: ExtractionRuns): Promise<number> {
  const open = await allOpenExtractions(log);
  for (const one of open) await startOrClose({ log, extractions }, one);
  return open.length;
}
