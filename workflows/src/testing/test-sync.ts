import { randomUUID } from 'node:crypto';
import type { RequestSync, SyncCommand } from '@tallyport/contracts/freight-export/sync-commands';
import { WithStartWorkflowOperation } from '@temporalio/client';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import type { PageRead, SyncPage } from '../freight-sync/activities.js';
import { SYNC_WORKFLOW, syncStreamId, syncUpdate, syncWorkflowId } from '../freight-sync/messages.js';
import { EXPORTS_QUEUE } from '../task-queues.js';
import { InMemoryLog } from './in-memory-log.js';
import { withWorker } from './time-skipping.js';

const ORG = randomUUID();

/** A fetch with its log and the pages that it reads, served by workers of its own. */
export class TestSync {
  readonly id = randomUUID();
  readonly log = new InMemoryLog();
  readonly asked: (string | null)[] = [];

  constructor(
    private readonly environment: TestWorkflowEnvironment,
    private readonly read: (page: SyncPage, time: number) => Promise<PageRead>,
  ) {}

  get types() {
    return this.log.events(syncStreamId(this.id)).map(({ type }) => type.replace('sync.', ''));
  }

  /** Why it failed, where it did. */
  get failure() {
    return this.log.events(syncStreamId(this.id)).flatMap((event) => (event.type === 'sync.failed' ? [event.data] : []))[0];
  }

  get handle() {
    return this.environment.client.workflow.getHandle(syncWorkflowId(this.id));
  }

  private envelope() {
    const commandId = randomUUID();
    const actor = { kind: 'person' as const, userId: ORG };
    return { commandId, correlationId: commandId, orgId: ORG, syncId: this.id, actor, issuedAt: '2026-03-14T02:00:00.000Z' };
  }

  ask(kind: RequestSync['kind'] = 'organisations', issuedAt = '2026-03-14T02:00:00.000Z'): RequestSync {
    return { type: 'request-sync', ...this.envelope(), issuedAt, kind, systemId: ORG, workOrderId: null, key: null };
  }

  private get options() {
    const args: [{ orgId: string; syncId: string; workOrderId: null }] = [{ orgId: ORG, syncId: this.id, workOrderId: null }];
    return { workflowId: syncWorkflowId(this.id), taskQueue: this.id, args, workflowIdConflictPolicy: 'USE_EXISTING' as const };
  }

  send(command: SyncCommand) {
    return this.environment.client.workflow.executeUpdateWithStart(syncUpdate, {
      startWorkflowOperation: new WithStartWorkflowOperation(SYNC_WORKFLOW, this.options),
      args: [command],
      updateId: command.commandId,
    });
  }

  async resume(): Promise<void> {
    await this.environment.client.workflow.start(SYNC_WORKFLOW, this.options);
  }

  async waitFor(type: string): Promise<void> {
    while (!this.types.includes(type)) await this.environment.sleep(100);
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const readPage = (page: SyncPage) => {
      this.asked.push(page.after);
      return this.read(page, this.asked.length);
    };
    const outside = await Worker.create({
      connection: this.environment.nativeConnection,
      taskQueue: EXPORTS_QUEUE,
      activities: { readPage },
      maxHeartbeatThrottleInterval: 200,
    });
    try {
      return await outside.runUntil(withWorker(this.environment, this.id, this.log.activities, work));
    } finally {
      await this.handle.terminate().catch(() => undefined);
    }
  }
}
