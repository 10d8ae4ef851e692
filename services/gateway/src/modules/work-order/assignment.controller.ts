import { Controller, Inject } from '@nestjs/common';
import { allocateAssignee, updateBroker, updateCompiler, type WorkOrder } from '@tallyport/contracts/work-order/http';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { JobAnswers } from './job-answers.js';
import { JobGate } from './job-gate.js';
import { WorkOrderCommands } from './work-order.commands.js';

/** Who compiles a job and who lodges it. */
@Controller()
export class AssignmentController {
  constructor(
    @Inject(WorkOrderCommands) private readonly commands: WorkOrderCommands,
    @Inject(JobAnswers) private readonly answers: JobAnswers,
    @Inject(JobGate) private readonly gate: JobGate,
  ) {}

  @Handles(allocateAssignee)
  async allocate(call: Call<typeof allocateAssignee>): Promise<WorkOrder> {
    const { caller, params, body } = call;
    const job = await this.gate.open(caller.orgId, params.id);
    const identity = commandIdentity(allocateAssignee, call);
    return this.answers.after(call, await this.commands.assign(caller, params.id, body.user_type, body.user_id, identity), job);
  }

  @Handles(updateCompiler)
  async compiler(call: Call<typeof updateCompiler>): Promise<WorkOrder> {
    const { caller, params, body } = call;
    const job = await this.gate.open(caller.orgId, params.id);
    const identity = commandIdentity(updateCompiler, call);
    return this.answers.after(call, await this.commands.assign(caller, params.id, 'compiler', body.user_id, identity), job);
  }

  @Handles(updateBroker)
  async broker(call: Call<typeof updateBroker>): Promise<WorkOrder> {
    const { caller, params, body } = call;
    const job = await this.gate.open(caller.orgId, params.id);
    const identity = commandIdentity(updateBroker, call);
    return this.answers.after(call, await this.commands.assign(caller, params.id, 'broker', body.user_id, identity), job);
  }
}
