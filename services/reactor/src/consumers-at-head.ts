import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const LOOK_MS = 200;

/** Consumers that have to stand at the head of every lane. */
const CONSUMERS = ['projector', 'reactor'];

const BEHIND = `
with head as (select lane, max(position) as position from event_store.log where position <= $2 group by lane)
select n.consumer, coalesce(sum(head.position - least(head.position, coalesce(c.position, 0))), 0)::float as behind
from unnest($1::text[]) as n(consumer) cross join head left join consumer.checkpoint c on c.consumer = n.consumer and c.lane = head.lane
group by n.consumer having sum(head.position - least(head.position, coalesce(c.position, 0))) > 0`;

interface Behind {
  readonly consumer: string;
  readonly behind: number;
}

/** Waits until every consumer has reached `head`. Answers with those that moved no further for `patienceMs`. */
export async function consumersBehind(pool: pg.Pool, head: number, patienceMs: number): Promise<readonly string[]> {
  let before = '';
  let since = performance.now();
  for (;;) {
    const { rows } = await pool.query<Behind>(BEHIND, [CONSUMERS, head]);
    if (rows.length === 0) return [];
    const now = JSON.stringify(rows);
    if (now !== before) [before, since] = [now, performance.now()];
    else if (performance.now() - since > patienceMs) return rows.map((row) => row.consumer);
    await sleep(LOOK_MS);
  }
}
