import { type Kysely, sql } from 'kysely';

/**
 * Mail of accounts belongs to no organisation: it is recorded under one reserved id (`ACCOUNT_MAIL_ORG` of contracts). The log-in role, which
 * answers before there is a tenant, may begin and read such a stream and nothing else of the log. The gateway's role, by which the API reads,
 * sees nothing of that id, whatever tenant it names: not in the log, and not in a read model, also one that is made later.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create policy account_mail_read on event_store.event for select to tallyport_login using (org_id = ${RESERVED});
create policy account_mail_asked_for on event_store.event for insert to tallyport_login
  with check (org_id = ${RESERVED} and stream_id like 'outbound-email/%');
create policy account_mail_read on event_store.snapshot for select to tallyport_login using (org_id = ${RESERVED});
grant usage on schema event_store to tallyport_login;
grant select, insert on event_store.event to tallyport_login;
grant select on event_store.snapshot to tallyport_login;

create policy no_account_mail on event_store.event as restrictive to tallyport_gateway
  using (org_id <> ${RESERVED}) with check (org_id <> ${RESERVED});
create policy no_account_mail on event_store.snapshot as restrictive to tallyport_gateway
  using (org_id <> ${RESERVED}) with check (org_id <> ${RESERVED});
create policy no_account_mail on consumer.parked as restrictive for select to tallyport_gateway using (org_id <> ${RESERVED});

do $$
declare name text;
begin
  for name in select table_name from information_schema.tables where table_schema = 'read_model' and table_type = 'BASE TABLE' loop
    if exists (select from information_schema.columns c where c.table_schema = 'read_model' and c.table_name = name and c.column_name = 'org_id') then
      execute format('create policy no_account_mail on read_model.%I as restrictive for select to tallyport_gateway using (org_id <> %L::uuid)',
        name, ${RESERVED}::text);
    end if;
  end loop;
end $$;

create or replace function read_model.make_table(name text, suffix text) returns void
language plpgsql security definer set search_path = pg_catalog as $$
declare
  made text := quote_ident(name || suffix);
begin
  execute format('drop table if exists read_model.%s', made);
  execute format('create table read_model.%s (like blueprint.%I including all)', made, name);
  execute format('alter table read_model.%s enable row level security', made);
  execute format('alter table read_model.%s force row level security', made);
  execute format('create policy tenant on read_model.%s for select to tallyport_gateway, tallyport_worker
    using (org_id = (select nullif(current_setting(''app.org'', true), '''')::uuid))', made);
  execute format('create policy no_account_mail on read_model.%s as restrictive for select to tallyport_gateway
    using (org_id <> %L::uuid)', made, ${RESERVED}::text);
  execute format('create policy projector on read_model.%s to tallyport_projector using (true) with check (true)', made);
  execute format('create policy owner on read_model.%s to %I using (true) with check (true)', made, current_user);
  execute format('grant select on read_model.%s to tallyport_gateway, tallyport_worker', made);
  execute format('grant select, insert, update, delete, truncate on read_model.%s to tallyport_projector', made);
end $$;
`)
    .execute(database);
}

const RESERVED = `'00000000-0000-8000-8000-00006d61696c'::uuid`;
