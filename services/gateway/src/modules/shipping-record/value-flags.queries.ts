import { Inject, Injectable } from '@nestjs/common';
import { isRecordField } from '@tallyport/contracts/shipping-record/fields';
import type { RecordFlag } from '@tallyport/contracts/shipping-record/flags-http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { FLAGGED_FIELDS, flagOfValue } from '@tallyport/domain/shipping-record/value-flag';
import type pg from 'pg';
import { POOL } from '../../platform/tokens.js';

const IN_TENANT = `(select set_config('app.org', $1::text, true)) is not null`;

/** The values of a job that a look at them alone can flag: of its records' headers and lines, and its own waybill number. */
const valuesOfJobStatement = {
  name: 'flagged-values-of-job',
  text: `
select r.kind, r.view ->> 'id' as record_id, null as line_id, -1 as ordinal, f.key as field, f.value ->> 'value' as value,
  r.view ->> 'document_type' as document_type, r.view #>> '{fields,transport_mode,value}' as transport_mode, r.stream_id
from read_model.record_v1 r cross join lateral json_each(r.view -> 'fields') f
where ${IN_TENANT} and r.org_id = $1::uuid and r.job_id = $2::uuid and not r.withdrawn and f.key = any ($3::text[])
union all
select r.kind, r.view ->> 'id', l.line_id, l.ordinal, f.key, f.value ->> 'value', r.view ->> 'document_type', null, r.stream_id
from read_model.record_v1 r
join read_model.record_line_v1 l on l.org_id = r.org_id and l.stream_id = r.stream_id
cross join lateral json_each(l.fields) f
where ${IN_TENANT} and r.org_id = $1::uuid and r.job_id = $2::uuid and not r.withdrawn and f.key = any ($3::text[])
union all
select r.kind, r.view ->> 'id', null, -1, 'waybill_number', r.view ->> 'waybill_number', null, null, r.stream_id
from read_model.record_v1 r
where ${IN_TENANT} and r.org_id = $1::uuid and r.job_id = $2::uuid and r.kind = 'work-order'
order by 9, 4, 5`,
};

interface ValueRow {
  readonly kind: RecordKind | 'work-order';
  readonly record_id: string;
  readonly line_id: string | null;
  readonly field: string;
  readonly value: string | null;
  readonly document_type: string | null;
  readonly transport_mode: string | null;
}

/** Values whose check digit does not agree, and codes, units, packages and countries that no list has. */
@Injectable()
export class ValueFlagsQueries {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async ofJob(orgId: string, workOrderId: string): Promise<RecordFlag[]> {
    const { rows } = await this.pool.query<ValueRow>({ ...valuesOfJobStatement, values: [orgId, workOrderId, FLAGGED_FIELDS] });
    const flags = rows.flatMap(flagOfRow);
    // The number of the job is that of its waybill: one of the two tells.
    const ofRecords = flags.filter(({ record_id }) => record_id !== null);
    return ofRecords.some(({ kind, flag }) => kind === 'waybill' && flag === 'wrong check digit') ? ofRecords : flags;
  }
}

function flagOfRow({ kind, record_id, line_id, field, value, document_type, transport_mode }: ValueRow): RecordFlag[] {
  if (value === null || !isRecordField(field)) return [];
  const flag = flagOfValue({ field, documentType: document_type, transportMode: transport_mode }, value);
  if (flag === null) return [];
  const where = kind === 'work-order' ? { record_id: null, kind: null } : { record_id, kind };
  return [{ ...where, line_id, field, value, flag, others: [] }];
}
