import { type Kysely, sql } from 'kysely';

/** Teams of an organisation: people under a name. A team holds members alone; who is removed from the organisation is in none. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table kept.team (
  org_id uuid not null references kept.organisation,
  id uuid not null,
  name text not null,
  primary key (org_id, id)
);
create unique index team_name on kept.team (org_id, lower(name));
create table kept.team_member (
  org_id uuid not null,
  team_id uuid not null,
  account_id uuid not null,
  primary key (org_id, team_id, account_id),
  foreign key (org_id, team_id) references kept.team,
  foreign key (org_id, account_id) references kept.member
);
create index team_member_account on kept.team_member (org_id, account_id);
create trigger log_changes after insert or update or delete on kept.team for each row execute function kept.log_changes('id');
create trigger log_changes after insert or update or delete on kept.team_member for each row execute function kept.log_changes('team_id');

do $$
declare t text;
begin
  foreach t in array array['kept.team', 'kept.team_member'] loop
    execute format('alter table %s enable row level security', t);
    execute format('alter table %s force row level security', t);
    execute format('create policy tenant on %s to tallyport_gateway
      using (org_id = (select nullif(current_setting(''app.org'', true), '''')::uuid))
      with check (org_id = (select nullif(current_setting(''app.org'', true), '''')::uuid))', t);
    execute format('create policy owner on %s to current_user using (true) with check (true)', t);
  end loop;
end $$;
grant select, insert, update, delete on kept.team to tallyport_gateway;
grant select, insert, delete on kept.team_member to tallyport_gateway;
`)
    .execute(database);
}
