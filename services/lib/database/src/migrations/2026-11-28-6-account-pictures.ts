import { type Kysely, sql } from 'kysely';

/** The picture that somebody gave of themselves. Only the log-in role sees it, as all of an account. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table identity.account_picture (
  account_id uuid primary key references identity.account,
  type text not null check (type in ('image/png', 'image/jpeg')),
  content bytea not null check (length(content) <= 100000)
);
alter table identity.account_picture enable row level security;
alter table identity.account_picture force row level security;
create policy log_in on identity.account_picture to tallyport_login using (true) with check (true);
create policy owner on identity.account_picture to current_user using (true) with check (true);
grant select, insert, update, delete on identity.account_picture to tallyport_login;
`)
    .execute(database);
}
