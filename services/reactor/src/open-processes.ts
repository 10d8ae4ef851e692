import { BulkRuns } from '@tallyport/temporal/bulk-runs';
import { EmailRuns } from '@tallyport/temporal/email-runs';
import { ExportRuns } from '@tallyport/temporal/export-runs';
import { ExtractionRuns } from '@tallyport/temporal/extraction-runs';
import { LodgementRuns } from '@tallyport/temporal/lodgement-runs';
import { SyncRuns } from '@tallyport/temporal/sync-runs';
import type { Temporal } from '@tallyport/temporal/temporal';
import type pg from 'pg';
import { allOpenEmails } from './emails.js';
import { allOpenBulks, allOpenExports, allOpenSyncs } from './exports.js';
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
 * Every kind of process that waits for something by itself. A `workOrder` workflow does not, and a `lodgement` or an export
 * only while something is on its way: it comes back with the next command and loads what it needs then.
 */
export function processKinds(temporal: Temporal): readonly ProcessKind[] {
  const [extractions, lodgements] = [new ExtractionRuns(temporal), new LodgementRuns(temporal)];
  const [exports, syncs] = [new ExportRuns(temporal), new SyncRuns(temporal)];
  return [
    { name: 'extractions', startAll: (log) => startExtractions(log, extractions) },
    { name: 'lodgements', startAll: (log) => startLodgements(log, lodgements) },
    { name: 'exports', startAll: (log) => startExports(log, exports) },
    { name: 'syncs', startAll: (log) => startSyncs(log, syncs) },
    { name: 'bulks', startAll: (log) => startBulks(log, new BulkRuns(temporal)) },
    { name: 'emails', startAll: (log) => startEmails(log, new EmailRuns(temporal)) },
  ];
}

async function startLodgements(log: pg.Pool, lodgements: LodgementRuns): Promise<number> {
  const open = await allOpenLodgements(log);
  for (const one of open) await lodgements.start(one);
  return open.length;
}

async function startExports(log: pg.Pool, exports: ExportRuns): Promise<number> {
  const open = await allOpenExports(log);
  for (const one of open) await exports.start(one);
  return open.length;
}

async function startBulks(log: pg.Pool, bulks: BulkRuns): Promise<number> {
  const open = await allOpenBulks(log);
  for (const one of open) await bulks.start(one);
  return open.length;
}

async function startEmails(log: pg.Pool, emails: EmailRuns): Promise<number> {
  const open = await allOpenEmails(log);
  for (const one of open) await emails.wake(one);
  return open.length;
}

async function startSyncs(log: pg.Pool, syncs: SyncRuns): Promise<number> {
  const open = await allOpenSyncs(log);
  for (const one of open) await syncs.start(one);
  return open.length;
}

async function startExtractions(log: pg.Pool, extractions: ExtractionRuns): Promise<number> {
  const open = await allOpenExtractions(log);
  for (const one of open) await startOrClose({ log, extractions }, one);
  return open.length;
}
