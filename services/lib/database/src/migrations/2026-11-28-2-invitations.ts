import { type Kysely, sql } from 'kysely';

/**
 * Invitations into an organisation, and the hashes of their links: apart from the rows whose changes are logged. The gateway's role writes
 * a hash and cannot read it; the log-in role finds an invitation by it, before there is a tenant, and lets somebody in.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table kept.invitation (
  org_id uuid not null references kept.organisation,
  id uuid not null,
  email text check (email = lower(email)),
  dispatch_role text check (dispatch_role in ('compiler', 'broker')),
  capacities text[] not null default '{}',
  made_by uuid not null references identity.account,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by uuid references identity.account,
  revoked_at timestamptz,
  revoked_by uuid references identity.account,
  primary key (org_id, id),
  check ((used_at is null) = (used_by is null)),
  check ((revoked_at is null) = (revoked_by is null)),
  check (used_at is null or revoked_at is null)
);
create index invitation_waits on kept.invitation (org_id, created_at desc, id) where used_at is null and revoked_at is null;
create trigger log_changes after insert or update or delete on kept.invitation
  for each row execute function kept.log_changes('id');

create table identity.invitation_token (
  org_id uuid not null,
  invitation_id uuid not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  primary key (org_id, invitation_id),
  foreign key (org_id, invitation_id) references kept.invitation
);

do $$
declare t text;
begin
  foreach t in array array['kept.invitation', 'identity.invitation_token'] loop
    execute format('alter table %s enable row level security', t);
    execute format('alter table %s force row level security', t);
    execute format('create policy tenant on %s to tallyport_gateway
      using (org_id = (select nullif(current_setting(''app.org'', true), '''')::uuid))
      with check (org_id = (select nullif(current_setting(''app.org'', true), '''')::uuid))', t);
    execute format('create policy log_in on %s to tallyport_login using (true)', t);
    execute format('create policy owner on %s to current_user using (true) with check (true)', t);
  end loop;
end $$;
-- Whoever was removed and is invited again is the same member.
create policy log_in_returns on kept.member for update to tallyport_login using (true) with check (true);

grant select, insert, update on kept.invitation to tallyport_gateway;
grant select (org_id, invitation_id), insert, update (token_hash) on identity.invitation_token to tallyport_gateway;
grant select, update (used_at, used_by) on kept.invitation to tallyport_login;
grant select on identity.invitation_token to tallyport_login;
grant update (dispatch_role, capacities, removed_at) on kept.member to tallyport_login;
`)
    .execute(database);
}
