import { withClient } from '@tallyport/database/with-client';
import type pg from 'pg';
import { memberName, type Projection } from '../projection.js';
import type { LiveReadModels } from './live-read-models.js';
import { CONSUMER, missingMembers } from './members.js';
import { beginRebuild, rebuild } from './rebuild.js';
import { release } from './release.js';

interface Request {
  readonly id: number;
  readonly verb: 'rebuild' | 'release';
  readonly projection: string;
  readonly org_id: string | null;
  readonly stream_id: string | null;
  readonly started_at: Date | null;
}

/** "projector requests" as a number: with the request's id the lock under which one process serves it. */
const SERVING = 7_411_057;

/**
 * Serves what operators asked with this verb and nobody serves yet, one after the other. Answers how many were served.
 * Releases have a turn of their own, so that none waits for a rebuild.
 */
export async function serveRequests(models: LiveReadModels, verb: Request['verb']): Promise<number> {
  const { rows } = await models.options.pool.query<{ id: number }>(
    'select id from consumer.request where consumer = $1 and verb = $2 and finished_at is null order by id',
    [CONSUMER, verb],
  );
  let served = 0;
  for (const { id } of rows) if (await serveAlone(models, id)) served += 1;
  return served;
}

/** Asks for a rebuild on the projector's own account. Asking twice is asking once. */
async function requestRebuild(pool: pg.Pool, projection: Projection): Promise<void> {
  await pool.query(`insert into consumer.request (consumer, verb, projection) values ($1, 'rebuild', $2) on conflict do nothing`, [
    CONSUMER,
    memberName(projection),
  ]);
}

/** Asks for a rebuild of every read model of this release that some lane goes on without. */
export async function requestMissing({ options: { pool, projections } }: LiveReadModels): Promise<void> {
  for (const missing of await missingMembers(pool, projections)) await requestRebuild(pool, missing);
}

function serveAlone(models: LiveReadModels, id: number): Promise<boolean> {
  return withClient(models.options.pool, async (client) => {
    const { rows: locks } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1, $2) as got', [SERVING, id]);
    if (!locks[0]?.got) return false;
    try {
      const { rows } = await client.query<Request>('select * from consumer.request where id = $1 and finished_at is null', [id]);
      const [request] = rows;
      if (!request) return false;
      const outcome = await serve(models, request);
      await client.query('update consumer.request set finished_at = now(), outcome = $2 where id = $1', [id, outcome]);
      return true;
    } finally {
      await client.query('select pg_advisory_unlock($1, $2)', [SERVING, id]);
    }
  });
}

/** `projection` may name the read model (`work-order-list`) or its version (`work_order_list_v1`). */
async function serve(models: LiveReadModels, { id, verb, projection: wanted, org_id, stream_id, started_at }: Request): Promise<string> {
  const { pool, projections, log } = models.options;
  const projection = projections.find((one) => wanted === one.name || wanted === memberName(one));
  if (!projection) return 'there is no such read model';
  log.info({ verb, projection: wanted, stream: stream_id }, 'an operator asked');
  if (verb === 'release')
    return org_id === null || stream_id === null
      ? 'no stream was named'
      : release(models, projection, { orgId: org_id, streamId: stream_id });
  if (started_at === null) {
    await beginRebuild(pool, projection);
    await pool.query('update consumer.request set started_at = now() where id = $1', [id]);
  }
  await rebuild(models, projection);
  return 'rebuilt';
}
