import { Inject, Injectable } from '@nestjs/common';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { PAPER_KINDS } from '@tallyport/contracts/shipping-record/kinds';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import type { WorkOrderView } from '@tallyport/domain/work-order/fold';
import type pg from 'pg';
import { POOL } from '../../platform/tokens.js';

interface Row {
  readonly kind: string;
  readonly view: WorkOrderView | ShippingRecord;
}

/** A job and the headers of its papers, as the read model has them. */
@Injectable()
export class JobPapers {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async of(orgId: string, workOrderId: string): Promise<{ job: WorkOrderView | null; records: ShippingRecord[] }> {
    const { rows } = await this.pool.query<Row>({ name: 'papers-of-job', text: OF_JOB, values: [orgId, workOrderId] });
    const job = rows.find(({ kind }) => kind === 'work-order')?.view as WorkOrderView | undefined;
    const papers = rows.filter(({ kind }) => kind !== 'work-order').map(({ view }) => ({ ...(view as ShippingRecord), lines: [] }));
    return { job: job ?? null, records: papers };
  }
}

const OF_JOB = `
select r.kind, r.view from read_model.record_v1 r
where ${TENANT_GUARD} and r.org_id = $1::uuid and r.job_id = $2::uuid and r.view is not null and not r.withdrawn
  and r.kind in ('work-order', ${PAPER_KINDS.map((kind) => `'${kind}'`).join(', ')})`;
