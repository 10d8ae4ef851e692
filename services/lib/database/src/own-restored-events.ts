import { type Kysely, sql } from 'kysely';

/**
 * Makes a log that was restored from a dump of another cluster this cluster's own; run by the owner, before anybody numbers.
 * Answers with the last restored event that has its number and so is never looked at again, null where nothing was restored.
 *
 * Transaction ids mean nothing in another cluster. Those of restored events are as a rule greater than any that this cluster
 * will give for years, so that every pass of the relay would find the whole log at or above its horizon. From here on it asks
 * only for events after `restored_seq`, and the index by transaction id holds no others (`seq + 0`, so that nobody reaches them
 * by the index on `seq`, which grows for ever). Writers are kept out meanwhile: nothing that commits later can have a smaller `seq`.
 * What was restored of kept rows is in no feed any more: whoever follows it begins anew.
 */
export function ownRestoredEvents(database: Kysely<unknown>): Promise<bigint | null> {
  return database.transaction().execute(async (transaction) => {
    const foreign = await sql`select from event_store.relay_state as state, pg_control_system() as here
      where state.system_identifier <> here.system_identifier::text`.execute(transaction);
    if (foreign.rows.length === 0) return null;
    await sql`lock table event_store.event in share mode`.execute(transaction);
    const { rows } = await sql<{ restored: string }>`select coalesce(
        (select min(e.seq) - 1 from event_store.event e where not exists (select from event_store.log l where l.seq = e.seq)),
        (select max(seq) from event_store.event),
        0)::text as restored`.execute(transaction);
    const restored = BigInt(rows[0]?.restored ?? 0);
    await sql`update event_store.relay_state set restored_seq = ${restored.toString()}, horizon = '0', system_identifier =
      (select system_identifier::text from pg_control_system())`.execute(transaction);
    await sql
      .raw(`drop index event_store.event_xid; create index event_xid on event_store.event (xid) where seq + 0 > ${restored}`)
      .execute(transaction);
    await sql`lock table kept.change_log in share mode`.execute(transaction);
    await sql`update kept.change_log set xid = '0' where xid <> '0'`.execute(transaction);
    await sql`delete from kept.change_feed`.execute(transaction);
    await sql`update kept.change_feed_state set horizon = pg_snapshot_xmin(pg_current_snapshot())`.execute(transaction);
    return restored;
  });
}
