import { type Kysely, sql } from 'kysely';

/**
 * The list in the order of a name, of a code or of a branch, read from an index page by page. What it is sorted by otherwise stands in the
 * index of the newest still, which is narrower now.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
do $$
declare
  list regclass;
  known name;
  named text;
begin
  foreach list in array array['blueprint.work_order_list_v2', 'read_model.work_order_list_v2']::regclass[] loop
    -- A table that was rebuilt has other names for the same.
    for known in select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = list and pg_get_indexdef(i.indexrelid) like '%(org_id, created_at DESC, work_order_id) INCLUDE%'
    loop
      execute format('drop index %I.%I', (select nspname from pg_namespace n join pg_class c on c.relnamespace = n.oid where c.oid = list), known);
    end loop;
    execute format('create index on %s (org_id, created_at desc, work_order_id) include (job_status, branch, date_arrive, due)', list);
    execute format('create index on %s (org_id, code, work_order_id) include (job_status)', list);
    foreach named in array array['importer_name', 'exporter_name'] loop
      -- Who has no name comes last in either direction. The name itself stands in the index for reading nothing else.
      execute format('create index on %s (org_id, lower(%s), created_at desc, work_order_id) include (%2$s, job_status)', list, named);
      execute format('create index on %s (org_id, lower(%s) desc nulls last, created_at desc, work_order_id) include (%2$s, job_status)', list, named);
    end loop;
    execute format('create index on %s (org_id, branch, created_at desc, work_order_id) include (job_status)', list);
    -- Made last again: without statistics the others tie with it for a single job, and the newest one wins.
    select conname into known from pg_constraint where conrelid = list and contype = 'p';
    execute format('alter table %s drop constraint %I, add primary key (org_id, work_order_id)', list, known);
  end loop;
end $$;
`)
    .execute(database);
}
