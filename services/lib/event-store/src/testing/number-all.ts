import type pg from 'pg';

/** Gives every event without a number its position, in `seq` order, as the relay does when nobody else writes. */
export async function numberAll(relay: Pick<pg.Pool, 'query'>): Promise<void> {
  await relay.query(`
    with waiting as (
      select e.seq, e.lane, (select position from event_store.relay_state) + row_number() over (order by e.seq) as position
      from event_store.event e where not exists (select from event_store.log l where l.seq = e.seq)
    ), numbered as (
      insert into event_store.log (position, seq, lane, previous)
      select position, seq, lane, coalesce(
        lag(position) over (partition by lane order by position),
        (select max(l.position) from event_store.log l where l.lane = waiting.lane), 0)
      from waiting returning position
    )
    update event_store.relay_state set position = position + (select count(*) from numbered),
      horizon = pg_snapshot_xmin(pg_current_snapshot())`);
}
