import { type Kysely, sql } from 'kysely';

/** The key with which gateways seal the places of the change feed that they tell their clients. One for all gateways, for good. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table gateway.feed_key (
  only_row boolean primary key default true check (only_row),
  key bytea not null check (length(key) = 32)
);
insert into gateway.feed_key (key) values (sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())));
grant select on gateway.feed_key to tallyport_gateway;
`)
    .execute(database);
}
