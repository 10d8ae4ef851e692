import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { TestDatabase } from '@tallyport/database/testing/test-database';
import { type RunningChild, startChild } from '@tallyport/local/processes/child';
import { type Client, WithStartWorkflowOperation } from '@temporalio/client';
import { BareInserts } from '../bare-inserts.js';
import type { Timed } from './timed.js';

export interface BareUpdatePlace {
  readonly database: TestDatabase;
  readonly client: Client;
  readonly address: string;
  readonly logFile: string;
}

/** The bare side of P7's second figure: Update-with-Start of a workflow that only answers, then one bare INSERT of an event's bytes. */
export class BareUpdates implements Timed {
  private readonly workflowId = randomUUID();

  private constructor(
    private readonly client: Client,
    private readonly queue: string,
    private readonly inserts: BareInserts,
    private readonly worker: RunningChild,
  ) {}

  static async open({ database, client, address, logFile }: BareUpdatePlace): Promise<BareUpdates> {
    const queue = `bare-updates-${randomUUID()}`;
    const inserts = await BareInserts.open({ database, connections: 1, batch: 1 });
    const worker = await startChild({
      name: 'bare-update-worker',
      command: process.execPath,
      args: [join(import.meta.dirname, 'bare-update-worker.js'), address, client.options.namespace, queue],
      logFile,
    });
    const updates = new BareUpdates(client, queue, inserts, worker);
    await updates.update();
    return updates;
  }

  async once(): Promise<number> {
    const began = performance.now();
    await this.update();
    await this.inserts.one();
    return performance.now() - began;
  }

  /** Another bare INSERT. */
  async row(): Promise<void> {
    await this.inserts.one();
  }

  async close(): Promise<void> {
    await this.inserts.check();
    await this.client.workflow.getHandle(this.workflowId).terminate();
    await Promise.all([this.inserts.close(), this.worker.stop()]);
  }

  private async update(): Promise<void> {
    const startWorkflowOperation = new WithStartWorkflowOperation('bareUpdateWorkflow', {
      workflowId: this.workflowId,
      taskQueue: this.queue,
      workflowIdConflictPolicy: 'USE_EXISTING',
    });
    await this.client.workflow.executeUpdateWithStart('bare', { startWorkflowOperation, args: ['x'.repeat(500)], updateId: randomUUID() });
  }
}
