import { type Kysely, sql } from 'kysely';

/**
 * The mail by which an invitation goes to its address: the newest counts, and whoever sends that one makes its link. The worker writes the
 * hash of a link and cannot read it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table kept.invitation add column mail_id uuid;

create policy worker_reads on kept.invitation for select to tallyport_worker
  using (org_id = (select nullif(current_setting('app.org', true), '')::uuid));
create policy worker_makes on identity.invitation_token to tallyport_worker
  using (org_id = (select nullif(current_setting('app.org', true), '')::uuid))
  with check (org_id = (select nullif(current_setting('app.org', true), '')::uuid));
grant usage on schema identity to tallyport_worker;
grant select (org_id, id, email, expires_at, used_at, revoked_at, mail_id) on kept.invitation to tallyport_worker;
grant select (org_id, invitation_id), insert, update (token_hash) on identity.invitation_token to tallyport_worker;
`)
    .execute(database);
}
