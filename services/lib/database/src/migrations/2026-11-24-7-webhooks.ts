import { type Kysely, sql } from 'kysely';

/**
 * Endpoints of organisations, to which messages about the log go. What people want stands in `kept.webhook`, and secrets in `identity`,
 * where no change log copies them. What came of it is the worker's alone: the place of each endpoint in the log, with the lease of
 * the process that serves it, and the deliveries. The worker serves all organisations, so that it sees all endpoints; events and
 * secrets it reads by the tenant.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table kept.webhook (
  org_id uuid not null references kept.organisation,
  id uuid not null,
  address text not null,
  event_types text[] not null default '{}',
  is_paused boolean not null default false,
  -- Raised whenever a person says from where to go on: the deliverer then begins anew after that position.
  course integer not null default 1,
  starts_after bigint not null,
  created_at timestamptz not null default now(),
  primary key (org_id, id)
);
create trigger log_changes after insert or update or delete on kept.webhook for each row execute function kept.log_changes('id');

create table identity.webhook_secret (
  org_id uuid not null,
  webhook_id uuid not null,
  id uuid not null,
  key_id text not null,
  nonce bytea not null,
  sealed bytea not null,
  made_at timestamptz not null default now(),
  ends_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, webhook_id) references kept.webhook on delete cascade
);
create index webhook_secret_webhook on identity.webhook_secret (org_id, webhook_id);

create schema webhook;
create table webhook.request (
  org_id uuid not null,
  webhook_id uuid not null,
  id uuid not null,
  delivery_id uuid,
  requested_at timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, webhook_id) references kept.webhook on delete cascade
);
create index request_webhook on webhook.request (org_id, webhook_id, requested_at);

create table webhook.place (
  org_id uuid not null,
  webhook_id uuid not null,
  course integer not null,
  position bigint not null,
  last_sent bigint not null default 0,
  failing_since timestamptz,
  failing_fault text,
  next_attempt_at timestamptz,
  off_at timestamptz,
  held_by text,
  held_until timestamptz,
  primary key (org_id, webhook_id),
  foreign key (org_id, webhook_id) references kept.webhook on delete cascade
);

create table webhook.delivery (
  org_id uuid not null,
  webhook_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('event', 'resend', 'test')),
  state text not null check (state in ('due', 'delivered', 'failed', 'given-up')),
  event_type text not null,
  position bigint not null,
  previous bigint not null,
  event_id uuid not null,
  stream_id text not null,
  stream_position integer not null,
  job_id uuid,
  recorded_at timestamptz not null,
  made_at timestamptz not null default now(),
  attempt_count integer not null default 0,
  attempts jsonb not null default '[]',
  primary key (org_id, id, webhook_id),
  foreign key (org_id, webhook_id) references kept.webhook on delete cascade
);
create index delivery_in_order on webhook.delivery (org_id, webhook_id, position) where kind = 'event' and state in ('due', 'failed');
create index delivery_newest on webhook.delivery (webhook_id, made_at desc, position desc);

do $$
declare t text;
begin
  foreach t in array array['kept.webhook', 'identity.webhook_secret', 'webhook.request', 'webhook.place', 'webhook.delivery'] loop
    execute format('alter table %s enable row level security', t);
    execute format('alter table %s force row level security', t);
    execute format('create policy tenant on %s to tallyport_gateway
      using (org_id = (select nullif(current_setting(''app.org'', true), '''')::uuid))
      with check (org_id = (select nullif(current_setting(''app.org'', true), '''')::uuid))', t);
    execute format('create policy owner on %s to current_user using (true) with check (true)', t);
  end loop;
  foreach t in array array['kept.webhook', 'webhook.request', 'webhook.place', 'webhook.delivery'] loop
    execute format('create policy deliverer on %s to tallyport_worker using (true) with check (true)', t);
  end loop;
end $$;
create policy tenant_reads on identity.webhook_secret for select to tallyport_worker
  using (org_id = (select nullif(current_setting('app.org', true), '')::uuid));
create policy rotation on identity.webhook_secret to tallyport_reactor using (true) with check (true);

grant usage on schema webhook to tallyport_gateway, tallyport_worker;
grant select, insert, update, delete on kept.webhook to tallyport_gateway;
grant select on kept.webhook to tallyport_worker;
grant select (org_id, webhook_id, id, made_at, ends_at), insert, update (ends_at) on identity.webhook_secret to tallyport_gateway;
grant select on identity.webhook_secret to tallyport_worker;
grant select, update (key_id, nonce, sealed) on identity.webhook_secret to tallyport_reactor;
grant select, insert on webhook.request to tallyport_gateway;
grant select on webhook.request to tallyport_worker;
grant select on webhook.place, webhook.delivery to tallyport_gateway;
grant select, insert, update, delete on webhook.place, webhook.delivery to tallyport_worker;
`)
    .execute(database);
}
