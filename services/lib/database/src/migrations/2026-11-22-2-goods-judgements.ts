import { type Kysely, sql } from 'kysely';

/** What a model said about goods, by the document whose reading asked it and by the goods themselves. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table blueprint.goods_judgement_v1 (
  org_id uuid not null,
  stream_id text collate "C" not null,
  goods_key text collate "C" not null,
  position bigint not null,
  model text not null,
  hs_code text,
  because text not null,
  rejected json not null,
  fallback text,
  primary key (org_id, stream_id, goods_key)
);
create index on blueprint.goods_judgement_v1 (goods_key, org_id);
select read_model.make_table('goods_judgement_v1', '');
`)
    .execute(database);
}
