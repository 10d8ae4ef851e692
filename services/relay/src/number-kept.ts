import type pg from 'pg';

/**
 * Places what is visible of the change log of kept rows and not in its feed yet: an entry for each transaction, organisation and table.
 * The transaction id is only a test of visibility, as it is for events: the horizon moves to this snapshot's oldest running transaction,
 * below which everything has its place; at or above it the feed is asked. The row of state is written only when that gains something.
 */
const NUMBER_KEPT = `
with state as (
  select feed_position, horizon from kept.change_feed_state
), open as materialized (
  select c.xid, c.org_id, c.kept_table, min(c.id) as first,
    case when count(distinct c.row_id) = 1 then min(c.row_id::text)::uuid end as row_id
  from kept.change_log c
  where c.xid >= (select horizon from state)
  group by c.xid, c.org_id, c.kept_table
), inserted as (
  insert into kept.change_feed (feed_position, xid, org_id, kept_table, row_id)
  select (select feed_position from state) + row_number() over (order by o.first), o.xid, o.org_id, o.kept_table, o.row_id
  from open o
  where not exists (select from kept.change_feed f where f.xid = o.xid and f.org_id = o.org_id and f.kept_table = o.kept_table)
  returning feed_position
), counted as (
  select count(*)::int as count from inserted
), moved as (
  update kept.change_feed_state s
  set feed_position = s.feed_position + counted.count, horizon = pg_snapshot_xmin(pg_current_snapshot())
  from counted
  where exists (select from open where open.xid < pg_snapshot_xmin(pg_current_snapshot())) or counted.count > 0
  returning counted.count
)
select coalesce((select count from moved), 0) as count`;

/** The feed is kept for an hour. What is at or above the horizon stays: without its entry it would be placed again. */
const FORGET_KEPT = `
delete from kept.change_feed f using kept.change_feed_state s
where f.at < now() - interval '1 hour' and f.xid < s.horizon`;

/** Gateways listen on the channel of the other feed. */
const FEED = 'tallyport_feed';

/** One pass over the change log of kept rows; wakes who follows its feed. Answers how many entries there are more. The caller holds the relay's lock. */
export async function numberKept(client: Pick<pg.ClientBase, 'query'>): Promise<number> {
  const { rows } = await client.query<{ count: number }>({ name: 'number-kept', text: NUMBER_KEPT });
  const count = rows[0]?.count ?? 0;
  if (count === 0) return 0;
  await client.query(`select pg_notify('${FEED}', 'kept')`);
  await client.query({ name: 'forget-kept', text: FORGET_KEPT });
  return count;
}
