import { Inject, Injectable } from '@nestjs/common';
import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { RecordFlag } from '@tallyport/contracts/shipping-record/flags-http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import { numberFieldOf } from '@tallyport/domain/shipping-record/paper-number';
import { findAbsentCodes } from '@tallyport/tariff/absent-codes';
import type pg from 'pg';
import { POOL } from '../../platform/tokens.js';

/** A job's own number and that of its waybill are one, so only another job's counts against it. */
const duplicateNumbersStatement = {
  name: 'duplicate-numbers',
  text: `
select mine.kind, mine.view, other.kind as other_kind, other.stream_id as other_stream, other.job_id as other_job,
  job.view ->> 'code' as code, other.view ->> 'document_id' as document_id, file.view ->> 'file_name' as file_name
from read_model.record_v1 mine
join read_model.record_v1 other on other.org_id = mine.org_id and other.number_key = mine.number_key and other.stream_id <> mine.stream_id
join read_model.record_v1 job on job.org_id = $1::uuid and job.stream_id = 'work-order/' || other.job_id
left join read_model.record_v1 file on file.org_id = $1::uuid and file.stream_id = 'document/' || (other.view ->> 'document_id')
where ${TENANT_GUARD} and mine.org_id = $1::uuid and mine.job_id = $2::uuid and mine.number_key is not null and not mine.withdrawn
  and not other.withdrawn and not job.withdrawn and (mine.kind = 'invoice') = (other.kind = 'invoice')
  and (other.job_id <> $2::uuid or 'work-order' not in (mine.kind, other.kind))
order by other.position desc limit 500`,
};

interface DuplicateRow {
  readonly kind: RecordKind | 'work-order';
  readonly view: { readonly id: string; readonly waybill_number?: string; readonly fields?: Readonly<Record<string, { value: unknown }>> };
  readonly other_kind: RecordKind | 'work-order';
  readonly other_stream: string;
  readonly other_job: string;
  readonly code: string;
  readonly document_id: string | null;
  readonly file_name: string | null;
}

/** HS codes of the job's records as they stand, of headers and of lines. */
const codesOfJobStatement = {
  name: 'codes-of-job',
  text: `
select r.kind, r.view ->> 'id' as record_id, null as line_id, -1 as ordinal, r.view #>> '{fields,hs_code,value}' as hs_code, r.stream_id
from read_model.record_v1 r
where ${TENANT_GUARD} and r.org_id = $1::uuid and r.job_id = $2::uuid and not r.withdrawn and r.view #>> '{fields,hs_code,value}' <> ''
union all
select r.kind, r.view ->> 'id', l.line_id, l.ordinal, l.hs_code, r.stream_id
from read_model.record_v1 r
join read_model.record_line_v1 l on l.org_id = r.org_id and l.stream_id = r.stream_id and l.hs_code is not null
where ${TENANT_GUARD} and r.org_id = $1::uuid and r.job_id = $2::uuid and not r.withdrawn
order by 6, 4`,
};

interface CodeRow {
  readonly kind: RecordKind;
  readonly record_id: string;
  readonly line_id: string | null;
  readonly hs_code: string;
}

const MOST_OTHERS = 10;

/** What is known against values of a job's records: numbers that stand elsewhere, codes that the tariff does not have. */
@Injectable()
export class RecordFlagsQueries {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async ofJob(orgId: string, workOrderId: string): Promise<RecordFlag[]> {
    const [duplicates, absent] = await Promise.all([this.duplicates(orgId, workOrderId), this.absentCodes(orgId, workOrderId)]);
    return [...duplicates, ...absent];
  }

  /** Numbers of the job and of its records that stand elsewhere as well. */
  async duplicates(orgId: string, workOrderId: string): Promise<RecordFlag[]> {
    const { rows } = await this.pool.query<DuplicateRow>({ ...duplicateNumbersStatement, values: [orgId, workOrderId] });
    const flags = [...Map.groupBy(rows, ({ kind, view }) => `${kind}/${view.id}`).values()].flatMap(flagOfDuplicates);
    const ofRecords = flags.filter(({ record_id }) => record_id !== null);
    // The number of the job is that of its waybill: one of the two tells.
    return ofRecords.some(({ kind }) => kind === 'waybill') ? ofRecords : flags;
  }

  private async absentCodes(orgId: string, workOrderId: string): Promise<RecordFlag[]> {
    const { rows } = await this.pool.query<CodeRow>({ ...codesOfJobStatement, values: [orgId, workOrderId] });
    const absent = await findAbsentCodes(
      this.pool,
      rows.map(({ hs_code }) => hs_code),
    );
    return rows
      .filter(({ hs_code }) => absent.has(hs_code))
      .map(({ hs_code, ...at }) => ({ ...at, field: 'hs_code', value: hs_code, flag: 'not in the tariff', others: [] }));
  }
}

function flagOfDuplicates(rows: readonly DuplicateRow[]): RecordFlag[] {
  const [first] = rows;
  if (!first) return [];
  const { kind, view } = first;
  const others = rows.slice(0, MOST_OTHERS).map((row) => ({
    work_order_id: row.other_job,
    code: row.code,
    record_id: row.other_kind === 'work-order' ? null : row.other_stream.slice(row.other_stream.indexOf('/') + 1),
    document_id: row.document_id,
    file_name: row.file_name,
  }));
  const flag = { line_id: null, flag: 'duplicate number', others } as const;
  if (kind === 'work-order') return [{ ...flag, record_id: null, kind: null, field: 'waybill_number', value: view.waybill_number ?? '' }];
  const valueOf = (field: RecordField) => view.fields?.[field]?.value;
  const field = numberFieldOf(kind, valueOf);
  return field === null ? [] : [{ ...flag, record_id: view.id, kind, field, value: String(valueOf(field)) }];
}
