import { type Kysely, sql } from 'kysely';

/**
 * Links to set a new password. A request is kept for whatever address was typed; whether an account has it is found when the mail is sent,
 * by the one function that gives the link its token. Only the token's hash is here.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table identity.password_reset (
  id uuid primary key,
  email text not null,
  locale text not null,
  requested_at timestamptz not null default now(),
  account_id uuid references identity.account,
  token_hash bytea unique,
  expires_at timestamptz,
  used_at timestamptz
);
create index password_reset_account on identity.password_reset (account_id) where used_at is null;
create index password_reset_age on identity.password_reset (requested_at);
grant select, insert, update, delete on identity.password_reset to tallyport_login;

-- An hour from now the link is over; a request that waited for an hour gets none. Every try to send a mail has a token of its own.
create function identity.issue_password_reset(wanted uuid, hash bytea) returns boolean
  language sql security definer set search_path = '' as $$
  with issued as (
    update identity.password_reset r
    set account_id = a.id, token_hash = hash, expires_at = now() + interval '60 minutes'
    from identity.account a
    where r.id = wanted and r.used_at is null and r.requested_at > now() - interval '1 hour'
      and a.email = r.email and a.disabled_at is null
    returning r.id
  )
  select exists (select from issued) $$;
revoke all on function identity.issue_password_reset(uuid, bytea) from public;
grant usage on schema identity to tallyport_worker;
grant execute on function identity.issue_password_reset(uuid, bytea) to tallyport_worker;
`)
    .execute(database);
}
