import { Inject, Injectable } from '@nestjs/common';
import { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { inOrg } from '@tallyport/database/tenant';
import type { BillMarks } from '@tallyport/domain/freight-export/shipment/bill-rule';
import type { JobPapers, JobParty } from '@tallyport/domain/freight-export/shipment/job-papers';
import type { WorkOrderView } from '@tallyport/domain/work-order/fold';
import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../../platform/database/gateway-tables.js';
import { DATABASE } from '../../../platform/tokens.js';
import { RecordQueries } from '../../shipping-record/record.queries.js';

/** A job as it stands, with everything that a message to a freight system is made of. */
@Injectable()
export class JobPapersQueries {
  constructor(
    @Inject(DATABASE) private readonly database: Kysely<GatewayTables>,
    @Inject(RecordQueries) private readonly records: RecordQueries,
  ) {}

  async of(orgId: string, job: WorkOrderView): Promise<JobPapers> {
    const [records, parties] = await Promise.all([this.records.ofKinds(orgId, job.id, RecordKind.options), this.parties(orgId, job)]);
    const named = (id: string | null): JobParty | null => (id === null ? null : (parties.get(id) ?? null));
    return {
      job: { ...job, streamPosition: job.stream_position },
      parties: { importer: named(job.importer_id), exporter: named(job.exporter_id), notify: named(job.notify_party_id) },
      records,
      marks: marksIn(records),
    };
  }

  private async parties(orgId: string, job: WorkOrderView): Promise<ReadonlyMap<string, JobParty>> {
    const ids = [job.importer_id, job.exporter_id, job.notify_party_id].filter((id) => id !== null);
    if (ids.length === 0) return new Map();
    const rows = await this.database
      .selectFrom('kept.party')
      .select(['id', 'name', 'address', 'city', 'country', 'customs_id as customsId'])
      .where(inOrg(orgId))
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  }
}

/** Of a job as it stood once: its parties are as they are kept today, and taking over asks nothing of them. */
export function papersOf(job: WorkOrderView, records: JobPapers['records']): JobPapers {
  return {
    job: { ...job, streamPosition: job.stream_position },
    parties: { importer: null, exporter: null, notify: null },
    records,
    marks: marksIn(records),
  };
}

function marksIn(records: JobPapers['records']): BillMarks {
  return new Map(
    records.flatMap((record) => {
      const mark = record.kind === 'waybill' ? record.fields.bill_mark?.value : null;
      return mark === 'house' || mark === 'master' ? [[record.id, mark] as const] : [];
    }),
  );
}
