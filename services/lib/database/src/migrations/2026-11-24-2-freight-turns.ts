import { type Kysely, sql } from 'kysely';

/**
 * Whose turn it is at a freight system, and how it is with it: written by the worker alone, over all its processes. The gateway reads
 * how it is. Neither is anything that anybody will ask about later: a turn passes by itself, and what came of a call is recorded.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create schema freight;
create table freight.turn (
  org_id uuid not null,
  system_id uuid not null,
  export_id uuid not null,
  work_order_id uuid not null,
  asked_at timestamptz not null default now(),
  until timestamptz,
  primary key (org_id, system_id, export_id)
);
create table freight.system_health (
  org_id uuid not null,
  system_id uuid not null,
  silent_calls integer not null default 0,
  rests integer not null default 0,
  rests_until timestamptz,
  log_in_refused_since timestamptz,
  answered_at timestamptz,
  primary key (org_id, system_id)
);
do $$
declare t text;
begin
  foreach t in array array['freight.turn', 'freight.system_health'] loop
    execute format('alter table %s enable row level security', t);
    execute format('alter table %s force row level security', t);
    execute format('create policy tenant on %s to tallyport_gateway, tallyport_worker
      using (org_id = (select nullif(current_setting(''app.org'', true), '''')::uuid))
      with check (org_id = (select nullif(current_setting(''app.org'', true), '''')::uuid))', t);
    execute format('create policy owner on %s to current_user using (true) with check (true)', t);
  end loop;
end $$;
grant usage on schema freight to tallyport_gateway, tallyport_worker;
grant select, insert, update, delete on freight.turn, freight.system_health to tallyport_worker;
grant select on freight.system_health to tallyport_gateway;
`)
    .execute(database);
}
