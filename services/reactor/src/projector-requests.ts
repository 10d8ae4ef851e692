import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { Refused } from './subcommands/subcommand.js';

export interface ProjectorRequest {
  readonly verb: 'rebuild' | 'release';
  readonly projection: string;
  readonly orgId: string | null;
  readonly streamId: string | null;
}

const LOOK_MS = 200;

/** The projector looks for requests every two seconds; one that nobody takes for this long finds no projector. */
const UNTAKEN_MS = 15_000;

const ASK = `
with asked as (
  insert into consumer.request (consumer, verb, projection, org_id, stream_id) values ('projector', $1, $2, $3, $4)
  on conflict do nothing returning id
)
select id from asked union all
select id from consumer.request where consumer = 'projector' and verb = $1 and projection = $2 and finished_at is null
  and org_id is not distinct from $3 and stream_id is not distinct from $4
limit 1`;

interface Progress {
  readonly started: boolean;
  readonly outcome: string | null;
}

/** Asks the projector, which alone writes read models, and waits for what it answers. */
export async function askProjector(pool: pg.Pool, { verb, projection, orgId, streamId }: ProjectorRequest): Promise<string> {
  const { rows } = await pool.query<{ id: number }>(ASK, [verb, projection, orgId, streamId]);
  const id = rows[0]?.id;
  for (const since = performance.now(); ; await sleep(LOOK_MS)) {
    const { rows: found } = await pool.query<Progress>(
      'select started_at is not null as started, outcome from consumer.request where id = $1',
      [id],
    );
    const progress = found[0];
    if (progress?.outcome) return progress.outcome;
    if (!progress?.started && performance.now() - since > UNTAKEN_MS) {
      throw new Refused('The projector does not answer; the request waits until it runs.');
    }
  }
}
