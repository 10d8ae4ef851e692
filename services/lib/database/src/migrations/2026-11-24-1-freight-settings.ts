import { type Kysely, sql } from 'kysely';

/**
 * Freight systems of organisations, the secrets by which they let us in, and how our parties and codes are called there. A secret
 * stands in `identity`, where no change log copies it: the gateway writes it and cannot read it, the worker reads it, and the
 * operator's command line seals it anew. What a freight system calls its organisations is written by the worker alone.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table kept.freight_system (
  org_id uuid not null references kept.organisation,
  id uuid not null,
  branch_id uuid,
  name text not null,
  address text not null,
  enterprise_id text not null,
  server_id text not null,
  company_code text not null,
  event_branch text,
  event_department text,
  user_name text not null,
  data_provider text not null,
  target_type text not null check (target_type in ('ForwardingShipment', 'CustomsDeclaration')),
  bill_rule text not null check (bill_rule in ('house', 'house_or_master')),
  finds_by_reference boolean not null,
  reference_type text not null,
  settle_seconds integer not null check (settle_seconds between 0 and 3600),
  calls_at_once integer not null check (calls_at_once between 1 and 16),
  call_seconds integer not null check (call_seconds between 5 and 120),
  pull_seconds integer not null check (pull_seconds between 5 and 300),
  is_held boolean not null default false,
  hold_reason text,
  secret_set_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, branch_id) references kept.branch,
  constraint freight_system_branch unique nulls not distinct (org_id, branch_id)
);
create table kept.party_freight_code (
  org_id uuid not null,
  id uuid not null,
  system_id uuid not null,
  party_id uuid not null,
  code text not null,
  primary key (org_id, id),
  foreign key (org_id, system_id) references kept.freight_system on delete cascade,
  foreign key (org_id, party_id) references kept.party on delete cascade,
  unique (org_id, system_id, party_id)
);
create index party_freight_code_code on kept.party_freight_code (org_id, system_id, code);
create table kept.freight_code (
  org_id uuid not null,
  id uuid not null,
  system_id uuid not null,
  list text not null check (list in ('unit', 'document')),
  ours text not null,
  theirs text not null,
  primary key (org_id, id),
  foreign key (org_id, system_id) references kept.freight_system on delete cascade,
  unique (org_id, system_id, list, ours)
);
create table kept.freight_organisation (
  org_id uuid not null,
  system_id uuid not null,
  code text not null,
  full_name text not null,
  flags text[] not null default '{}',
  is_active boolean not null default true,
  synced_at timestamptz not null default now(),
  primary key (org_id, system_id, code),
  foreign key (org_id, system_id) references kept.freight_system on delete cascade
);
create index freight_organisation_name on kept.freight_organisation (org_id, lower(full_name), code);
create table identity.freight_secret (
  org_id uuid not null,
  system_id uuid not null,
  key_id text not null,
  nonce bytea not null,
  sealed bytea not null,
  primary key (org_id, system_id),
  foreign key (org_id, system_id) references kept.freight_system on delete cascade
);

create trigger log_changes after insert or update or delete on kept.freight_system for each row execute function kept.log_changes('id');
create trigger log_changes after insert or update or delete on kept.party_freight_code for each row execute function kept.log_changes('id');
create trigger log_changes after insert or update or delete on kept.freight_code for each row execute function kept.log_changes('id');

do $$
declare t text;
begin
  foreach t in array array['kept.freight_system', 'kept.party_freight_code', 'kept.freight_code', 'kept.freight_organisation',
    'identity.freight_secret'] loop
    execute format('alter table %s enable row level security', t);
    execute format('alter table %s force row level security', t);
    execute format('create policy tenant on %s to tallyport_gateway, tallyport_worker
      using (org_id = (select nullif(current_setting(''app.org'', true), '''')::uuid))
      with check (org_id = (select nullif(current_setting(''app.org'', true), '''')::uuid))', t);
    execute format('create policy owner on %s to current_user using (true) with check (true)', t);
  end loop;
end $$;
create policy rotation on identity.freight_secret to tallyport_reactor using (true) with check (true);

grant select, insert, update on kept.freight_system to tallyport_gateway;
grant select, insert, update, delete on kept.party_freight_code, kept.freight_code to tallyport_gateway;
grant select on kept.freight_organisation to tallyport_gateway;
grant select on kept.freight_system, kept.party_freight_code, kept.freight_code to tallyport_worker;
grant select, insert, update on kept.freight_organisation to tallyport_worker;
grant select (org_id, system_id), insert, update on identity.freight_secret to tallyport_gateway;
grant usage on schema identity to tallyport_worker, tallyport_reactor;
grant select on identity.freight_secret to tallyport_worker;
grant select, update (key_id, nonce, sealed) on identity.freight_secret to tallyport_reactor;
`)
    .execute(database);
}
