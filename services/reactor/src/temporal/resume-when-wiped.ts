import type { Log } from '@tallyport/runtime/log';
import type { Temporal } from '@tallyport/temporal/temporal';
import type pg from 'pg';
import { startOpenProcesses } from '../resume-all.js';
import { namespaceEpoch, setNamespaceEpoch } from './namespace-epoch.js';

/**
 * Gives every open process its workflow when Temporal knows of no epoch of the log: it was wiped or exchanged. One that serves another
 * life is left for `adopt`. May be repeated; the epoch is written last, so that a resume that was cut short is done again.
 */
export async function resumeWhenWiped(pool: pg.Pool, temporal: Temporal, epoch: string, log: Log): Promise<void> {
  if ((await namespaceEpoch(temporal)) !== null) return;
  log.warn('Temporal is new to this log, or was wiped: every open process gets its workflow');
  await startOpenProcesses(pool, temporal, (line) => log.info(line));
  await setNamespaceEpoch(temporal, epoch);
}
