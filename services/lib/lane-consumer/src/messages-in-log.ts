import type pg from 'pg';
import type { Message } from './message.js';

/** Whatever runs a statement: a pool, or the connection of a transaction. */
export type Queryable = Pick<pg.ClientBase, 'query'>;

/** `$1` a lane; `$2`, `$3` and `$4` positions, positions before them, and hashes. Answers the ordinals of those that are so. */
const IN_LOG = {
  name: 'messages-in-log',
  text: `
select m.n::int as n
from unnest($2::bigint[], $3::bigint[], $4::text[]) with ordinality as m(position, previous, hash, n)
cross join lateral (select l.seq from event_store.log l
  where l.position = m.position and l.lane = $1 and l.previous = m.previous offset 0) l
cross join lateral (select e.hash from event_store.event e where e.seq = l.seq offset 0) e
where e.hash = decode(m.hash, 'hex')
order by m.n`,
};

/**
 * Those of a lane's messages that stand in the log: the event of this hash, at this position, after this one. All of them are
 * asked for in one statement; its cost is two look-ups by key for each.
 */
export async function messagesInLog(client: Queryable, lane: number, messages: readonly Message[]): Promise<Message[]> {
  const { rows } = await client.query<{ n: number }>({
    ...IN_LOG,
    values: [
      lane,
      messages.map(({ event }) => event.position),
      messages.map(({ event }) => event.previous),
      messages.map(({ hash }) => hash),
    ],
  });
  return rows.flatMap(({ n }) => messages[n - 1] ?? []);
}
