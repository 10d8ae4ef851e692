import { type Kysely, sql } from 'kysely';

/** Events that came from another cluster stand outside the index by transaction id: `own-restored-events.ts` says why. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table event_store.relay_state add column restored_seq bigint not null default 0;
drop index event_store.event_xid;
create index event_xid on event_store.event (xid) where seq + 0 > 0;
revoke update (system_identifier, horizon) on event_store.relay_state from tallyport_reactor;
`)
    .execute(database);
}
