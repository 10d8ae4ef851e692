import { Controller, Inject } from '@nestjs/common';
import { type CheckFinding, listChecks } from '@tallyport/contracts/check/http';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { RECORD_KINDS } from '@tallyport/contracts/shipping-record/kinds';
import { runChecks } from '@tallyport/domain/checks/run-checks';
import { AppliedPositions } from '../../platform/freshness/applied-positions.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { type Page, sliceOf } from '../../platform/http/pages.js';
import { inOrder, RecordQueries, shownRecord } from '../shipping-record/record.queries.js';
import { JobGate } from '../work-order/job-gate.js';
import { JobMoments } from '../work-order/job-moments.js';

/** Checks are computed when they are read: from the records that stand now, or that stood then. */
@Controller()
export class CheckController {
  constructor(
    @Inject(JobGate) private readonly gate: JobGate,
    @Inject(JobMoments) private readonly moments: JobMoments,
    @Inject(AppliedPositions) private readonly applied: AppliedPositions,
    @Inject(RecordQueries) private readonly records: RecordQueries,
  ) {}

  @Handles(listChecks)
  async list(call: Call<typeof listChecks>): Promise<Page<CheckFinding>> {
    const { caller, params, query, request } = call;
    await this.gate.readable(caller, params.id);
    const records = query.as_of === undefined ? await this.now(call) : await this.asOf(caller.orgId, params.id, query.as_of);
    return sliceOf(runChecks(records), query, request);
  }

  private async now(call: Call<typeof listChecks>): Promise<ShippingRecord[]> {
    await this.applied.awaitFor(call);
    const { caller, params } = call;
    return (await Promise.all(RECORD_KINDS.map((kind) => this.records.ofJob(caller.orgId, params.id, kind)))).flat();
  }

  private async asOf(orgId: string, workOrderId: string, moment: string): Promise<ShippingRecord[]> {
    const { streams } = await this.moments.at(orgId, workOrderId, moment);
    return RECORD_KINDS.flatMap((kind) => inOrder(streams.all(kind).map(shownRecord)));
  }
}
