import { Inject, Injectable } from '@nestjs/common';
import type { BlobStore } from '@tallyport/blob-store/blob-store';
import type { DeclarationAfterImport } from '@tallyport/contracts/declaration/after-import-http';
import { customsTablesAt, newestCustomsTables } from '@tallyport/customs-tables/read-tables';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import type { DatedTables } from '@tallyport/domain/customs-table/dated-tables';
import { changedRows, comesOut } from '@tallyport/domain/declaration/after-import';
import type { FrozenRecord } from '@tallyport/domain/lodgement/frozen-record';
import type pg from 'pg';
import type { Paging } from '../../platform/http/pages.js';
import { BLOBS, POOL } from '../../platform/tokens.js';
import { presentRecord, RecordQueries } from '../shipping-record/record.queries.js';

/** A declaration that customs has, with the message that it accepted last. */
interface LodgedRow {
  readonly id: string;
  readonly work_order_id: string;
  readonly job_code: string;
  readonly reference: string;
  readonly party: string;
  readonly version: number;
  readonly signed_at: string;
  readonly record_position: number;
  readonly snapshot: string;
}

/**
 * What later imports of the tables of customs would change of lodged declarations. Only those are looked through that were signed before
 * the last import was done; it is under way for less than ten minutes after its own time.
 */
@Injectable()
export class AfterImportQueries {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(BLOBS) private readonly blobs: BlobStore,
    @Inject(RecordQueries) private readonly records: RecordQueries,
  ) {}

  /** Those of one page that would come out otherwise, and how many there are to look through. */
  async list(orgId: string, paging: Paging): Promise<{ differing: DeclarationAfterImport[]; count: number }> {
    const { rows, count } = await this.lodged(orgId, paging);
    if (rows.length === 0) return { differing: [], count };
    const now = await newestCustomsTables(this.pool);
    const differing: DeclarationAfterImport[] = [];
    for (const row of rows) differing.push(...(await this.differing(orgId, row, now)));
    return { differing, count };
  }

  private async differing(orgId: string, row: LodgedRow, now: DatedTables): Promise<DeclarationAfterImport[]> {
    const { record_position, snapshot, ...summary } = row;
    const [stream, bytes] = await Promise.all([
      this.records.open(orgId, row.work_order_id, 'declaration', row.id),
      this.blobs.read(orgId, snapshot),
    ]);
    const declaration = presentRecord(stream.at(record_position));
    const { amounts } = JSON.parse(bytes.toString('utf8')) as FrozenRecord;
    const otherwise = comesOut(declaration, amounts, now);
    if (otherwise === null) return [];
    const then = await customsTablesAt(this.pool, row.signed_at);
    return [{ ...summary, ...otherwise, rows: changedRows(declaration, then, now) }];
  }

  private async lodged(orgId: string, { page, page_size }: Paging): Promise<{ rows: LodgedRow[]; count: number }> {
    const { rows } = await this.pool.query<LodgedRow & { count: number }>({
      name: 'lodged-before-the-last-import',
      text: LODGED,
      values: [orgId, page_size, (page - 1) * page_size],
    });
    return { rows: rows.map(({ count: _, ...row }) => row), count: rows[0]?.count ?? 0 };
  }
}

/** The kind is written out, so that the index over these two kinds alone is found. */
const LODGED = `select split_part(r.stream_id, '/', 2) as id, r.job_id as work_order_id, j.view->>'code' as job_code,
    coalesce(r.view->'fields'->'broker_reference'->>'value', '') as reference,
    coalesce(r.view->'fields'->'owner_name'->>'value', '') as party,
    (m.message->>'version')::int as version, m.message->>'signed_at' as signed_at,
    (m.message->>'record_position')::int as record_position, m.message->>'snapshot' as snapshot, count(*) over ()::int as count
  from read_model.record_v1 r
  join read_model.work_order_list_v2 j on j.org_id = r.org_id and j.work_order_id = r.job_id
  join read_model.record_v1 l on l.org_id = r.org_id and l.stream_id = 'lodgement/' || split_part(r.stream_id, '/', 2)
  cross join lateral (
    select message from json_array_elements(l.view->'messages') with ordinality as one(message, nth)
    where message->>'phase' = 'accepted' and message->>'version' = l.view->>'accepted_version' order by nth desc limit 1) m
  where ${TENANT_GUARD} and r.org_id = $1::uuid and r.kind = 'declaration' and r.view is not null and not r.withdrawn
    and l.view->>'declaration_status' not in ('not_lodged', 'pre_lodged', 'withdrawn')
    and (m.message->>'signed_at')::timestamptz < (select max(imported_at) + interval '10 minutes' from kept.customs_version)
  order by r.position desc limit $2 offset $3`;
