import { Controller, Inject } from '@nestjs/common';
import { listOrgWorkflows, type OrgWorkflow } from '@tallyport/contracts/organisation/process-http';
import { AppliedPositions } from '../../platform/freshness/applied-positions.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { type Page, wholePage } from '../../platform/http/pages.js';
import { ProcessQueries } from './process.queries.js';

@Controller()
export class ProcessController {
  constructor(
    @Inject(ProcessQueries) private readonly processes: ProcessQueries,
    @Inject(AppliedPositions) private readonly applied: AppliedPositions,
  ) {}

  @Handles(listOrgWorkflows)
  async list(call: Call<typeof listOrgWorkflows>): Promise<Page<OrgWorkflow>> {
    await this.applied.awaitFor(call);
    return wholePage(await this.processes.of(call.caller.orgId));
  }
}
