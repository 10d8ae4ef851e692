import { Inject, Injectable } from '@nestjs/common';
import type { Conflict } from '@tallyport/contracts/check/conflicts-http';
import type { CheckFinding } from '@tallyport/contracts/check/http';
import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import { parseEvent } from '@tallyport/contracts/parse-event';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { RECORD_KINDS } from '@tallyport/contracts/shipping-record/kinds';
import { newestCustomsTables } from '@tallyport/customs-tables/read-tables';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import { conflictsOf } from '@tallyport/domain/checks/conflicts/conflicts-of';
import { type ChecksView, foldChecks } from '@tallyport/domain/checks/fold-checks';
import { Papers } from '@tallyport/domain/checks/papers';
import { RULE_TABLES, RuleRows } from '@tallyport/domain/checks/rule-rows';
import { runChecks } from '@tallyport/domain/checks/run-checks';
import type { StreamMap } from '@tallyport/domain/folds';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import type { EventStore } from '@tallyport/event-store/event-store';
import type pg from 'pg';
import { EVENT_STORE, POOL } from '../../platform/tokens.js';
import { RecordQueries, shownRecord } from '../shipping-record/record.queries.js';
import { RecordFlagsQueries } from '../shipping-record/record-flags.queries.js';
import { JobMoments } from '../work-order/job-moments.js';
import { EarlierPricesQueries } from './earlier-prices.queries.js';

/** What the rules say of a job, computed when it is asked: from the papers of now or of a moment, by the tables of today. */
@Injectable()
export class JobChecks {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(RecordQueries) private readonly records: RecordQueries,
    @Inject(RecordFlagsQueries) private readonly flags: RecordFlagsQueries,
    @Inject(EarlierPricesQueries) private readonly prices: EarlierPricesQueries,
    @Inject(JobMoments) private readonly moments: JobMoments,
  ) {}

  async now(orgId: string, workOrderId: string): Promise<CheckFinding[]> {
    const [view, duplicates, earlierPrices, documentTypes, records, rows] = await Promise.all([
      this.view(orgId, workOrderId),
      this.flags.duplicates(orgId, workOrderId),
      this.prices.ofJob(orgId, workOrderId),
      this.documentTypes(orgId, workOrderId),
      this.records.ofKinds(orgId, workOrderId, RECORD_KINDS),
      this.rowsOfToday(),
    ]);
    return run(workOrderId, new Papers(records, { duplicates, documentTypes, earlierPrices }), rows, view);
  }

  async asOf(orgId: string, workOrderId: string, moment: string): Promise<CheckFinding[]> {
    const { streams } = await this.moments.at(orgId, workOrderId, moment);
    const standing = streams.all('document').filter(({ withdrawn }) => !withdrawn);
    const documentTypes = new Set(standing.flatMap(({ segments }) => segments.map(({ type }) => type)));
    const papers = new Papers(recordsIn(streams), { duplicates: null, documentTypes, earlierPrices: null });
    return run(workOrderId, papers, await this.rowsOfToday(), streams.get('checks', workOrderId));
  }

  /** On what the papers do not agree, now or as of a moment. */
  async conflicts(orgId: string, workOrderId: string, moment: string | undefined): Promise<Conflict[]> {
    const records =
      moment === undefined
        ? await this.records.ofKinds(orgId, workOrderId, RECORD_KINDS)
        : recordsIn((await this.moments.at(orgId, workOrderId, moment)).streams);
    return conflictsOf(records, await this.rowsOfToday());
  }

  /** The overrides of a job, read from their own stream: what was just written is there. */
  async view(orgId: string, workOrderId: string): Promise<ChecksView | null> {
    const events = await this.store.load(orgId, `checks/${workOrderId}`);
    return events.reduce<ChecksView | null>((view, event) => foldChecks(view, parseEvent(event), event), null);
  }

  private async documentTypes(orgId: string, workOrderId: string): Promise<ReadonlySet<DocumentType>> {
    const { rows } = await this.pool.query<{ type: DocumentType }>({
      name: 'document-types-of-job',
      text: `select distinct s.value ->> 'type' as type
        from read_model.record_v1 r cross join lateral json_array_elements(r.view -> 'segments') s
        where ${TENANT_GUARD} and r.org_id = $1::uuid and r.job_id = $2::uuid and r.kind = 'document' and not r.withdrawn`,
      values: [orgId, workOrderId],
    });
    return new Set(rows.map(({ type }) => type));
  }

  private async rowsOfToday(): Promise<RuleRows> {
    return new RuleRows(await newestCustomsTables(this.pool, RULE_TABLES), new Date().toISOString().slice(0, 10));
  }
}

function recordsIn(streams: StreamMap): ShippingRecord[] {
  return RECORD_KINDS.flatMap((kind) => streams.all(kind).map(shownRecord));
}

function run(workOrderId: string, papers: Papers, rows: RuleRows, view: ChecksView | null): CheckFinding[] {
  return runChecks(papers, rows, { standing: view?.overrides ?? [], fingerprintOf: (text) => uuidv5(workOrderId, text) });
}
