import { type Kysely, sql } from 'kysely';

/**
 * The feed of changes of kept rows: what one transaction changed in one table of an organisation is one entry. The relay gives each its
 * gapless place once it is visible, since an identity column is no order: a transaction with a lower number may commit later.
 * What was changed before today is in no feed.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table kept.change_log add column xid xid8 not null default '0';
alter table kept.change_log alter column xid set default pg_current_xact_id();
create index change_log_xid on kept.change_log (xid);

create table kept.change_feed (
  feed_position bigint primary key,
  xid xid8 not null,
  org_id uuid not null,
  kept_table text not null,
  -- Null where the transaction changed several rows.
  row_id uuid,
  at timestamptz not null default now()
);
create unique index change_feed_xid on kept.change_feed (xid, org_id, kept_table);
create index change_feed_at on kept.change_feed (at);

create table kept.change_feed_state (
  only_row boolean primary key default true check (only_row),
  feed_position bigint not null default 0,
  -- Below it everything is in the feed.
  horizon xid8 not null
);
insert into kept.change_feed_state (horizon) values (pg_snapshot_xmin(pg_current_snapshot()));

create function kept.wake_relay() returns trigger language plpgsql as $$
begin
  perform pg_notify('tallyport_kept', '');
  return null;
end $$;
create trigger wake_relay after insert on kept.change_log for each statement execute function kept.wake_relay();

-- The relay numbers for all organisations at once, and gateways follow for all at once: they filter by org before anything leaves them.
alter table kept.change_feed enable row level security;
alter table kept.change_feed force row level security;
create policy followers on kept.change_feed for select to tallyport_gateway using (true);
create policy relay on kept.change_feed to tallyport_relay using (true) with check (true);
create policy owner on kept.change_feed to current_user using (true) with check (true);
create policy relay on kept.change_log for select to tallyport_relay using (true);

grant usage on schema kept to tallyport_relay;
grant select (xid, id, org_id, kept_table, row_id) on kept.change_log to tallyport_relay;
grant select, insert, delete on kept.change_feed to tallyport_relay;
grant select, update on kept.change_feed_state to tallyport_relay;
grant select on kept.change_feed, kept.change_feed_state to tallyport_gateway;
`)
    .execute(database);
}
