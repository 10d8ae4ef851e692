import { type Kysely, sql } from 'kysely';

/**
 * The reactor sees whether a person holds a freight system: what was held for it goes on when it is held no more. The projector sees what
 * alarms are about, so that whoever runs the installation is told of them as well. Of the rest of the settings neither sees anything.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create policy watched on kept.freight_system for select to tallyport_reactor, tallyport_projector using (true);
create policy watched on kept.webhook for select to tallyport_projector using (true);
create policy watched on webhook.place for select to tallyport_projector using (true);
create policy watched on webhook.delivery for select to tallyport_projector using (true);
grant usage on schema kept to tallyport_reactor, tallyport_projector;
grant usage on schema webhook to tallyport_projector;
grant select (org_id, id, is_held) on kept.freight_system to tallyport_reactor;
grant select (org_id, id, name) on kept.freight_system to tallyport_projector;
grant select (org_id, id, address, is_paused) on kept.webhook to tallyport_projector;
grant select (org_id, webhook_id, failing_since) on webhook.place to tallyport_projector;
grant select (org_id, webhook_id, kind, state) on webhook.delivery to tallyport_projector;
`)
    .execute(database);
}
