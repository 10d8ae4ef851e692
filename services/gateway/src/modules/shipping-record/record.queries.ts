import { Inject, Injectable } from '@nestjs/common';
import type { ShippingRecord, ShownLine } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import { foldRecord, type RecordView } from '@tallyport/domain/shipping-record/fold';
import type { EventStore } from '@tallyport/event-store/event-store';
import type pg from 'pg';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { LoadedStream } from '../../platform/streams/loaded-stream.js';
import { EVENT_STORE, POOL } from '../../platform/tokens.js';

interface RecordRow {
  readonly view: RecordView;
  readonly lines: ShownLine[];
}

/** The records of a job, by kind, with their lines. */
@Injectable()
export class RecordQueries {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  /** Those of one kind that stand, in the order of their papers. */
  ofJob(orgId: string, workOrderId: string, kind: RecordKind): Promise<ShippingRecord[]> {
    return this.ofKinds(orgId, workOrderId, [kind]);
  }

  /** Those of some kinds that stand, kind by kind. */
  async ofKinds(orgId: string, workOrderId: string, kinds: readonly RecordKind[]): Promise<ShippingRecord[]> {
    const { rows } = await this.pool.query<RecordRow>({
      name: 'records-of-job',
      text: `select r.view, coalesce((
          select json_agg(json_build_object('line_id', l.line_id, 'fields', l.fields) order by l.ordinal)
          from read_model.record_line_v1 l where l.org_id = r.org_id and l.stream_id = r.stream_id), '[]') as lines
        from read_model.record_v1 r
        where ${TENANT_GUARD}
          and r.org_id = $1::uuid and r.job_id = $2::uuid and r.kind = any ($3::text[]) and r.view is not null and not r.withdrawn`,
      values: [orgId, workOrderId, kinds],
    });
    const records = rows.map(({ view, lines }) => shownRecord({ ...view, lines }));
    return kinds.flatMap((kind) => inOrder(records.filter((record) => record.kind === kind)));
  }

  /** One record as its own stream tells it now. Throws 404. */
  async recorded(orgId: string, workOrderId: string, kind: RecordKind, recordId: string): Promise<ShippingRecord> {
    const versions = await this.open(orgId, workOrderId, kind, recordId);
    return presentRecord(versions.at());
  }

  /** One record with every version of it, for a command that amends it. Throws 404. */
  async open(orgId: string, workOrderId: string, kind: RecordKind, recordId: string): Promise<LoadedStream<RecordView>> {
    const versions = await LoadedStream.open(this.store, orgId, `${kind}/${recordId}`, foldRecord);
    if (versions.at()?.work_order_id !== workOrderId) throw new ProblemError('record.not-found');
    return versions;
  }
}

export function presentRecord(view: RecordView | null): ShippingRecord {
  if (view === null) throw new ProblemError('record.not-found');
  return shownRecord(view);
}

export function inOrder(records: readonly ShippingRecord[]): ShippingRecord[] {
  const key = (record: ShippingRecord) => `${record.document_id ?? ''} ${String(record.from_page ?? 0).padStart(4, '0')} ${record.id}`;
  return records.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** What the fold remembers for itself stays inside. */
export function shownRecord({ last_read_line: _, removed_lines: __, lines, ...record }: RecordView): ShippingRecord {
  return { ...record, lines: [...lines] };
}
