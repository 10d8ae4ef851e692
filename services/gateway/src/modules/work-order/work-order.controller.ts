import { Controller, Inject } from '@nestjs/common';
import {
  createWorkOrder,
  deleteWorkOrder,
  getWorkOrder,
  listWorkOrders,
  putWorkOrder,
  searchWorkOrders,
  updateAdditionalDetails,
  updateJobStatus,
  type WorkOrder,
} from '@tallyport/contracts/work-order/http';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import { AppliedPositions } from '../../platform/freshness/applied-positions.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import type { JsonText } from '../../platform/http/json-text.js';
import { type Page, type Paging, textPageOf } from '../../platform/http/pages.js';
import { JobAnswers } from './job-answers.js';
import type { JobFilter } from './job-filter.js';
import { JobGate } from './job-gate.js';
import { JobMoments } from './job-moments.js';
import { readVersion } from './read-version.js';
import { WorkOrderCommands } from './work-order.commands.js';
import { WorkOrderPresenter } from './work-order.presenter.js';
import { WorkOrderQueries } from './work-order.queries.js';

type ListCall = Pick<Call<typeof listWorkOrders>, 'caller' | 'request' | 'answerHeader'>;

@Controller()
export class WorkOrderController {
  constructor(
    @Inject(WorkOrderQueries) private readonly queries: WorkOrderQueries,
    @Inject(WorkOrderCommands) private readonly commands: WorkOrderCommands,
    @Inject(WorkOrderPresenter) private readonly presenter: WorkOrderPresenter,
    @Inject(JobAnswers) private readonly answers: JobAnswers,
    @Inject(JobGate) private readonly gate: JobGate,
    @Inject(JobMoments) private readonly moments: JobMoments,
    @Inject(AppliedPositions) private readonly applied: AppliedPositions,
  ) {}

  @Handles(listWorkOrders)
  list(call: Call<typeof listWorkOrders>): Promise<JsonText<Page<WorkOrder>>> {
    const { page, page_size, ...filter } = call.query;
    return this.page(call, filter, { page, page_size });
  }

  @Handles(searchWorkOrders)
  search(call: Call<typeof searchWorkOrders>): Promise<JsonText<Page<WorkOrder>>> {
    return this.page(call, call.body, call.query);
  }

  @Handles(getWorkOrder)
  async one(call: Call<typeof getWorkOrder>): Promise<WorkOrder> {
    const { params, query, caller } = call;
    if (query.as_of !== undefined) {
      const { job } = await this.moments.at(caller.orgId, params.id, query.as_of);
      return this.presenter.presentOne(caller.orgId, job);
    }
    await this.applied.awaitFor(call);
    const job = (await this.queries.one(caller.orgId, params.id)) ?? (await this.recorded(caller.orgId, params.id));
    return this.presenter.presentOne(caller.orgId, job);
  }

  @Handles(createWorkOrder)
  async create(call: Call<typeof createWorkOrder>): Promise<WorkOrder> {
    const place = await this.commands.receive(call.caller, call.body, commandIdentity(createWorkOrder, call));
    return this.answers.after(call, place);
  }

  @Handles(putWorkOrder)
  async put(call: Call<typeof putWorkOrder>): Promise<WorkOrder> {
    const { caller, params, request } = call;
    const { stream_position: version, ...sent } = call.body;
    const now = await this.gate.require(caller.orgId, params.id);
    const read = await readVersion(request.headers['if-match'] ?? version, now, (position) =>
      this.gate.viewAt(caller.orgId, params.id, position),
    );
    const place = await this.commands.amend(caller, params.id, sent, read, commandIdentity(putWorkOrder, call));
    return this.answers.after(call, place ?? { workOrderId: params.id, streamPosition: now.stream_position });
  }

  @Handles(updateAdditionalDetails)
  async amendDetails(call: Call<typeof updateAdditionalDetails>): Promise<WorkOrder> {
    const { caller, params, body } = call;
    const now = await this.gate.require(caller.orgId, params.id);
    const place = await this.commands.amend(caller, params.id, body, now, commandIdentity(updateAdditionalDetails, call));
    return this.answers.after(call, place ?? { workOrderId: params.id, streamPosition: now.stream_position });
  }

  @Handles(updateJobStatus)
  async changeStatus(call: Call<typeof updateJobStatus>): Promise<WorkOrder> {
    await this.gate.require(call.caller.orgId, call.params.id);
    const place = await this.commands.changeStatus(call.caller, call.params.id, call.body, commandIdentity(updateJobStatus, call));
    return this.answers.after(call, place);
  }

  @Handles(deleteWorkOrder)
  async delete(call: Call<typeof deleteWorkOrder>): Promise<void> {
    const { caller, params } = call;
    const identity = commandIdentity(deleteWorkOrder, call);
    if (await this.gate.hasRecorded(caller.orgId, params.id, identity.commandId)) return;
    await this.gate.require(caller.orgId, params.id);
    await this.commands.delete(caller, params.id, identity);
  }

  private async page(call: ListCall, filter: JobFilter, paging: Paging): Promise<JsonText<Page<WorkOrder>>> {
    await this.applied.awaitFor(call);
    const { jobs, count } = await this.queries.list(call.caller.orgId, filter, paging);
    return textPageOf(jobs, count, paging, call.request);
  }

  /** A job that no read model has reached yet is there all the same. */
  private async recorded(orgId: string, workOrderId: string) {
    return this.queries.withSurroundings(orgId, await this.gate.require(orgId, workOrderId));
  }
}
