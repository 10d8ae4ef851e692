import { type Kysely, sql } from 'kysely';

/**
 * Keys by which programs act for an organisation. Only the hash of a key is kept, which the gateway's role writes and cannot read;
 * the log-in role finds a key by it, before there is a tenant, and notes that it was used. Rows stay: histories name them.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table identity.api_key (
  org_id uuid not null references kept.organisation,
  id uuid not null,
  name text not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  scopes text[] not null check (cardinality(scopes) > 0),
  made_by uuid not null references identity.account,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid references identity.account,
  primary key (org_id, id),
  check ((revoked_at is null) = (revoked_by is null))
);

alter table identity.api_key enable row level security;
alter table identity.api_key force row level security;
create policy tenant on identity.api_key to tallyport_gateway
  using (org_id = (select nullif(current_setting('app.org', true), '')::uuid))
  with check (org_id = (select nullif(current_setting('app.org', true), '')::uuid));
create policy log_in on identity.api_key to tallyport_login using (true) with check (true);
create policy owner on identity.api_key to current_user using (true) with check (true);

grant insert, update (revoked_at, revoked_by) on identity.api_key to tallyport_gateway;
grant select (org_id, id, name, scopes, made_by, created_at, expires_at, last_used_at, revoked_at, revoked_by)
  on identity.api_key to tallyport_gateway;
grant select (org_id, id, token_hash, scopes, expires_at, last_used_at, revoked_at), update (last_used_at)
  on identity.api_key to tallyport_login;
`)
    .execute(database);
}
