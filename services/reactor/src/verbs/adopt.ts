import { randomUUID } from 'node:crypto';
import { CheckpointFolder } from '@tallyport/event-store/checkpoint/checkpoint-folder';
import { takeCheckpoints } from '@tallyport/event-store/checkpoint/take-checkpoint';
import type pg from 'pg';
import { endOpenWorkflows } from '../temporal/end-open-workflows.js';
import { setNamespaceEpoch } from '../temporal/namespace-epoch.js';
import { withLog, withTemporal } from './operator.js';
import { resumeAll } from './resume.js';
import type { Verb, VerbCall } from './verb.js';

export const adopt: Verb = {
  usage: 'adopt',
  summary: 'After a restored PostgreSQL: ends all open workflows, begins a new epoch of the log with a topic of its own, resumes.',
  run: (call) =>
    withLog(call.config, (pool) =>
      withTemporal(call.config, async (temporal) => {
        const ended = await endOpenWorkflows(temporal, 'the log was restored');
        call.print(`${ended} open workflows ended`);
        const epoch = await beginEpoch(pool, call);
        await setNamespaceEpoch(temporal, epoch);
        return resumeAll(pool, temporal, call);
      }),
    ),
};

/**
 * What was numbered before is in the log and is filled from there; only what comes now goes over the new topic. The horizon
 * goes back to the beginning, since transaction ids may mean nothing in the restored cluster.
 */
async function beginEpoch(pool: pg.Pool, { config, print }: VerbCall): Promise<string> {
  const epoch = randomUUID();
  await pool.query(`update event_store.relay_state set epoch = $1, published = position, horizon = '0'`, [epoch]);
  await pool.query(`update consumer.checkpoint set epoch = $1`, [epoch]);
  print(`epoch ${epoch} began`);
  if (config.CHECKPOINT_FOLDER === undefined) return epoch;
  const signed = await takeCheckpoints(pool, new CheckpointFolder(config.CHECKPOINT_FOLDER), () => new Date());
  print(`the restored log is signed up to position ${signed}`);
  return epoch;
}
