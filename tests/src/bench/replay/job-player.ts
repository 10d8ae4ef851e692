import { randomUUID } from 'node:crypto';
import type { WorkOrderCommand } from '@tallyport/contracts/work-order/commands';
import { handOverSignal } from '@tallyport/workflows/support/messages';
import { InMemoryLog } from '@tallyport/workflows/testing/in-memory-log';
import { WORK_ORDER_WORKFLOW, workOrderStreamId, workOrderUpdate, workOrderWorkflowId } from '@tallyport/workflows/work-order/messages';
import { type Client, WithStartWorkflowOperation, type WorkflowHandle, WorkflowUpdateFailedError } from '@temporalio/client';
import { JobCommands } from './job-commands.js';
import type { JobScript, JobStep } from './job-scripts.js';

/** Plays jobs, all on one log in memory, and tells which runs came of each. */
export class JobPlayer {
  private readonly log = new InMemoryLog();

  constructor(private readonly client: Client) {}

  get activities() {
    return this.log.activities;
  }

  /** A job that goes on is cut off where it waits for the day to pass. */
  async play({ steps, loadFails, isHandedOver }: JobScript, taskQueue: string): Promise<WorkflowHandle[]> {
    const job = new PlayedJob(this.client, this.log, taskQueue);
    if (loadFails !== undefined) this.log.failAt('loadProcessStream', job.stream, loadFails);
    for (const step of steps) await job.take(step);
    await job.leave(isHandedOver === true);
    return job.runs();
  }
}

class PlayedJob {
  private readonly commands = new JobCommands();
  private readonly workflowId = workOrderWorkflowId(this.commands.workOrderId);
  readonly stream = workOrderStreamId(this.commands.workOrderId);
  private readonly runIds = new Set<string>();

  constructor(
    private readonly client: Client,
    private readonly log: InMemoryLog,
    private readonly taskQueue: string,
  ) {}

  async take({ request, fault }: JobStep): Promise<void> {
    const command = this.commands.of(request);
    if (fault === 'meets a quicker writer') this.log.slipBeforeAppends(this.stream, [this.commands.assigned()]);
    if (fault === 'meets two quicker writers')
      this.log.slipBeforeAppends(this.stream, [this.commands.assigned(), this.commands.assigned()]);
    if (fault === 'cannot be looked up') this.log.failAt('findRecordedCommand', this.stream, 3);
    if (fault === 'cannot be appended') this.log.failAt('appendEvents', this.stream, 3);
    if (fault === 'comes with another') await Promise.all([this.send(command), this.send(this.commands.of('assign'))]);
    else await this.send(command);
    if (fault === 'is sent again later') for (const request of ['back', 'forward'] as const) await this.send(this.commands.of(request));
    if (fault === 'is sent twice' || fault === 'is sent again later') await this.send(command);
    if (fault === 'is asked for again') await this.send(this.commands.of(request));
    this.runIds.add((await this.handle().describe()).runId);
  }

  async leave(isHandedOver: boolean): Promise<void> {
    const { status } = await this.handle().describe();
    // A job that was deleted has ended by itself, or is about to.
    if (status.name === 'RUNNING' && isHandedOver)
      await this.handle()
        .signal(handOverSignal)
        .catch(() => undefined);
    else if (status.name === 'RUNNING')
      await this.handle()
        .terminate()
        .catch(() => undefined);
    await this.handle()
      .result()
      .catch(() => undefined);
  }

  runs(): WorkflowHandle[] {
    return [...this.runIds].map((runId) => this.client.workflow.getHandle(this.workflowId, runId));
  }

  private handle(): WorkflowHandle {
    return this.client.workflow.getHandle(this.workflowId);
  }

  private async send(command: WorkOrderCommand): Promise<void> {
    const startWorkflowOperation = new WithStartWorkflowOperation(WORK_ORDER_WORKFLOW, {
      workflowId: this.workflowId,
      taskQueue: this.taskQueue,
      args: [{ orgId: this.commands.orgId, workOrderId: this.commands.workOrderId }],
      workflowIdConflictPolicy: 'USE_EXISTING',
    });
    const options = { startWorkflowOperation, args: [command] as [WorkOrderCommand], updateId: randomUUID() };
    try {
      await this.client.workflow.executeUpdateWithStart(workOrderUpdate, options);
    } catch (error) {
      // A refusal is part of a job's life.
      if (!(error instanceof WorkflowUpdateFailedError)) throw error;
    }
  }
}
