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

  /**
   * How many milliseconds a run takes that has begun, to bring so many activities to a worker, one after the other: complete the workflow
   * task with the activity, poll the activity, complete it, poll the next workflow task.
   */
  chain(activities: number): Promise<number> {
    return this.temporal.connection.withDeadline(Date.now() + LIMIT_MS, () => this.callChain(activities));
  }

  private async callChain(activities: number): Promise<number> {
    const { connection, namespace } = this.temporal;
    const service = connection.workflowService;
    const [workflowId, taskQueue, identity] = [randomUUID(), { name: this.queue }, IDENTITY];
    await service.startWorkflowExecution({
      namespace,
      identity,
      workflowId,
      taskQueue,
      requestId: randomUUID(),
      workflowType: { name: 'bare' },
    });
    let { taskToken } = await service.pollWorkflowTaskQueue({ namespace, taskQueue, identity });
    const began = performance.now();
    for (let activity = 1; ; activity += 1) {
      await service.respondWorkflowTaskCompleted({ namespace, identity, taskToken, commands: [this.activity(String(activity))] });
      const polled = await service.pollActivityTaskQueue({ namespace, taskQueue, identity });
      if (polled.activityId !== String(activity)) throw new Error('the activity did not come');
      if (activity === activities) break;
      await service.respondActivityTaskCompleted({ namespace, identity, taskToken: polled.taskToken });
      ({ taskToken } = await service.pollWorkflowTaskQueue({ namespace, taskQueue, identity }));
    }
    const took = performance.now() - began;
    await service.terminateWorkflowExecution({ namespace, workflowExecution: { workflowId }, reason: 'measured' });
    return took;
  }

  private activity(activityId: string) {
    const attributes = {
      activityId,
      activityType: { name: 'bare' },
      taskQueue: { name: this.queue },
      startToCloseTimeout: msToTs('1m'),
      scheduleToCloseTimeout: msToTs('1m'),
    };
    return { commandType: SCHEDULE_ACTIVITY_TASK, scheduleActivityTaskCommandAttributes: attributes };
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
    await service.respondWorkflowTaskCompleted({ namespace, identity, taskToken, commands: [this.activity('1')] });
    const { activityId } = await service.pollActivityTaskQueue({ namespace, taskQueue, identity });
    const took = performance.now() - began;
    if (activityId !== '1') throw new Error('the activity did not come');
    await service.terminateWorkflowExecution({ namespace, workflowExecution: { workflowId }, reason: 'measured' });
    return took;
  }
}
