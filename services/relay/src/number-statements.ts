/**
 * One statement that places the committed events that have no number and are `among` these after the end of the log, in `seq`
 * order, and moves the horizon H to `horizon`.
 *
 * Commit order is nowhere in PostgreSQL. `seq > last` would lose late commits, and an order by transaction id would turn
 * events of one stream round. So the transaction id is only a test of visibility: below the horizon everything has
 * been numbered, at or above it the log is asked. The caller holds the relay's lock.
 */
function numbering(among: string, horizon: string): string {
  return `
with state as (
  select position, horizon from event_store.relay_state
), picked as materialized (
  select e.seq, e.lane from event_store.event e
  where ${among} and not exists (select from event_store.log l where l.seq = e.seq)
  order by e.seq limit $1
), placed as (
  select seq, lane, (select position from state) + row_number() over (order by seq) as position from picked
), inserted as (
  insert into event_store.log (position, seq, lane, previous)
  select position, seq, lane,
    coalesce(
      lag(position) over (partition by lane order by position),
      (select l.position from event_store.log l where l.lane = placed.lane order by l.position desc limit 1),
      0)
  from placed
  returning seq
), counted as (
  select count(*)::int as count, max(seq)::text as seq from inserted
)
update event_store.relay_state set position = relay_state.position + counted.count, horizon = ${horizon}
from counted
returning counted.count, counted.seq, pg_current_snapshot()::text as snapshot`;
}

/**
 * A usual pass: whatever is committed now, after the events that came with a restore. H moves to this snapshot's oldest
 * running transaction, unless `$1` cut the pass. The index by transaction id is for events after `restored`, as a literal.
 */
export function numberStatement(restored: bigint): string {
  return numbering(
    `e.xid >= (select horizon from state) and e.seq + 0 > ${restored}`,
    `case when counted.count < $1 then pg_snapshot_xmin(pg_current_snapshot()) else relay_state.horizon end`,
  );
}

/**
 * A pass of a backlog, which is numbered as of one snapshot `$2`: that of the pass that was cut. Whatever it sees stands in
 * `seq` order, so that a pass goes on after the last one's `$3` instead of reading what is numbered already. What came later
 * waits for the end, and no later event of its stream can pass it by. Then H moves to the oldest transaction that was running
 * at the snapshot.
 */
export const NUMBER_BACKLOG = numbering(
  'e.seq > $3 and pg_visible_in_snapshot(e.xid, $2::pg_snapshot)',
  `case when counted.count < $1 then pg_snapshot_xmin($2::pg_snapshot) else relay_state.horizon end`,
);
