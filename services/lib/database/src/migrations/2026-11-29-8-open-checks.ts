import { type Kysely, sql } from 'kysely';

/** Beside what is counted of a job stands whether it is open, so that open jobs with something to check are counted by an index alone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table blueprint.job_check_v1 add column is_open boolean not null default false;
alter table read_model.job_check_v1 add column is_open boolean not null default false;
-- What a rebuild would write.
update read_model.job_check_v1 c set is_open = true
from read_model.record_v1 r
where r.org_id = c.org_id and r.stream_id = 'work-order/' || c.job_id and not r.withdrawn and r.view ->> 'job_status' <> 'lodged';
create index on blueprint.job_check_v1 (org_id, job_id) where is_open and fails + disagreements + unverified + doubtful > 0;
create index on read_model.job_check_v1 (org_id, job_id) where is_open and fails + disagreements + unverified + doubtful > 0;
`)
    .execute(database);
}
