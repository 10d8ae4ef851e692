import { type Kysely, sql } from 'kysely';

/**
 * Members ask that a parked stream is told again, the projector's as the reactor's. The requests of all organisations stand in one
 * table that the gateway may not touch: it asks by functions that admit only streams that are parked in the organisation it is in.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create policy owner on consumer.parked for select to current_user using (true);

create function consumer.ask_for_release(wanted_consumer text, wanted_projection text, wanted_stream text) returns timestamptz
language plpgsql security definer set search_path = pg_catalog as $$
declare
  org uuid := nullif(current_setting('app.org', true), '')::uuid;
begin
  perform from consumer.parked p where p.consumer = wanted_consumer and p.projection = wanted_projection and p.org_id = org
    and p.stream_id = wanted_stream;
  if not found then return null; end if;
  insert into consumer.request (consumer, verb, projection, org_id, stream_id)
  values (wanted_consumer, 'release', wanted_projection, org, wanted_stream) on conflict do nothing;
  return (select r.requested_at from consumer.request r where r.consumer = wanted_consumer and r.verb = 'release'
    and r.projection = wanted_projection and r.org_id = org and r.stream_id = wanted_stream and r.finished_at is null);
end $$;

create function consumer.releases_asked_for() returns table (consumer text, projection text, stream_id text, requested_at timestamptz)
language sql stable security definer set search_path = pg_catalog as $$
  select r.consumer, r.projection, r.stream_id, r.requested_at from consumer.request r
  where r.org_id = nullif(current_setting('app.org', true), '')::uuid and r.verb = 'release' and r.finished_at is null
$$;

revoke all on function consumer.ask_for_release, consumer.releases_asked_for from public;
grant execute on function consumer.ask_for_release, consumer.releases_asked_for to tallyport_gateway;
grant update (started_at, finished_at, outcome) on consumer.request to tallyport_reactor;
`)
    .execute(database);
}
