import { type Kysely, sql } from 'kysely';

/**
 * Products as freight systems tell them, beside those that an organisation keeps. `kept.freight_product` holds what was told last, and
 * which of our values came from there: by it a later telling changes those alone, and never what a person wrote. Only the worker hears
 * freight systems, and only the gateway writes products: so the worker calls a function, and can do no more than it does.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const part of [TABLES, KEYS, TAKE, FORGET, CHANGES, ACCESS]) await sql.raw(part).execute(database);
}

const TABLES = `
-- How products are fetched, their streams say.
alter table kept.organisation drop column sync_cargowise_product_status;
alter table kept.product add column is_active boolean not null default true;

create table kept.freight_product (
  org_id uuid not null,
  system_id uuid not null,
  product_code text not null,
  -- The code there of the organisation that owns it; empty where none does.
  company_code text not null,
  description text not null,
  unit1 text not null,
  hs_code text not null,
  is_active boolean not null,
  -- Ours; null where a person deleted it: it does not come back by itself.
  product_id uuid,
  -- Which values of ours came from here, and go with what is told later.
  filled text[] not null,
  -- In which fetch it was new, and last changed: a page that is kept twice counts the same.
  made_in uuid not null,
  changed_in uuid not null,
  synced_at timestamptz not null,
  primary key (org_id, system_id, product_code, company_code),
  foreign key (org_id, system_id) references kept.freight_system on delete cascade,
  foreign key (org_id, product_id) references kept.product on delete set null (product_id)
);
create index freight_product_product on kept.freight_product (org_id, product_id);
create index freight_product_changed on kept.freight_product (org_id, system_id, changed_in);
`;

const KEYS = `
-- What is inactive is found by nobody.
alter table kept.goods_key add column is_active boolean not null default true;

create or replace function kept.fill_goods_key() returns trigger language plpgsql as $$
begin
  if new.product_id is not null then
    select p.hs_code, coalesce(nullif(p.name, ''), p.description), p.product_code, nullif(p.lookup_code, ''), p.is_active
      into new.hs_code, new.name, new.product_code, new.lookup_code, new.is_active
      from kept.product p where p.org_id = new.org_id and p.id = new.product_id;
  else
    select l.hs_code, l.description, null, l.code, true
      into new.hs_code, new.name, new.product_code, new.lookup_code, new.is_active
      from kept.tariff_lookup l where l.org_id = new.org_id and l.id = new.lookup_id;
  end if;
  return new;
end $$;

create or replace function kept.near_goods(wished text[], least_likeness real)
returns table (wish text, key text, found_by text, product_id uuid, lookup_id uuid, likeness real)
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  perform set_config('pg_trgm.similarity_threshold', least_likeness::text, true);
  return query
    select w.wish, near.key, near.found_by, near.product_id, near.lookup_id, near.likeness
    from unnest(wished) as w(wish)
    cross join lateral (
      select k.key, k.found_by, k.product_id, k.lookup_id, similarity(k.key, w.wish) as likeness
      from kept.goods_key k
      where k.org_id = nullif(current_setting('app.org', true), '')::uuid and k.key % w.wish and k.found_by <> 'product code' and k.is_active
      order by similarity(k.key, w.wish) desc, k.key limit 5) near;
end $$;
`;

const TAKE = `
-- Keeps what a freight system told of some products. A value of ours changes where it is empty, or where it came from that system and
-- nobody changed it since. One product a turn, in one order, so that two fetches never wait for each other.
create function kept.take_freight_products(of_system uuid, in_sync uuid, all_told json)
returns table (fresh integer, changed integer, same integer)
language plpgsql security definer set search_path = pg_catalog as $$
declare
  org uuid := nullif(current_setting('app.org', true), '')::uuid;
  told record;
  before kept.freight_product;
  ours kept.product;
  free text[];
begin
  perform set_config('app.actor', 'sync/' || in_sync, true);
  fresh := 0; changed := 0; same := 0;
  for told in
    select distinct on (t.product_code, t.company_code) t.*
    from json_to_recordset(all_told) as t(product_code text, company_code text, description text, unit1 text, hs_code text,
      is_active boolean, code_key text, description_key text)
    order by t.product_code, t.company_code
  loop
    select * into before from kept.freight_product f
    where f.org_id = org and f.system_id = of_system and f.product_code = told.product_code and f.company_code = told.company_code
    for update;
    if before.org_id is null then
      -- Another fetch may keep the same product at this moment: then it is found at the second look.
      for look in 1..2 loop
        select * into ours from kept.product p
        where p.org_id = org and lower(p.product_code) = lower(told.product_code) and lower(p.company_code) in (lower(told.company_code), '')
        order by p.company_code = '' limit 1 for update;
        exit when ours.id is not null;
        insert into kept.product (org_id, id, company_code, product_code, is_active)
        values (org, gen_random_uuid(), told.company_code, told.product_code, told.is_active)
        on conflict do nothing returning * into ours;
        insert into kept.goods_key (org_id, key, found_by, product_id)
        select org, told.code_key, 'product code', ours.id where told.code_key is not null and ours.id is not null;
        exit when ours.id is not null;
      end loop;
    else
      select * into ours from kept.product p where p.org_id = org and p.id = before.product_id for update;
    end if;

    if before.org_id is not null and (before.description, before.unit1, before.hs_code, before.is_active)
      = (told.description, told.unit1, told.hs_code, told.is_active) then
      update kept.freight_product f set synced_at = clock_timestamp()
      where f.org_id = org and f.system_id = of_system and f.product_code = told.product_code and f.company_code = told.company_code;
      if before.made_in = in_sync then fresh := fresh + 1;
      elsif before.changed_in = in_sync then changed := changed + 1;
      else same := same + 1;
      end if;
      continue;
    end if;

    free := array_remove(array[
      case when ours.description = '' or ('description' = any(before.filled) and ours.description = before.description) then 'description' end,
      case when ours.unit1 = '' or ('unit1' = any(before.filled) and ours.unit1 = before.unit1) then 'unit1' end,
      case when ours.hs_code = '' or ('hs_code' = any(before.filled) and ours.hs_code = before.hs_code) then 'hs_code' end], null);
    insert into kept.freight_product as f (org_id, system_id, product_code, company_code, description, unit1, hs_code, is_active,
      product_id, filled, made_in, changed_in, synced_at)
    values (org, of_system, told.product_code, told.company_code, told.description, told.unit1, told.hs_code, told.is_active,
      ours.id, free, in_sync, in_sync, clock_timestamp())
    on conflict (org_id, system_id, product_code, company_code) do update set description = excluded.description, unit1 = excluded.unit1,
      hs_code = excluded.hs_code, is_active = excluded.is_active, filled = excluded.filled, changed_in = excluded.changed_in,
      synced_at = excluded.synced_at;
    update kept.product p set
      description = case when 'description' = any(free) then told.description else p.description end,
      unit1 = case when 'unit1' = any(free) then told.unit1 else p.unit1 end,
      hs_code = case when 'hs_code' = any(free) then told.hs_code else p.hs_code end,
      is_active = exists (select from kept.freight_product f where f.org_id = org and f.product_id = p.id and f.is_active)
    where p.org_id = org and p.id = ours.id;
    if 'description' = any(free) and ours.description <> told.description then
      delete from kept.goods_key k
      where k.org_id = org and k.product_id = ours.id and k.synonym_id is null and k.found_by = 'description';
      insert into kept.goods_key (org_id, key, found_by, product_id)
      select org, told.description_key, 'description', ours.id where told.description_key is not null;
    end if;
    if before.org_id is null or before.made_in = in_sync then fresh := fresh + 1; else changed := changed + 1; end if;
  end loop;
  return next;
end $$;
`;

const FORGET = `
-- Those that were not told of since a fetch began become inactive: all whose code is like a pattern, or those of a list. Answers how many.
create function kept.forget_freight_products(of_system uuid, in_sync uuid, since timestamptz, walked text, named text[]) returns integer
language plpgsql security definer set search_path = pg_catalog as $$
declare
  org uuid := nullif(current_setting('app.org', true), '')::uuid;
begin
  perform set_config('app.actor', 'sync/' || in_sync, true);
  update kept.freight_product f set is_active = false, changed_in = in_sync
  where f.org_id = org and f.system_id = of_system and f.is_active and f.synced_at < since
    and (f.product_code ~ walked or f.product_code = any(named));
  update kept.product p set is_active = false
  where p.org_id = org and p.is_active
    and p.id in (select f.product_id from kept.freight_product f
      where f.org_id = org and f.system_id = of_system and f.changed_in = in_sync and not f.is_active)
    and not exists (select from kept.freight_product f where f.org_id = org and f.product_id = p.id and f.is_active);
  return (select count(*) from kept.freight_product f
    where f.org_id = org and f.system_id = of_system and f.changed_in = in_sync and not f.is_active and f.synced_at < since);
end $$;
`;

const CHANGES = `
-- A new row is told by what it says: its empty texts are no change.
create or replace function kept.log_changes() returns trigger language plpgsql as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
begin
  insert into kept.change_log (org_id, kept_table, row_id, field, previous, next, actor)
  select coalesce(after ->> 'org_id', before ->> 'org_id')::uuid, tg_table_name,
         coalesce(after ->> tg_argv[0], before ->> tg_argv[0])::uuid,
         field, before ->> field, after ->> field, coalesce(current_setting('app.actor', true), '')
  from (select jsonb_object_keys(before || after)) as fields(field)
  where before ->> field is distinct from after ->> field and field not in ('org_id', tg_argv[0])
    and not (tg_op = 'INSERT' and after ->> field = '');
  return null;
end $$;
`;

const ACCESS = `
alter table kept.freight_product enable row level security;
alter table kept.freight_product force row level security;
create policy tenant on kept.freight_product for select to tallyport_gateway, tallyport_worker
  using (org_id = (select nullif(current_setting('app.org', true), '')::uuid));
create policy owner on kept.freight_product to current_user using (true) with check (true);
grant select on kept.freight_product to tallyport_gateway, tallyport_worker;
revoke all on function kept.take_freight_products, kept.forget_freight_products from public;
grant execute on function kept.take_freight_products, kept.forget_freight_products to tallyport_worker;
`;
