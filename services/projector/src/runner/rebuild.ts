import { LANES } from '@tallyport/contracts/topics';
import { withClient } from '@tallyport/database/with-client';
import { type ApplyMode, BatchFailed } from '@tallyport/lane-consumer/apply/rows';
import { parkedKey } from '@tallyport/lane-consumer/parking';
import { RUN_LENGTH } from '@tallyport/lane-consumer/supply';
import type pg from 'pg';
import { memberName, type Projection } from '../projection.js';
import { statement, Tables } from '../tables.js';
import { Applier } from './apply.js';
import type { LiveReadModels } from './live-read-models.js';
import { CONSUMER } from './members.js';
import { readEvent } from './read-event.js';
import { eventsOfLane } from './read-log.js';

/** The tables of a rebuild end in this until they take the place of the old ones. */
const REBUILD = '_rebuild';

const moveFill = statement(
  'rebuild-advance',
  () => 'update consumer.checkpoint set position = $4 where consumer = $1 and lane = $2 and position = $3',
);

/**
 * Fills fresh tables from the log beside the old ones, which are shown meanwhile, and exchanges them when they have
 * reached the live checkpoints: the old rows vanish and the new ones appear in one commit. After an interruption it goes
 * on where it was; {@link beginRebuild} comes first.
 */
export async function rebuild(models: LiveReadModels, projection: Projection): Promise<void> {
  const { pool, log } = models.options;
  for (let attempt = 0; ; attempt++) {
    for (let lane = 0; lane < LANES; lane++) await fillToLive(pool, projection, lane);
    if (await exchange(pool, projection)) return;
    log.info({ projection: projection.name, attempt }, 'the lanes moved on while the read model was filled; it follows');
  }
}

/** Fresh tables, and a checkpoint of their own at the beginning of every lane. */
export async function beginRebuild(pool: pg.Pool, projection: Projection): Promise<void> {
  await inTransaction(pool, async (client) => {
    for (const table of projection.tables) await client.query('select read_model.make_table($1, $2)', [table, REBUILD]);
    const member = `${memberName(projection)}${REBUILD}`;
    await client.query('delete from consumer.checkpoint where consumer = $1', [member]);
    await client.query('delete from consumer.parked where consumer = $1 and projection = $2', [CONSUMER, member]);
    await client.query(
      `insert into consumer.checkpoint (consumer, lane, epoch) select $1, lane, epoch from consumer.checkpoint where consumer = $2`,
      [member, CONSUMER],
    );
  });
}

/** Fills one lane up to where the live read models stand, a run per transaction. */
async function fillToLive(pool: pg.Pool, projection: Projection, lane: number): Promise<void> {
  let isBehind = true;
  while (isBehind) {
    const step = (mode: ApplyMode) => inTransaction(pool, (client) => fillSome(client, projection, lane, mode));
    isBehind = await step('together').catch((error: unknown) => {
      if (error instanceof BatchFailed) return step('one by one');
      throw error;
    });
  }
}

/** Answers whether there is more to fill. */
async function fillSome(client: pg.PoolClient, projection: Projection, lane: number, mode: ApplyMode): Promise<boolean> {
  const member = `${memberName(projection)}${REBUILD}`;
  const { rows } = await client.query<{ position: number; live: number }>(
    `select own.position, live.position as live from consumer.checkpoint own, consumer.checkpoint live
     where own.consumer = $1 and own.lane = $3 and live.consumer = $2 and live.lane = $3 for update of own`,
    [member, CONSUMER, lane],
  );
  const [at] = rows;
  if (!at) throw new Error(`the rebuild of ${member} has no checkpoint for lane ${lane}`);
  const events = await eventsOfLane(new Tables(client, ''), lane, at.position, at.live, RUN_LENGTH);
  const last = events.at(-1);
  if (!last) return false;
  await new Applier({ client }, projection, await parkedStreams(client, member), mode, REBUILD).apply(events.map(readEvent));
  await new Tables(client, '').query(moveFill, [member, lane, at.position, last.position]);
  return events.length === RUN_LENGTH;
}

async function parkedStreams(client: pg.PoolClient, member: string): Promise<Set<string>> {
  const { rows } = await client.query<{ org_id: string; stream_id: string }>(
    'select org_id, stream_id from consumer.parked where consumer = $1 and projection = $2',
    [CONSUMER, member],
  );
  return new Set(rows.map((row) => parkedKey(member, { orgId: row.org_id, streamId: row.stream_id })));
}

/** Holds all lanes still and exchanges the tables. False when a lane has moved on since it was filled. */
async function exchange(pool: pg.Pool, projection: Projection): Promise<boolean> {
  const member = memberName(projection);
  return inTransaction(pool, async (client) => {
    await client.query("set local lock_timeout = '2s'");
    await client.query('select from consumer.checkpoint where consumer = $1 order by lane for update', [CONSUMER]);
    for (let lane = 0; lane < LANES; lane++) {
      if (await fillSome(client, projection, lane, 'one by one')) return false;
    }
    for (const table of projection.tables) await client.query('select read_model.exchange_table($1, $2)', [table, REBUILD]);
    await client.query('delete from consumer.checkpoint where consumer = $1', [`${member}${REBUILD}`]);
    await client.query('delete from consumer.parked where consumer = $1 and projection = $2', [CONSUMER, member]);
    await client.query('update consumer.parked set projection = $2 where consumer = $1 and projection = $3', [
      CONSUMER,
      member,
      `${member}${REBUILD}`,
    ]);
    await client.query('update consumer.checkpoint set members = array_append(array_remove(members, $2), $2) where consumer = $1', [
      CONSUMER,
      member,
    ]);
    return true;
  });
}

function inTransaction<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  return withClient(pool, async (client) => {
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  });
}
