import { type Kysely, sql } from 'kysely';

/**
 * What organisations keep about their goods, and the tariff, which belongs to nobody. `kept.goods_key` holds every text by which a kept
 * row is found, in the one form in which goods are compared, so that one probe of one index answers a line.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const part of [GOODS, NEAR_GOODS, TARIFF, ACCESS]) await sql.raw(part).execute(database);
}

const GOODS = `
create extension if not exists pg_trgm;

create table kept.product (
  org_id uuid not null references kept.organisation,
  id uuid not null,
  company_code text not null default '',
  product_code text not null,
  name text not null default '',
  description text not null default '',
  model text not null default '',
  hs_code text not null default '',
  hs_name text not null default '',
  tariff_item text not null default '',
  lookup_code text not null default '',
  bonded text not null default '',
  control text not null default '',
  certificate text not null default '',
  unit1 text not null default '',
  tax_rate text not null default '',
  primary key (org_id, id)
);
create unique index product_code on kept.product (org_id, lower(product_code), lower(company_code));

create table kept.tariff_lookup (
  org_id uuid not null references kept.organisation,
  id uuid not null,
  code text not null,
  description text not null default '',
  hs_code text not null default '',
  tariff_item text not null default '',
  unit1 text not null default '',
  tax_rate text not null default '',
  primary key (org_id, id)
);
create unique index tariff_lookup_code on kept.tariff_lookup (org_id, lower(code));

create table kept.goods_synonym (
  org_id uuid not null references kept.organisation,
  id uuid not null,
  synonym text not null,
  product_id uuid,
  lookup_id uuid,
  primary key (org_id, id),
  foreign key (org_id, product_id) references kept.product on delete cascade,
  foreign key (org_id, lookup_id) references kept.tariff_lookup on delete cascade,
  check (num_nonnulls(product_id, lookup_id) = 1)
);
create unique index goods_synonym_text on kept.goods_synonym (org_id, lower(synonym));
create index goods_synonym_product on kept.goods_synonym (org_id, product_id);
create index goods_synonym_lookup on kept.goods_synonym (org_id, lookup_id);

create table kept.goods_key (
  org_id uuid not null,
  key text not null,
  found_by text not null check (found_by in ('product code', 'name', 'description', 'synonym', 'lookup code', 'lookup description')),
  product_id uuid,
  lookup_id uuid,
  synonym_id uuid,
  foreign key (org_id, product_id) references kept.product on delete cascade,
  foreign key (org_id, lookup_id) references kept.tariff_lookup on delete cascade,
  foreign key (org_id, synonym_id) references kept.goods_synonym on delete cascade,
  check (num_nonnulls(product_id, lookup_id) = 1)
);
create index goods_key_exact on kept.goods_key (org_id, key);
create index goods_key_near on kept.goods_key using gin (key gin_trgm_ops);
create index goods_key_product on kept.goods_key (org_id, product_id);
create index goods_key_lookup on kept.goods_key (org_id, lookup_id);
create index goods_key_synonym on kept.goods_key (org_id, synonym_id) where synonym_id is not null;

-- Codes that a person refused for goods: never offered first again for them in this organisation.
create table kept.refused_code (
  org_id uuid not null references kept.organisation,
  id uuid not null default gen_random_uuid(),
  goods_key text not null,
  hs_code text not null,
  because text not null default '',
  refused_by uuid not null,
  refused_at timestamptz not null default now(),
  primary key (org_id, id)
);
create unique index refused_code_goods on kept.refused_code (org_id, goods_key, hs_code);

create trigger log_changes after insert or update or delete on kept.product for each row execute function kept.log_changes('id');
create trigger log_changes after insert or update or delete on kept.tariff_lookup for each row execute function kept.log_changes('id');
create trigger log_changes after insert or update or delete on kept.goods_synonym for each row execute function kept.log_changes('id');
create trigger log_changes after insert or update or delete on kept.refused_code for each row execute function kept.log_changes('id');
`;

const NEAR_GOODS = `
-- Trigram operators are not leakproof, so under row-level security their index would not be used: this asks as the owner of the
-- tables and filters by the tenant of the transaction itself.
create function kept.near_goods(wished text[], least_likeness real)
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
      where k.org_id = nullif(current_setting('app.org', true), '')::uuid and k.key % w.wish and k.found_by <> 'product code'
      order by similarity(k.key, w.wish) desc, k.key limit 5) near;
end $$;
revoke all on function kept.near_goods from public;
`;

const TARIFF = `
create table kept.tariff_version (
  schedule text not null,
  version integer not null,
  imported_at timestamptz(3) not null,
  file_name text not null,
  sha256 text not null,
  entry_count integer not null,
  primary key (schedule, version)
);
create table kept.tariff_entry (
  schedule text not null,
  version integer not null,
  ordinal integer not null,
  code text collate "C" not null check (code ~ '^([0-9]{2}){1,3}$'),
  name text not null,
  phrases text[] not null,
  source text not null check (source in ('word-list', 'nomenclature')),
  primary key (schedule, version, ordinal),
  foreign key (schedule, version) references kept.tariff_version
);
create index tariff_entry_code on kept.tariff_entry (schedule, version, code);
`;

const ACCESS = `
do $$
declare t text;
begin
  foreach t in array array['kept.product', 'kept.tariff_lookup', 'kept.goods_synonym', 'kept.goods_key', 'kept.refused_code'] loop
    execute format('alter table %s enable row level security', t);
    execute format('alter table %s force row level security', t);
    execute format('create policy tenant on %s to tallyport_gateway
      using (org_id = (select nullif(current_setting(''app.org'', true), '''')::uuid))
      with check (org_id = (select nullif(current_setting(''app.org'', true), '''')::uuid))', t);
    execute format('create policy worker_reads on %s for select to tallyport_worker
      using (org_id = (select nullif(current_setting(''app.org'', true), '''')::uuid))', t);
    execute format('create policy owner on %s to current_user using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %s to tallyport_gateway', t);
    execute format('grant select on %s to tallyport_worker', t);
  end loop;
end $$;
grant execute on function kept.near_goods to tallyport_gateway, tallyport_worker;
grant select on kept.tariff_version, kept.tariff_entry to tallyport_gateway, tallyport_worker;
grant insert on kept.tariff_version, kept.tariff_entry to tallyport_worker;
`;
