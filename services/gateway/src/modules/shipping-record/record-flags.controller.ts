import { Controller, Inject } from '@nestjs/common';
import { listRecordFlags, type RecordFlag } from '@tallyport/contracts/shipping-record/flags-http';
import { AppliedPositions } from '../../platform/freshness/applied-positions.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { type Page, sliceOf } from '../../platform/http/pages.js';
import { JobGate } from '../work-order/job-gate.js';
import { RecordFlagsQueries } from './record-flags.queries.js';
import { ValueFlagsQueries } from './value-flags.queries.js';

@Controller()
export class RecordFlagsController {
  constructor(
    @Inject(JobGate) private readonly gate: JobGate,
    @Inject(AppliedPositions) private readonly applied: AppliedPositions,
    @Inject(RecordFlagsQueries) private readonly flags: RecordFlagsQueries,
    @Inject(ValueFlagsQueries) private readonly values: ValueFlagsQueries,
  ) {}

  @Handles(listRecordFlags)
  async list(call: Call<typeof listRecordFlags>): Promise<Page<RecordFlag>> {
    const { caller, params, query, request } = call;
    await this.gate.readable(caller, params.id);
    await this.applied.awaitFor(call);
    const [fromElsewhere, ofValues] = await Promise.all([
      this.flags.ofJob(caller.orgId, params.id),
      this.values.ofJob(caller.orgId, params.id),
    ]);
    return sliceOf([...fromElsewhere, ...ofValues], query, request);
  }
}
