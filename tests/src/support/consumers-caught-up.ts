import type pg from 'pg';

/** Whether every event has its number, is on Kafka, and has been taken by each lane of every consumer. */
export async function consumersCaughtUp(owner: pg.Pool): Promise<boolean> {
  const { rows } = await owner.query<{ events: number; published: number; behind: number }>(`
    select (select count(*)::int from event_store.event) as events,
      (select published from event_store.relay_state) as published,
      (select count(*)::int from consumer.checkpoint c
       where c.position < (select max(l.position) from event_store.log l where l.lane = c.lane)) as behind`);
  const [now] = rows;
  return now !== undefined && now.published === now.events && now.behind === 0;
}
