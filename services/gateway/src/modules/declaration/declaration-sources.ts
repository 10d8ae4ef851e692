import { Inject, Injectable } from '@nestjs/common';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { PAPER_KINDS } from '@tallyport/contracts/shipping-record/kinds';
import { newestCustomsTables } from '@tallyport/customs-tables/read-tables';
import { compileCargoReport } from '@tallyport/domain/declaration/compile/compile-cargo-report';
import { type CompiledDeclaration, compileDeclaration } from '@tallyport/domain/declaration/compile/compile-declaration';
import type { WorkOrderView } from '@tallyport/domain/work-order/fold';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import type pg from 'pg';
import { POOL } from '../../platform/tokens.js';
import { PartyQueries } from '../crm/party.queries.js';
import { RecordQueries } from '../shipping-record/record.queries.js';
import type { CompiledKind } from './declaration.commands.js';

/** What a declaration is compiled from: the records of papers, the job, its importer, the tariff. */
@Injectable()
export class DeclarationSources {
  constructor(
    @Inject(RecordQueries) private readonly records: RecordQueries,
    @Inject(PartyQueries) private readonly parties: PartyQueries,
    @Inject(POOL) private readonly pool: pg.Pool,
  ) {}

  /** What the papers say now, as the record of that id says it. */
  async compile(orgId: string, job: WorkOrderView, kind: CompiledKind, recordId: string): Promise<CompiledDeclaration> {
    const [papers, owner, tables] = await Promise.all([
      this.papersOf(orgId, job.id),
      job.importer_id === null ? null : this.parties.find(orgId, job.importer_id),
      newestCustomsTables(this.pool, ['tariff_rate']),
    ]);
    const kept = owner && { name: owner.name, customs_id: owner.customs_id || null, cac: owner.cac || null };
    const around = { job, owner: kept, tables, newId: (name: string) => uuidv5(recordId, name) };
    return kind === 'declaration' ? compileDeclaration(papers, around) : compileCargoReport(papers, around);
  }

  private async papersOf(orgId: string, workOrderId: string): Promise<ShippingRecord[]> {
    return (await Promise.all(PAPER_KINDS.map((kind) => this.records.ofJob(orgId, workOrderId, kind)))).flat();
  }
}
