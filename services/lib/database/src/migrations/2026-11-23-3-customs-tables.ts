import { type Kysely, sql } from 'kysely';

/** What customs publishes and a computation looks up by a key and a day. Versions are never changed once written, and belong to nobody. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table kept.customs_version (
  table_name text not null,
  version integer not null,
  imported_at timestamptz(3) not null,
  file_name text not null,
  file_date date not null,
  sha256 text not null,
  row_count integer not null,
  is_demonstration boolean not null,
  primary key (table_name, version)
);
create table kept.customs_row (
  table_name text not null,
  version integer not null,
  ordinal integer not null,
  key text collate "C" not null,
  valid_from date not null,
  valid_to date,
  source text not null,
  law text not null,
  cells json not null,
  primary key (table_name, version, ordinal),
  foreign key (table_name, version) references kept.customs_version,
  check (valid_to is null or valid_from <= valid_to)
);
grant select on kept.customs_version, kept.customs_row to tallyport_gateway, tallyport_worker;
grant insert on kept.customs_version, kept.customs_row to tallyport_worker;
`)
    .execute(database);
}
