import { type Kysely, sql } from 'kysely';

/**
 * Which way an organisation hands snapshots of its jobs to a customs interface, and the secret that signs them: sealed in `identity`, where
 * no change log copies it. The gateway writes it and cannot read it, the worker reads it, the operator's command line seals it anew. And what
 * freight systems sent is found by whether it belongs to an export.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const index = `(org_id, (view ->> 'export_id'), position desc) where kind = 'freight-message'`;
  await sql
    .raw(`
create index on blueprint.record_v1 ${index};
create index on read_model.record_v1 ${index};

create table kept.customs_interface (
  org_id uuid primary key references kept.organisation,
  way text not null check (way in ('folder', 'http')),
  address text,
  answers_by_handle boolean not null,
  settle_seconds integer not null check (settle_seconds between 0 and 3600),
  secret_set_at timestamptz,
  changed_at timestamptz not null default now(),
  check (way = 'folder' or address is not null)
);
create table identity.customs_interface_secret (
  org_id uuid primary key references kept.customs_interface on delete cascade,
  key_id text not null,
  nonce bytea not null,
  sealed bytea not null
);
create trigger log_changes after insert or update or delete on kept.customs_interface for each row execute function kept.log_changes('org_id');

do $$
declare t text;
begin
  foreach t in array array['kept.customs_interface', 'identity.customs_interface_secret'] loop
    execute format('alter table %s enable row level security', t);
    execute format('alter table %s force row level security', t);
    execute format('create policy tenant on %s to tallyport_gateway, tallyport_worker
      using (org_id = (select nullif(current_setting(''app.org'', true), '''')::uuid))
      with check (org_id = (select nullif(current_setting(''app.org'', true), '''')::uuid))', t);
    execute format('create policy owner on %s to current_user using (true) with check (true)', t);
  end loop;
end $$;
create policy rotation on identity.customs_interface_secret to tallyport_reactor using (true) with check (true);

grant select, insert, update on kept.customs_interface to tallyport_gateway;
grant select on kept.customs_interface to tallyport_worker;
grant select (org_id), insert, update on identity.customs_interface_secret to tallyport_gateway;
grant select on identity.customs_interface_secret to tallyport_worker;
grant select, update (key_id, nonce, sealed) on identity.customs_interface_secret to tallyport_reactor;
`)
    .execute(database);
}
