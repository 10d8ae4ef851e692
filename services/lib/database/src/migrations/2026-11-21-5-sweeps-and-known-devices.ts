import { type Kysely, sql } from 'kysely';

/** Sessions that ended can be deleted, and a browser that somebody signed in from before is known by a token of its own. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create index session_expiry on identity.session (expires_at);

create table identity.known_device (
  token_hash bytea not null,
  account_id uuid not null references identity.account,
  used_at timestamptz not null default now(),
  primary key (token_hash, account_id)
);
create index known_device_use on identity.known_device (used_at);

grant delete on identity.session to tallyport_login;
grant select, insert, update, delete on identity.known_device to tallyport_login;
`)
    .execute(database);
}
