import { type Kysely, sql } from 'kysely';

/** Questions that people ask of the list again and again: their own, and those that everybody of the organisation has. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table kept.list_view (
  org_id uuid not null references kept.organisation,
  id uuid not null,
  account_id uuid not null,
  name text not null,
  is_shared boolean not null,
  filter json not null,
  sort text not null,
  columns text[],
  primary key (org_id, id)
);
create index list_view_account on kept.list_view (org_id, account_id);
create trigger log_changes after insert or update or delete on kept.list_view for each row execute function kept.log_changes('id');
alter table kept.list_view enable row level security;
alter table kept.list_view force row level security;
create policy tenant on kept.list_view to tallyport_gateway
  using (org_id = (select nullif(current_setting('app.org', true), '')::uuid))
  with check (org_id = (select nullif(current_setting('app.org', true), '')::uuid));
create policy owner on kept.list_view to current_user using (true) with check (true);
grant select, insert, update, delete on kept.list_view to tallyport_gateway;
`)
    .execute(database);
}
