import { type Kysely, sql } from 'kysely';

/** Accounts and sessions, and the rows that organisations keep. Every change of a kept row is written to `kept.change_log` by a trigger. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create schema identity;
create table identity.account (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  color text not null default '808080' check (color ~ '^[0-9a-f]{6}$'),
  license_number text,
  disabled_at timestamptz,
  created_at timestamptz not null default now()
);
create table identity.session (
  token_hash bytea primary key,
  account_id uuid not null references identity.account,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index session_account on identity.session (account_id);
create table identity.log_in_failure (
  subject text not null,
  at timestamptz not null default now()
);
create index log_in_failure_subject on identity.log_in_failure (subject, at);

create schema kept;
create table kept.organisation (
  org_id uuid primary key,
  name text not null,
  sync_cargowise_product_status text not null default 'done'
);
create table kept.branch (
  org_id uuid not null references kept.organisation,
  id uuid not null,
  name text not null,
  time_zone text not null,
  primary key (org_id, id)
);
create table kept.member (
  org_id uuid not null references kept.organisation,
  account_id uuid not null references identity.account,
  dispatch_role text check (dispatch_role in ('compiler', 'broker')),
  capacities text[] not null default '{}',
  removed_at timestamptz,
  primary key (org_id, account_id)
);
create index member_account on kept.member (account_id);
create table kept.party (
  org_id uuid not null references kept.organisation,
  id uuid not null,
  name text not null,
  address text not null default '',
  city text not null default '',
  country text not null default '',
  created_at timestamptz not null default now(),
  primary key (org_id, id)
);
create index party_name on kept.party (org_id, lower(name), id);
create table kept.sequence (
  org_id uuid not null references kept.organisation,
  name text not null,
  last bigint not null,
  primary key (org_id, name)
);
create table kept.change_log (
  org_id uuid not null,
  id bigint generated always as identity primary key,
  kept_table text not null,
  row_id uuid not null,
  field text not null,
  previous text,
  next text,
  actor text not null,
  at timestamptz not null default now()
);
create index change_log_row on kept.change_log (org_id, kept_table, row_id, id);

create function kept.log_changes() returns trigger language plpgsql as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
begin
  insert into kept.change_log (org_id, kept_table, row_id, field, previous, next, actor)
  select coalesce(after ->> 'org_id', before ->> 'org_id')::uuid, tg_table_name,
         coalesce(after ->> tg_argv[0], before ->> tg_argv[0])::uuid,
         field, before ->> field, after ->> field, coalesce(current_setting('app.actor', true), '')
  from (select jsonb_object_keys(before || after)) as fields(field)
  where before ->> field is distinct from after ->> field and field not in ('org_id', tg_argv[0]);
  return null;
end $$;

create trigger log_changes after insert or update or delete on kept.organisation for each row execute function kept.log_changes('org_id');
create trigger log_changes after insert or update or delete on kept.branch for each row execute function kept.log_changes('id');
create trigger log_changes after insert or update or delete on kept.member for each row execute function kept.log_changes('account_id');
create trigger log_changes after insert or update or delete on kept.party for each row execute function kept.log_changes('id');

create schema gateway;
create table gateway.command (
  org_id uuid not null,
  command_id uuid not null,
  fingerprint bytea not null,
  answer json,
  created_at timestamptz not null default now(),
  primary key (org_id, command_id)
);
create index command_age on gateway.command (created_at);

do $$
declare t text;
begin
  foreach t in array array['kept.organisation', 'kept.branch', 'kept.member', 'kept.party', 'kept.sequence', 'kept.change_log', 'gateway.command'] loop
    execute format('alter table %s enable row level security', t);
    execute format('alter table %s force row level security', t);
    execute format('create policy tenant on %s to tallyport_gateway
      using (org_id = (select nullif(current_setting(''app.org'', true), '''')::uuid))
      with check (org_id = (select nullif(current_setting(''app.org'', true), '''')::uuid))', t);
    execute format('create policy owner on %s to current_user using (true) with check (true)', t);
  end loop;
end $$;
-- Signing in, and asking which organisations a person belongs to, happen before there is a tenant.
create policy log_in on kept.member for select to tallyport_login using (true);
create policy log_in on kept.organisation to tallyport_login using (true) with check (true);
create policy log_in on kept.branch to tallyport_login using (true) with check (true);
create policy log_in_adds on kept.member for insert to tallyport_login with check (true);
create policy log_in_logs on kept.change_log for insert to tallyport_login with check (true);
create policy worker_reads on kept.branch for select to tallyport_worker
  using (org_id = (select nullif(current_setting('app.org', true), '')::uuid));

-- Colleagues see each other's name, never a password hash: the grant is on columns, the policy follows membership.
alter table identity.account enable row level security;
alter table identity.account force row level security;
create policy colleagues on identity.account for select to tallyport_gateway
  using (exists (select 1 from kept.member m where m.account_id = account.id));
create policy log_in on identity.account to tallyport_login using (true) with check (true);
create policy owner on identity.account to current_user using (true) with check (true);

grant usage on schema kept, identity to tallyport_gateway, tallyport_login;
grant usage on schema kept to tallyport_worker;
grant usage on schema gateway to tallyport_gateway;
grant select (id, email, first_name, last_name, color, license_number) on identity.account to tallyport_gateway;
grant select, insert, update on identity.account, identity.session to tallyport_login;
grant select, insert, delete on identity.log_in_failure to tallyport_login;
grant select, insert, update, delete on kept.organisation, kept.branch, kept.member, kept.party, kept.sequence to tallyport_gateway;
grant select, insert on kept.change_log to tallyport_gateway;
grant select, insert on kept.organisation, kept.branch, kept.member to tallyport_login;
grant insert on kept.change_log to tallyport_login;
grant select on kept.branch to tallyport_worker;
grant select, insert, update, delete on gateway.command to tallyport_gateway;
`)
    .execute(database);
}
