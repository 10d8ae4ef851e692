import { releaseEffects } from '@tallyport/lane-consumer/apply/effects';
import type pg from 'pg';
import { askProjector } from '../projector-requests.js';
import { CONSUMER, reactions } from '../react.js';
import { portsOf } from '../reaction-ports.js';
import { withLog, withTemporal } from './operator.js';
import { Refused, type Subcommand, type SubcommandCall } from './subcommand.js';

interface Parked {
  readonly consumer: string;
  readonly projection: string;
  readonly org_id: string;
  readonly stream_id: string;
  readonly stream_position: number;
  readonly reason: string;
  readonly parked_at: Date;
}

export const parked: Subcommand = {
  usage: 'parked [release [STREAM]]',
  summary: 'Lists the streams that a consumer could not go on with, and why; `release` reads one of them, or all, again from the log.',
  run: (call) => {
    const [what, stream] = call.words;
    if (what === undefined) return withLog(call.config, (pool) => list(pool, call));
    if (what !== 'release') throw new Refused(`Parked streams can be listed or released, not "${what}".`);
    return withLog(call.config, (pool) => releaseAll(pool, call, stream ?? null));
  },
};

async function list(pool: pg.Pool, { print }: SubcommandCall): Promise<boolean> {
  const streams = await parkedStreams(pool, null);
  for (const { consumer, projection, stream_id, stream_position, reason, parked_at } of streams) {
    print(`${parked_at.toISOString()}  ${consumer}/${projection}  ${stream_id} at ${stream_position}: ${reason}`);
  }
  print(streams.length === 0 ? 'nothing is parked' : `${streams.length} parked`);
  return true;
}

async function releaseAll(pool: pg.Pool, call: SubcommandCall, streamId: string | null): Promise<boolean> {
  const streams = await parkedStreams(pool, streamId);
  if (streams.length === 0) throw new Refused(streamId === null ? 'Nothing is parked.' : `${streamId} is not parked.`);
  let isWell = true;
  for (const stream of streams) {
    const outcome = await release(pool, call, stream);
    call.print(`${stream.consumer}/${stream.projection}  ${stream.stream_id}: ${outcome}`);
    isWell &&= outcome === 'released';
  }
  return isWell;
}

function release(
  pool: pg.Pool,
  { config }: SubcommandCall,
  { consumer, projection, org_id: orgId, stream_id: streamId }: Parked,
): Promise<string> {
  if (consumer !== CONSUMER) return askProjector(pool, { verb: 'release', projection, orgId, streamId });
  return withTemporal(config, (temporal) => releaseEffects(reactions(pool, portsOf(pool, temporal)), { orgId, streamId }));
}

async function parkedStreams(pool: pg.Pool, streamId: string | null): Promise<Parked[]> {
  const { rows } = await pool.query<Parked>(
    `select consumer, projection, org_id, stream_id, stream_position, reason, parked_at from consumer.parked
     where $1::text is null or stream_id = $1 order by parked_at, stream_id`,
    [streamId],
  );
  return rows;
}
