import { randomUUID } from 'node:crypto';
import type { Connection } from '@temporalio/client';
import { msToTs } from '@temporalio/common/lib/time.js';

export interface BareTemporal {
  readonly connection: Connection;
  readonly namespace: string;
}

/** The number of this command in Temporal's protocol. */
const SCHEDULE_ACTIVITY_TASK = 1;
const IDENTITY = 'bare';
/** A poll has to say how long it waits. */
const LIMIT_MS = 30_000;

/** The raw calls from a start to an activity: start, poll the workflow task, complete it with the activity, poll the activity. */
export class BareTasks {
  constructor(
    private readonly temporal: BareTemporal,
    private readonly queue: string,
  ) {}

  /** How many milliseconds the four calls took together, one after the other. */
  once(): Promise<number> {
    return this.temporal.connection.withDeadline(Date.now() + LIMIT_MS, () => this.callAll());
  }

  private async callAll(): Promise<number> {
    const { connection, namespace } = this.temporal;
    const service = connection.workflowService;
    const [workflowId, taskQueue, identity] = [randomUUID(), { name: this.queue }, IDENTITY];
    const began = performance.now();
    await service.startWorkflowExecution({
      namespace,
      identity,
      workflowId,
      taskQueue,
      requestId: randomUUID(),
      workflowType: { name: 'bare' },
    });
    const { taskToken } = await service.pollWorkflowTaskQueue({ namespace, taskQueue, identity });
    const activity = {
      activityId: '1',
      activityType: { name: 'bare' },
      taskQueue,
      startToCloseTimeout: msToTs('1m'),
      scheduleToCloseTimeout: msToTs('1m'),
    };
    await service.respondWorkflowTaskCompleted({
      namespace,
      identity,
      taskToken,
      commands: [{ commandType: SCHEDULE_ACTIVITY_TASK, scheduleActivityTaskCommandAttributes: activity }],
    });
    const { activityId } = await service.pollActivityTaskQueue({ namespace, taskQueue, identity });
    const took = performance.now() - began;
    if (activityId !== '1') throw new Error('the activity did not come');
    await service.terminateWorkflowExecution({ namespace, workflowExecution: { workflowId }, reason: 'measured' });
    return took;
  }
}
