import { Inject, Injectable } from '@nestjs/common';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import type { EarlierPrice } from '@tallyport/domain/checks/earlier-price';
import type pg from 'pg';
import { POOL } from '../../platform/tokens.js';

/** By the date of the invoice, the newest first. Only lines with a tariff code count: somebody settled what these goods are. */
const earlierPricesStatement = {
  name: 'earlier-prices',
  text: `
select mine.line_id, before.code, before.unit_price, before.currency, before.quantity_unit, before.seller_name
from read_model.record_v1 r
join read_model.record_line_v1 mine on mine.org_id = r.org_id and mine.stream_id = r.stream_id and mine.product_key is not null
cross join lateral (
  select job.view ->> 'code' as code, line.fields #>> '{unit_price,value}' as unit_price,
    coalesce(line.fields #>> '{currency,value}', other.view #>> '{fields,currency,value}') as currency,
    line.fields #>> '{quantity_unit,value}' as quantity_unit, other.view #>> '{fields,seller_name,value}' as seller_name
  from read_model.record_line_v1 line
  join read_model.record_v1 other on other.org_id = line.org_id and other.stream_id = line.stream_id
  join read_model.record_v1 job on job.org_id = $1::uuid and job.stream_id = 'work-order/' || other.job_id
  where line.org_id = $1::uuid and line.product_key = mine.product_key and line.hs_code is not null and other.job_id <> $2::uuid
    and other.kind = 'invoice' and not other.withdrawn and not job.withdrawn
    and other.view #>> '{fields,invoice_date,value}' < r.view #>> '{fields,invoice_date,value}'
    and line.fields #>> '{unit_price,value}' ~ '^-?[0-9]{1,15}([.][0-9]{1,10})?$'
  order by other.view #>> '{fields,invoice_date,value}' desc, line.line_id limit 20
) before
where ${TENANT_GUARD} and r.org_id = $1::uuid and r.job_id = $2::uuid and r.kind = 'invoice' and not r.withdrawn
limit 20000`,
};

/** What invoices of other jobs asked before for the goods of this one. */
@Injectable()
export class EarlierPricesQueries {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async ofJob(orgId: string, workOrderId: string): Promise<EarlierPrice[]> {
    const { rows } = await this.pool.query<EarlierPrice>({ ...earlierPricesStatement, values: [orgId, workOrderId] });
    return rows;
  }
}
