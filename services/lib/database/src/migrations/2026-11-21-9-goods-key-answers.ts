import { type Kysely, sql } from 'kysely';

/**
 * A key carries the answer that its row gives, so that finding goods is one probe and no join. Triggers keep both together: whoever
 * writes a product, a lookup or a key needs to know nothing of it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table kept.goods_key
  add column hs_code text not null default '',
  add column name text not null default '',
  add column product_code text,
  add column lookup_code text;

create function kept.fill_goods_key() returns trigger language plpgsql as $$
begin
  if new.product_id is not null then
    select p.hs_code, coalesce(nullif(p.name, ''), p.description), p.product_code, nullif(p.lookup_code, '')
      into new.hs_code, new.name, new.product_code, new.lookup_code
      from kept.product p where p.org_id = new.org_id and p.id = new.product_id;
  else
    select l.hs_code, l.description, null, l.code
      into new.hs_code, new.name, new.product_code, new.lookup_code
      from kept.tariff_lookup l where l.org_id = new.org_id and l.id = new.lookup_id;
  end if;
  return new;
end $$;
create trigger fill before insert or update on kept.goods_key for each row execute function kept.fill_goods_key();

-- The keys of synonyms are not written anew when their product or lookup changes: this does it.
create function kept.refill_goods_keys() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'product' then
    update kept.goods_key set key = key where org_id = new.org_id and product_id = new.id;
  else
    update kept.goods_key set key = key where org_id = new.org_id and lookup_id = new.id;
  end if;
  return null;
end $$;
create trigger refill after update on kept.product for each row execute function kept.refill_goods_keys();
create trigger refill after update on kept.tariff_lookup for each row execute function kept.refill_goods_keys();

update kept.goods_key set key = key;
`)
    .execute(database);
}
