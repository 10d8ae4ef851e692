import { Controller, Inject } from '@nestjs/common';
import {
  createWorkOrder,
  deleteWorkOrder,
  getWorkOrder,
  putWorkOrder,
  updateAdditionalDetails,
  updateJobStatus,
  type WorkOrder,
} from '@tallyport/contracts/work-order/http';
import type { JobView } from '@tallyport/domain/work-order/fold-job';
import type { Member } from '../../platform/auth/caller.js';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import { AppliedPositions } from '../../platform/freshness/applied-positions.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { JobAnswers } from './job-answers.js';
import { JobGate, type OpenJob } from './job-gate.js';
import { JobMoments, NOW } from './job-moments.js';
import { ReadOnlyFields } from './read-only-fields.js';
import { readVersion } from './read-version.js';
import { type JobPlace, WorkOrderCommands } from './work-order.commands.js';
import { WorkOrderPresenter } from './work-order.presenter.js';
import { WorkOrderQueries } from './work-order.queries.js';

@Controller()
export class WorkOrderController {
  constructor(
    @Inject(WorkOrderQueries) private readonly queries: WorkOrderQueries,
    @Inject(WorkOrderCommands) private readonly commands: WorkOrderCommands,
    @Inject(WorkOrderPresenter) private readonly presenter: WorkOrderPresenter,
    @Inject(JobAnswers) private readonly answers: JobAnswers,
    @Inject(JobGate) private readonly gate: JobGate,
    @Inject(JobMoments) private readonly moments: JobMoments,
    @Inject(ReadOnlyFields) private readonly readOnly: ReadOnlyFields,
    @Inject(AppliedPositions) private readonly applied: AppliedPositions,
  ) {}

  @Handles(getWorkOrder)
  async one(call: Call<typeof getWorkOrder>): Promise<WorkOrder> {
    const { params, query, caller } = call;
    return this.presenter.presentOne(
      caller.orgId,
      query.as_of === undefined ? await this.now(call) : await this.asOf(caller, params.id, query.as_of),
    );
  }

  @Handles(createWorkOrder)
  async create(call: Call<typeof createWorkOrder>): Promise<WorkOrder> {
    const place = await this.commands.receive(call.caller, call.body, commandIdentity(createWorkOrder, call));
    return this.answers.after(call, place);
  }

  @Handles(putWorkOrder)
  async put(call: Call<typeof putWorkOrder>): Promise<WorkOrder> {
    const { caller, params, body, request } = call;
    const job = await this.gate.open(caller.orgId, params.id);
    const read = readVersion(request.headers['if-match'] ?? body.stream_position, job);
    // If-Match says what the details are compared with; what the rest of the body was read at, it says itself.
    const told = body.stream_position === undefined ? read : readVersion(body.stream_position, job);
    await this.readOnly.requireUnchanged(caller.orgId, body, told);
    const place = await this.commands.amend(caller, params.id, body, read, commandIdentity(putWorkOrder, call));
    return this.answers.after(call, place ?? placeOf(job), job);
  }

  @Handles(updateAdditionalDetails)
  async amendDetails(call: Call<typeof updateAdditionalDetails>): Promise<WorkOrder> {
    const { caller, params, body, request } = call;
    const job = await this.gate.open(caller.orgId, params.id);
    const read = readVersion(request.headers['if-match'] ?? body.stream_position, job);
    const place = await this.commands.amend(caller, params.id, body, read, commandIdentity(updateAdditionalDetails, call));
    return this.answers.after(call, place ?? placeOf(job), job);
  }

  @Handles(updateJobStatus)
  async changeStatus(call: Call<typeof updateJobStatus>): Promise<WorkOrder> {
    const job = await this.gate.open(call.caller.orgId, call.params.id);
    const place = await this.commands.changeStatus(call.caller, call.params.id, call.body, commandIdentity(updateJobStatus, call));
    return this.answers.after(call, place, job);
  }

  @Handles(deleteWorkOrder)
  async delete(call: Call<typeof deleteWorkOrder>): Promise<void> {
    const { caller, params } = call;
    const identity = commandIdentity(deleteWorkOrder, call);
    if (await this.gate.hasRecorded(caller.orgId, params.id, identity.commandId)) return;
    await this.gate.require(caller.orgId, params.id);
    await this.commands.delete(caller, params.id, identity);
  }

  /** A job that no read model has reached yet is there all the same, and to an auditor one that is deleted. */
  private async now(call: Call<typeof getWorkOrder>): Promise<JobView> {
    const { caller, params } = call;
    await this.applied.awaitFor(call);
    const shown = await this.queries.one(caller.orgId, params.id);
    if (shown !== null) return shown;
    const recorded = await this.gate.readable(caller, params.id);
    return recorded.deleted ? this.asOf(caller, params.id, NOW) : this.queries.withSurroundings(caller.orgId, recorded);
  }

  private async asOf(caller: Member, workOrderId: string, asOf: string): Promise<JobView> {
    await this.gate.readable(caller, workOrderId);
    return (await this.moments.at(caller.orgId, workOrderId, asOf)).job;
  }
}

function placeOf({ now }: OpenJob): JobPlace {
  return { workOrderId: now.id, streamPosition: now.stream_position };
}
