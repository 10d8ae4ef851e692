import { Controller, Inject } from '@nestjs/common';
import { listRecordFlags, type RecordFlag } from '@tallyport/contracts/shipping-record/flags-http';
import { AppliedPositions } from '../../platform/freshness/applied-positions.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { type Page, sliceOf } from '../../platform/http/pages.js';
import { JobGate } from '../work-order/job-gate.js';
import { RecordFlagsQueries } from './record-flags.queries.js';

@Controller()
export class RecordFlagsController {
  constructor(
    @Inject(JobGate) private readonly gate: JobGate,
    @Inject(AppliedPositions) private readonly applied: AppliedPositions,
    @Inject(RecordFlagsQueries) private readonly flags: RecordFlagsQueries,
  ) {}

  @Handles(listRecordFlags)
  async list(call: Call<typeof listRecordFlags>): Promise<Page<RecordFlag>> {
    const { caller, params, query, request } = call;
    await this.gate.require(caller.orgId, params.id);
    await this.applied.awaitFor(call);
    return sliceOf(await this.flags.ofJob(caller.orgId, params.id), query, request);
  }
}
