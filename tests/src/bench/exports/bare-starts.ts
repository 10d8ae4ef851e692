import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type RunningChild, startChild } from '@tallyport/local/processes/child';
import { someAtOnce } from '@tallyport/worker/freight-export/some-at-once';
import { type Client, WithStartWorkflowOperation } from '@temporalio/client';

/** Update-with-Start of a workflow of its own that only answers, for each of many, as many at once as ours hands over. */
export class BareStarts {
  private constructor(
    private readonly client: Client,
    private readonly queue: string,
    private readonly worker: RunningChild,
  ) {}

  static async open(client: Client, address: string, logFile: string): Promise<BareStarts> {
    const queue = `bare-starts-${randomUUID()}`;
    const worker = await startChild({
      name: 'bare-update-worker',
      command: process.execPath,
      args: [join(import.meta.dirname, '../upload/bare-update-worker.js'), address, client.options.namespace, queue],
      logFile,
    });
    const starts = new BareStarts(client, queue, worker);
    await starts.many(1, 1);
    return starts;
  }

  /** Answers how many milliseconds all of them took. What they started is ended, and not counted. */
  async many(count: number, atOnce: number): Promise<number> {
    const ids = Array.from({ length: count }, () => randomUUID());
    const began = performance.now();
    await someAtOnce(ids, atOnce, (id) => this.update(id));
    const took = performance.now() - began;
    await someAtOnce(ids, atOnce, (id) => this.client.workflow.getHandle(id).terminate());
    return took;
  }

  close(): Promise<void> {
    return this.worker.stop();
  }

  private async update(workflowId: string): Promise<void> {
    const startWorkflowOperation = new WithStartWorkflowOperation('bareUpdateWorkflow', {
      workflowId,
      taskQueue: this.queue,
      workflowIdConflictPolicy: 'USE_EXISTING',
    });
    await this.client.workflow.executeUpdateWithStart('bare', { startWorkflowOperation, args: ['x'.repeat(500)], updateId: randomUUID() });
  }
}
