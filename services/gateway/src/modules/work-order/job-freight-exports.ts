import { Inject, Injectable } from '@nestjs/common';
import type { JobFreightExport } from '@tallyport/contracts/freight-export/job-freight-export';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import { type ExportOfJob, jobFreightExport } from '@tallyport/domain/freight-export/job/job-freight-export';
import type pg from 'pg';
import { POOL } from '../../platform/tokens.js';

/** The exports of a job as JSON text of SQL, by the expressions that name its organisation and itself; null where there is none. */
export function exportsOfJob(org: string, job: string): string {
  return `(
  select jsonb_agg(jsonb_build_object('id', e.export_id, 'kind', e.kind, 'state', e.shown ->> 'state', 'group', e.export_group,
    'cause', case when e.cause_code <> '' then jsonb_build_object('code', e.cause_code, 'key', e.cause_key) end,
    'requested_at', e.shown ->> 'requested_at', 'since', e.shown ->> 'since'))
  from read_model.export_v1 e where e.org_id = ${org} and e.work_order_id = ${job})`;
}

const OF_JOB = `select ${exportsOfJob('$1::uuid', '$2::uuid')} as exports where ${TENANT_GUARD}`;

/** How what leaves a job stands, by the read model of exports. */
@Injectable()
export class JobFreightExports {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async of(orgId: string, workOrderId: string): Promise<JobFreightExport | null> {
    const values = [orgId, workOrderId];
    const { rows } = await this.pool.query<{ exports: ExportOfJob[] | null }>({ name: 'freight-export-of-job', text: OF_JOB, values });
    return jobFreightExport(rows[0]?.exports ?? []);
  }
}
