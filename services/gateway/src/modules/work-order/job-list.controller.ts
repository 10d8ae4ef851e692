import { Controller, Inject } from '@nestjs/common';
import { type FoundWorkOrder, type ListedWorkOrder, listWorkOrders, searchWorkOrders } from '@tallyport/contracts/work-order/http';
import { AppliedPositions } from '../../platform/freshness/applied-positions.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import type { JsonText } from '../../platform/http/json-text.js';
import { type Page, textPageOf } from '../../platform/http/pages.js';
import { WorkOrderQueries } from './work-order.queries.js';

/** The lists of jobs. */
@Controller()
export class JobListController {
  constructor(
    @Inject(WorkOrderQueries) private readonly queries: WorkOrderQueries,
    @Inject(AppliedPositions) private readonly applied: AppliedPositions,
  ) {}

  @Handles(listWorkOrders)
  async list(call: Call<typeof listWorkOrders>): Promise<JsonText<Page<ListedWorkOrder>>> {
    const { page, page_size, sort, ...filter } = call.query;
    await this.applied.awaitFor(call);
    const { jobs, count } = await this.queries.list(call.caller.orgId, filter, { page, page_size, sort });
    return textPageOf(jobs, count, { page, page_size }, call.request);
  }

  @Handles(searchWorkOrders)
  async search(call: Call<typeof searchWorkOrders>): Promise<JsonText<Page<FoundWorkOrder>>> {
    await this.applied.awaitFor(call);
    const { jobs, count } = await this.queries.search(call.caller.orgId, call.body, call.query);
    return textPageOf(jobs, count, call.query, call.request);
  }
}
