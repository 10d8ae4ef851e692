import { withClient } from '@tallyport/database/with-client';
import { type EffectConsumer, releaseEffects } from '@tallyport/lane-consumer/apply/effects';
import type { Log } from '@tallyport/runtime/log';
import type pg from 'pg';

interface Request {
  readonly id: number;
  readonly org_id: string;
  readonly stream_id: string;
}

/** "reactor requests" as a number: with the request's id the lock under which one process serves it. */
const SERVING = 7_411_058;

/** Releases the parked streams that somebody asked for, one after the other. Answers how many it served. */
export async function serveReleases(pool: pg.Pool, effects: EffectConsumer, log: Log): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from consumer.request where consumer = $1 and verb = 'release' and finished_at is null order by id`,
    [effects.consumer],
  );
  let served = 0;
  for (const { id } of rows) if (await serveAlone(pool, effects, id, log)) served += 1;
  return served;
}

function serveAlone(pool: pg.Pool, effects: EffectConsumer, id: number, log: Log): Promise<boolean> {
  return withClient(pool, async (client) => {
    const { rows: locks } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1, $2) as got', [SERVING, id]);
    if (!locks[0]?.got) return false;
    try {
      const { rows } = await client.query<Request>(
        'select id, org_id, stream_id from consumer.request where id = $1 and finished_at is null',
        [id],
      );
      const [request] = rows;
      if (!request) return false;
      log.info({ stream: request.stream_id }, 'the release of a parked stream was asked for');
      const outcome = await releaseEffects(effects, { orgId: request.org_id, streamId: request.stream_id });
      await client.query('update consumer.request set finished_at = now(), outcome = $2 where id = $1', [id, outcome]);
      return true;
    } finally {
      await client.query('select pg_advisory_unlock($1, $2)', [SERVING, id]);
    }
  });
}
