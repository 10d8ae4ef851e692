import { logHead } from '@tallyport/event-store/read-log';
import type pg from 'pg';
import { consumersBehind } from '../consumers-at-head.js';
import { processKinds } from '../open-processes.js';
import type { Temporal } from '../temporal/connect.js';
import { Extractions } from '../temporal/extractions.js';
import { namespaceEpoch, setNamespaceEpoch } from '../temporal/namespace-epoch.js';
import { withLog, withTemporal } from './operator.js';
import { Refused, type Verb, type VerbCall } from './verb.js';

/** A consumer fills by itself after two looks of two seconds; one that stands still for this long is not running. */
const PATIENCE_MS = 15_000;

export const resume: Verb = {
  usage: 'resume',
  summary: 'After a wiped Kafka or Temporal: every consumer goes to the head of the log, every open process gets its workflow.',
  run: (call) => withLog(call.config, (pool) => withTemporal(call.config, (temporal) => resumeAll(pool, temporal, call))),
};

/** May be repeated at any time: what runs is left as it is. */
export async function resumeAll(pool: pg.Pool, temporal: Temporal, { print }: Pick<VerbCall, 'print'>): Promise<boolean> {
  const { epoch, position } = await logHead(pool);
  const served = await namespaceEpoch(temporal);
  if (served !== null && served !== epoch) {
    throw new Refused('Temporal serves another life of this log: PostgreSQL was restored. Run "tallyport adopt".');
  }
  await setNamespaceEpoch(temporal, epoch);
  for (const kind of processKinds(new Extractions(temporal))) print(`${kind.name}: ${await kind.startAll(pool)} open, all with a workflow`);
  const behind = await consumersBehind(pool, position, PATIENCE_MS);
  for (const consumer of behind) print(`The ${consumer} does not move: is it running?`);
  if (behind.length === 0) print(`every consumer has reached position ${position}`);
  return behind.length === 0;
}
