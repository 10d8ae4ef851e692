import type pg from 'pg';

export interface Numbered {
  /** How many events got their position in this pass. */
  readonly count: number;
  /** True when the pass was cut by its limit, so that another should follow at once. */
  readonly isCut: boolean;
}

/**
 * One statement that gives every committed event without a number its gapless position, in `seq` order.
 *
 * Commit order is nowhere in PostgreSQL. `seq > last` would lose late commits, and an order by transaction id would turn
 * events of one stream round. So the transaction id is only a test of visibility: below the horizon H everything has
 * been numbered, at or above it the log is asked. H moves to this snapshot's oldest running transaction, unless the pass was cut.
 * The caller holds the relay's lock.
 */
const NUMBER = `
with state as (
  select position, horizon from event_store.relay_state
), picked as materialized (
  select e.seq, e.lane from event_store.event e
  where e.xid >= (select horizon from state) and not exists (select from event_store.log l where l.seq = e.seq)
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
  returning position
), counted as (
  select count(*)::int as count from inserted
)
update event_store.relay_state set
  position = relay_state.position + counted.count,
  horizon = case when counted.count < $1 then pg_snapshot_xmin(pg_current_snapshot()) else relay_state.horizon end
from counted
returning counted.count`;

export async function numberPass(client: Pick<pg.ClientBase, 'query'>, limit = 5_000): Promise<Numbered> {
  const { rows } = await client.query<{ count: number }>({ name: 'number', text: NUMBER, values: [limit] });
  const count = rows[0]?.count ?? 0;
  return { count, isCut: count === limit };
}

/**
 * Lets this connection reach rows by index alone. The planner would otherwise choose to read both tables whole while they are
 * small or have no statistics, and keep that plan while they grow.
 */
export async function alwaysByIndex(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await client.query('set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off');
}

/**
 * Transaction ids mean nothing in another cluster: after a dump and restore the next pass looks at every event once.
 * Call before the first pass.
 */
export async function resetHorizonOfForeignCluster(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await client.query(`update event_store.relay_state set horizon = '0', system_identifier = here.system_identifier::text
    from pg_control_system() as here where relay_state.system_identifier <> here.system_identifier::text`);
}
